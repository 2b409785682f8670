import { useSyncExternalStore } from 'react';
import { readCookies, setCookie } from '../../../lib/cookies.ts';

const storageKey = 'shop';
const clearFlag = 'clear_cart';
const maxItems = 100;
const listeners = new Set<() => void>();

/** The stored cart as text; parsing it is part of the cart's own lazy code. */
export function storedCart(): string | null {
  if (readCookies(document.cookie).get(clearFlag) === '1') {
    setCookie(clearFlag, '', 0);
    localStorage.removeItem(storageKey);
  }
  return localStorage.getItem(storageKey);
}

export function storeCart(text: string): void {
  localStorage.setItem(storageKey, text);
  for (const listener of listeners) listener();
}

/** The payment continues elsewhere, so the cart is emptied when the next page opens. */
export function clearCartLater(): void {
  setCookie(clearFlag, '1', 1);
}

export function subscribeToCart(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Number of items. The server has no cart, so the first render has none either. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribeToCart, storedCount, () => 0);
}

function storedCount(): number {
  try {
    const items: unknown = JSON.parse(storedCart() ?? '[]');
    return Array.isArray(items) ? Math.min(items.length, maxItems) : 0;
  } catch {
    return 0;
  }
}
