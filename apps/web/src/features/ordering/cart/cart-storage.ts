import { useSyncExternalStore } from 'react';
import { readCookies, setCookie } from '../../../lib/cookies.ts';

const storageKey = 'shop';
const clearFlag = 'clear_cart';
const mostItems = 100;
const listeners = new Set<() => void>();

/** The stored cart as text; parsing it is part of the cart's own lazy code. */
export function keptCart(): string | null {
  if (readCookies(document.cookie).get(clearFlag) === '1') {
    setCookie(clearFlag, '', 0);
    localStorage.removeItem(storageKey);
  }
  return localStorage.getItem(storageKey);
}

export function keepCart(text: string): void {
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
  return useSyncExternalStore(subscribeToCart, keptCount, () => 0);
}

function keptCount(): number {
  try {
    const kept: unknown = JSON.parse(keptCart() ?? '[]');
    return Array.isArray(kept) ? Math.min(kept.length, mostItems) : 0;
  } catch {
    return 0;
  }
}
