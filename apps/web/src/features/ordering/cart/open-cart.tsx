import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';

const loadDrawer = () => import('./cart-drawer.tsx');
const CartDrawer = lazyComponent(async () => (await loadDrawer()).CartDrawer);

/** Going to another page closes it, as a press beside it does. */
export function openCart(): void {
  openOverlay(({ open, close }) => <CartDrawer open={open} onClose={close} />);
}

/** With the first sign that it is wanted. */
export function prepareCart(): void {
  void loadDrawer();
}
