import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';

const loadDrawer = () => import('./cart-drawer.tsx');
const CartDrawer = lazyComponent(async () => (await loadDrawer()).CartDrawer);

/** Closes on navigation or a press outside. */
export function openCart(): void {
  openOverlay(({ open, close }) => <CartDrawer open={open} onClose={close} />);
}

/** Preloads the drawer at the first sign that it is needed. */
export function prepareCart(): void {
  void loadDrawer();
}
