import { useQuery } from '@tanstack/react-query';
import { useCartCount } from '../../features/ordering/cart/cart-storage.ts';
import { openCart, prepareCart } from '../../features/ordering/cart/open-cart.tsx';
import { useServices } from '../../lib/use-services.ts';
import { RootLayout } from '../../shell/layout/root-layout.tsx';
import { CartButton } from '../../shell/navigation/cart-button.tsx';
import { networksQuery } from '../../shell/navigation/networks.ts';
import { useIdle } from '../../shell/overlays/use-idle.ts';

/** The layout around every page, with the cart's buttons. */
export function StorefrontLayout() {
  return <RootLayout cart={<Cart place="header" />} shop={<Cart place="bar" />} />;
}

/** The cart shows items by network, so it opens only once networks have loaded. */
function Cart({ place }: { place: 'header' | 'bar' }) {
  const count = useCartCount();
  const isIdle = useIdle();
  const { data: networks } = useQuery({ ...networksQuery(useServices()), enabled: isIdle });
  return (
    <CartButton place={place} count={count} disabled={!networks} onOpen={openCart} onNear={prepareCart} />
  );
}
