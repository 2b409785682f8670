import '../../../styles/pages.css';
import { useTranslations } from 'use-intl';
import { useLazyPhrases } from '../../../shell/overlays/use-lazy-phrases.ts';
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx';
import { CartContent } from './cart-content.tsx';
import { useCart } from './cart-store.ts';
import { EmptyCart } from './empty-cart.tsx';

interface CartDrawerProps {
  open: boolean;
  onClose(): void;
}

export function CartDrawer(props: CartDrawerProps) {
  return useLazyPhrases(['ordering']) ? <Drawer {...props} /> : null;
}

function Drawer({ open, onClose }: CartDrawerProps) {
  const t = useTranslations('ordering.cart');
  const actions = useTranslations('common.actions');
  const items = useCart();
  return (
    <SideSheet open={open} onClose={onClose} title={t('title')} closeLabel={actions('back')} width="cart">
      {items.length === 0 ? <EmptyCart /> : <CartContent items={items} onClose={onClose} />}
    </SideSheet>
  );
}
