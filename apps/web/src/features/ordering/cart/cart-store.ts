import { type CartItem, readCart } from '@marquee/domain/cart/cart-item.ts';
import { useSyncExternalStore } from 'react';
import { keepCart, keptCart, subscribeToCart } from './cart-storage.ts';

const nothing: readonly CartItem[] = [];

/** The last text and what it says: the same items as long as nothing changes. */
let known: { text: string | null; items: readonly CartItem[] } | undefined;

export function cartItems(): readonly CartItem[] {
  const text = keptCart();
  if (!known || known.text !== text) known = { text, items: readCart(text) };
  return known.items;
}

export function changeCart(next: readonly CartItem[]): void {
  keepCart(JSON.stringify(next));
}

/** The server knows no cart: the first render has none either. */
export function useCart(): readonly CartItem[] {
  return useSyncExternalStore(subscribeToCart, cartItems, () => nothing);
}
