import { withItem, withoutItems } from '@marquee/domain/cart/change-cart.ts';
import { useTranslations } from 'use-intl';
import { sendEvent } from '../../../shell/consent/data-layer.ts';
import { useToast } from '../../../ui/toast.tsx';
import { announceAdded } from '../cart/added-to-cart.ts';
import { cartItems, changeCart, useCart } from '../cart/cart-store.ts';
import { cartItemOf } from './cart-item-of.ts';
import type { useLines } from './use-lines.ts';

type ReadLines = ReturnType<typeof useLines>['lines'];

/** Puts all complete lines into the cart; the item they came from gives way. */
export function useAddToCart(cartIndex: number | undefined) {
  const t = useTranslations('ordering.cart');
  const toast = useToast();
  const isEditing = useCart().some(({ index }) => index === cartIndex);
  function addToCart(lines: ReadLines, options: { subtotal: string; isFrozen: boolean }) {
    const kept = withoutItems(cartItems(), cartIndex === undefined ? [] : [cartIndex]);
    const added = lines.flatMap(({ line, service, place }) =>
      service && place !== undefined ? cartItemOf(line, service, options) : [],
    );
    changeCart(added.reduce(withItem, kept));
    sendEvent('add_to_cart', {
      items: added.map(({ serviceId, quantity }) => ({ id: serviceId, quantity })),
    });
    announceAdded();
    // Phones have the banner at the foot of the screen.
    if (!window.matchMedia('(width <= 725px)').matches) toast({ title: t('added'), tone: 'success' });
  }
  return { addToCart, isEditing };
}
