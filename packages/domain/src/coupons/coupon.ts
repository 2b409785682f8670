import { type Money, smaller, zero } from '../money/money.ts';
import { applyPpm, type Ppm } from '../money/ratio.ts';

export const couponTypes = ['discount', 'bonus', 'cashback'] as const;
export type CouponType = (typeof couponTypes)[number];

export const couponCalculations = ['percent', 'fixed'] as const;
export type CouponCalculation = (typeof couponCalculations)[number];

export interface CouponTerms {
  type: CouponType;
  calculation: CouponCalculation;
  /** Used by `percent` only. */
  ratePpm: Ppm;
  /** Used by `fixed` only. */
  amount: Money;
  /** Below it the coupon does nothing. */
  minAmount: Money;
}

/** What a coupon is worth on an amount. Goes to the customer, so it is rounded down; never more than the amount. */
export function couponBonus(terms: CouponTerms, amount: Money): Money {
  if (amount < terms.minAmount) return zero;
  const worth = terms.calculation === 'percent' ? applyPpm(amount, terms.ratePpm, 'down') : terms.amount;
  return smaller(worth, amount);
}
