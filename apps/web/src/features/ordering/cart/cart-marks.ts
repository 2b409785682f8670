import { lowValueTier } from '@marquee/domain/cart/low-value-tier.ts';
import { parseMoney } from '@marquee/domain/money/money.ts';
import { setCookie } from '../../../lib/cookies.ts';

const days = 21;

/** A cart that was closed unpaid is remembered, and how small it was: the panel may come back to it. */
export function markLeftCart(count: number, total: string): void {
  if (count === 0) return;
  setCookie('abandoned_cart', String(count), days);
  const amount = parseMoney(total);
  const tier = amount === undefined ? undefined : lowValueTier(amount);
  setCookie('low_value_cart', tier === undefined ? '' : String(tier), tier === undefined ? 0 : days);
  sessionStorage.setItem('low_value_cart', total);
}

export function unmarkCart(): void {
  setCookie('abandoned_cart', '', 0);
  setCookie('low_value_cart', '', 0);
  sessionStorage.removeItem('low_value_cart');
}
