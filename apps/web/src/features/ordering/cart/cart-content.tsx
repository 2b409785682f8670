import { groupCart, lowValueTier, withChangedItem, withoutItems } from '@marquee/domain/cart/cart.ts';
import type { CartItem } from '@marquee/domain/cart/cart-item.ts';

import { parseMoney } from '@marquee/domain/money/money.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { setCookie } from '../../../lib/cookies.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CheckoutExtras, CheckoutFields, CheckoutNotices, TermsNote } from '../checkout/checkout-fields.tsx';
import { CostSummary } from '../checkout/cost-summary.tsx';
import { PayButton } from '../checkout/pay-button.tsx';
import { preventEnterSubmit } from '../checkout/prevent-enter-submit.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useLineCosts } from '../checkout/use-line-costs.ts';
import { useFocusRefused } from '../checkout/use-refusals.ts';
import { CartGroupCard } from './cart-group-card.tsx';
import { cartLine } from './cart-line.ts';
import { clearCartLater } from './cart-storage.ts';
import { cartCouponKey, cartItems, changeCart } from './cart-store.ts';

const days = 21;

interface CartContentProps {
  items: readonly CartItem[];
  onClose(): void;
}

export function CartContent({ items, onClose }: CartContentProps) {
  const t = useTranslations('ordering');
  const actions = useTranslations('common.actions');
  const [edited, setEdited] = useState<number>();
  const [isClearing, setClearing] = useState(false);
  const [isConverting, setConverting] = useState(false);
  const checkout = useCheckout({
    lines: items.map(cartLine),
    orderType: 'shop',
    source: items.some(({ isServicesFreezed }) => isServicesFreezed) ? 'buy_page' : 'cart',
    couponKey: cartCouponKey,
    onRaise: (index, quantity) => changeCart(withChangedItem(cartItems(), index, { quantity })),
    onPlaced: (isPaid) => {
      unmarkCart();
      if (isPaid) changeCart([]);
      else clearCartLater();
      onClose();
    },
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusRefused(element, checkout);
  useMarkAbandonedCart(checkout.cost?.total);

  function remove(indexes: readonly number[]) {
    const left = withoutItems(items, indexes);
    if (left.length === 0) setClearing(true);
    else changeCart(left);
  }
  const costs = new Map(
    checkout.cost?.items.flatMap(({ services }) => services).map((line) => [line.index, line.cost]),
  );
  const costTexts = useLineCosts(checkout.cost);
  const errors = new Map(
    items.map((item, position) => [item.index, Object.values(checkout.errors.lines.get(position) ?? {})]),
  );
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onKeyDown={preventEnterSubmit}
      className="flex flex-col gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        checkout.submit();
      }}
    >
      {groupCart(items).map((group) => (
        <CartGroupCard
          key={`${group.networkId} ${group.url}`}
          group={group}
          getSubtotal={(item) => costs.get(item.index) ?? item.subtotal}
          getCostText={(item) => costTexts.get(item.index)}
          getErrors={(index) => errors.get(index) ?? []}
          edited={edited}
          onEdit={(index) => setEdited((current) => (current === index ? undefined : index))}
          onRemove={remove}
          onLeave={onClose}
          onConverting={setConverting}
        />
      ))}
      <CostSummary {...checkout} totalLabel={t('cart.total')} />
      <CheckoutFields checkout={checkout} />
      <CheckoutNotices checkout={checkout} />
      <PayButton checkout={checkout} isBlocked={isConverting} />
      <CheckoutExtras checkout={checkout} />
      <TermsNote />
      <ConfirmDialog
        open={isClearing}
        title={t('cart.clearTitle')}
        consequence={t('cart.clearText')}
        confirmLabel={t('cart.clear')}
        cancelLabel={actions('cancel')}
        danger
        onCancel={() => setClearing(false)}
        onConfirm={() => {
          unmarkCart();
          checkout.setCoupon('');
          changeCart([]);
        }}
      />
    </form>
  );
}

/** Records a cart that is closed with something in it. */
function useMarkAbandonedCart(total: string | undefined): void {
  const latest = useRef(total);
  latest.current = total ?? latest.current;
  useEffect(() => () => markAbandonedCart(cartItems().length, latest.current ?? ''), []);
}

/** Cookies for the panel's reminders: that a cart was left unpaid, and how small it was. */
function markAbandonedCart(count: number, total: string): void {
  if (count === 0) return;
  setCookie('abandoned_cart', String(count), days);
  const amount = parseMoney(total);
  const tier = amount === undefined ? undefined : lowValueTier(amount);
  setCookie('low_value_cart', tier === undefined ? '' : String(tier), tier === undefined ? 0 : days);
  sessionStorage.setItem('low_value_cart', total);
}

function unmarkCart(): void {
  setCookie('abandoned_cart', '', 0);
  setCookie('low_value_cart', '', 0);
  sessionStorage.removeItem('low_value_cart');
}
