import { useEffect } from 'react';
import { useServices } from '../../../lib/use-services.ts';

/** Once the page is idle, prefetches what the visitor probably needs next. */
export function usePrefetch(): void {
  const services = useServices();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    const later = window.setTimeout(async () => {
      const { startPrefetch } = await import('./prefetch.ts');
      if (!isLeft) stop = startPrefetch(services);
    }, 3000);
    return () => {
      isLeft = true;
      clearTimeout(later);
      stop?.();
    };
  }, [services]);
}
