import { withItems, withoutItems } from '@marquee/domain/cart/cart.ts';
import type { CartItem } from '@marquee/domain/cart/cart-item.ts';
import { useEffect, useRef, useState } from 'react';
import { sendEvent } from '../../../shell/consent/analytics.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { announceAdded } from '../cart/added-to-cart.tsx';
import { cartItems, changeCart, useCart } from '../cart/cart-store.ts';
import type { LineChanges } from './line/form-line.ts';
import { toCartItem } from './line/to-cart-item.ts';
import type { useLines } from './line/use-lines.ts';

type ReadLines = ReturnType<typeof useLines>['lines'];

interface Priced {
  /** By the line's index in the request. */
  getSubtotal(place: number): string;
  isFrozen: boolean;
}

/** Adds all complete lines to the cart, or none if it has no room; replaces the item being edited. */
export function useAddToCart(cartIndex: number | undefined, change: (changes: LineChanges) => void) {
  const t = useTranslations('ordering.cart');
  const toast = useToast();
  const items = useCart();
  const [refusal, setRefusal] = useState<{ items: readonly CartItem[] }>();
  const edited = items.find(({ index }) => index === cartIndex);
  useRestoreItem(edited, change);
  function addToCart(lines: ReadLines, { getSubtotal, isFrozen }: Priced): boolean {
    const others = withoutItems(cartItems(), cartIndex === undefined ? [] : [cartIndex]);
    const added = lines.flatMap(({ line, service, place }) =>
      service && place !== undefined
        ? toCartItem(line, service, { subtotal: getSubtotal(place), isFrozen })
        : [],
    );
    const next = withItems(others, added);
    if (!next) {
      setRefusal({ items: cartItems() });
      return false;
    }
    changeCart(next);
    sendEvent('add_to_cart', {
      items: added.map(({ serviceId, serviceName, quantity }) => ({
        item_id: String(serviceId),
        item_name: serviceName,
        quantity,
      })),
    });
    announceAdded();
    // Phones show the banner at the bottom instead.
    if (!window.matchMedia('(width <= 725px)').matches) toast({ title: t('added'), tone: 'success' });
    return true;
  }
  return {
    addToCart,
    isEditing: edited !== undefined,
    /** New with each refusal, and cleared by the first change of the cart. */
    refusal: refusal?.items === items ? refusal : undefined,
  };
}

/** The address has most fields; texts, places and guarantee are read from the cart item. */
function useRestoreItem(item: CartItem | undefined, change: (changes: LineChanges) => void): void {
  const isRestored = useRef(false);
  useEffect(() => {
    if (!item || isRestored.current) return;
    isRestored.current = true;
    change({
      targets: Object.fromEntries(
        item.targetableValues.map(({ targetId, values }) => [targetId, values.join('\n')]),
      ),
      countries: item.countries,
      isGuarantee: item.isGuarantee,
      name: item.orderName ?? '',
    });
  }, [item, change]);
}
