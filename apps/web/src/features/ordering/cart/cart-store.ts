import { type CartItem, readCart } from '@marquee/domain/cart/cart-item.ts';
import { useSyncExternalStore } from 'react';
import { storeCart, storedCart, subscribeToCart } from './cart-storage.ts';

const nothing: readonly CartItem[] = [];

/** The last stored text and its items, so that the items keep their identity while nothing changes. */
let known: { text: string | null; items: readonly CartItem[] } | undefined;

export function cartItems(): readonly CartItem[] {
  const text = storedCart();
  if (!known || known.text !== text) known = { text, items: readCart(text) };
  return known.items;
}

export function changeCart(next: readonly CartItem[]): void {
  storeCart(JSON.stringify(next));
}

/** The server has no cart, so the first render has none either. */
export function useCart(): readonly CartItem[] {
  return useSyncExternalStore(subscribeToCart, cartItems, () => nothing);
}

/** Session storage key: the banner shows the price with the coupon entered in the cart. */
export const cartCouponKey = 'shop_coupon';

export function cartCoupon(): string {
  return sessionStorage.getItem(cartCouponKey) ?? '';
}
