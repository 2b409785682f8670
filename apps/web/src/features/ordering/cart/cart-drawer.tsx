import { useEffect, useRef } from 'react';
import { useLazyPhrases } from '../../../shell/overlays/use-lazy-phrases.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CartContent } from './cart-content.tsx';
import { useCart } from './cart-store.ts';

interface CartDrawerProps {
  open: boolean;
  onClose(): void;
}

export function CartDrawer(props: CartDrawerProps) {
  return useLazyPhrases(['ordering', 'coupons']) ? <Drawer {...props} /> : null;
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

function EmptyCart() {
  const t = useTranslations('ordering.cart.empty');
  const isGuest = useProfile() === null;
  const place = useRef<HTMLDivElement>(null);
  // After clearing, the focused item and the dialog are gone, so focus is set again.
  useEffect(() => {
    const frame = requestAnimationFrame(() => place.current?.querySelector('a')?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={place}>
      <EmptyState
        illustration="orders"
        title={t('title')}
        text={t('text')}
        action={
          <>
            <LinkButton href="/orders/create" variant="primary">
              {t('action')}
            </LinkButton>
            {isGuest && <LinkButton href="/login">{t('signIn')}</LinkButton>}
          </>
        }
      />
    </div>
  );
}
