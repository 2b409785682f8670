import { useEffect } from 'react';
import { firstInteraction } from '../../../lib/first-interaction.ts';
import { useServices } from '../../../lib/use-services.ts';

/** Lets what the first interaction asks for come first. */
const pause = 1000;

/** Once the visitor has begun to use the page, prefetches what they probably need next. */
export function usePrefetch(): void {
  const services = useServices();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let later: number | undefined;
    let isLeft = false;
    void firstInteraction.then(() => {
      if (isLeft) return;
      later = window.setTimeout(async () => {
        const { startPrefetch } = await import('./prefetch.ts');
        if (!isLeft) stop = startPrefetch(services);
      }, pause);
    });
    return () => {
      isLeft = true;
      clearTimeout(later);
      stop?.();
    };
  }, [services]);
}
