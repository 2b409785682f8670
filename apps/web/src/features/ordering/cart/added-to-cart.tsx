import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';

const CartBanner = lazyComponent(async () => (await import('./cart-banner.tsx')).CartBanner);

const shownFor = 5000;

let hide: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the banner for a moment after something was added, on whatever page is open. */
export function announceAdded(): void {
  clearTimeout(timer);
  hide ??= openOverlay(() => <CartBanner />, { outlivesPage: true, exitMilliseconds: 0 });
  timer = setTimeout(() => {
    hide?.();
    hide = undefined;
  }, shownFor);
}
