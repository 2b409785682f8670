import type { AppServices } from '../../../lib/app-services.ts';
import { serviceQuery } from '../../../product/catalogue/service-query.ts';
import { savesData } from './saves-data.ts';

const hoverPause = 100;

/** Prefetches the code of long lists and the service page, and the data of a service being hovered. */
export function startPrefetch(services: AppServices): () => void {
  if (savesData(navigator)) return () => undefined;
  void import('./virtual-items.tsx').catch(() => undefined);
  void import('../service-page/service-page.tsx').catch(() => undefined);
  let timer = 0;
  const point = ({ target }: Event) => {
    clearTimeout(timer);
    const link = (target as Element).closest?.('a[href*="/services/"]');
    const slug = link && /\/services\/([^/?#]+)/.exec(link.getAttribute('href') ?? '')?.[1];
    if (!slug) return;
    timer = window.setTimeout(
      () => void services.queryClient.prefetchQuery(serviceQuery(services, decodeURIComponent(slug))),
      hoverPause,
    );
  };
  document.addEventListener('pointerover', point, { passive: true });
  document.addEventListener('focusin', point);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', point);
    document.removeEventListener('focusin', point);
  };
}
