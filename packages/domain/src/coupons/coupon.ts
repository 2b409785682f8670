import { type Money, money, smaller, zero } from '../money/money.ts';
import { applyPpm, type Ppm } from '../money/ratio.ts';
import { divideDown } from '../money/rounding.ts';

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

interface CashbackTerms {
  /** The part of the checkout that the coupon covers, and the cashback it promised on that. */
  amount: Money;
  bonus: Money;
  /** Already paid out for other orders of the checkout. */
  paid: Money;
}

/** The part of a promised cashback that one order earns with the amount kept after refunds; rounded down. */
export function cashbackShare({ amount, bonus, paid }: CashbackTerms, kept: Money): Money {
  if (kept <= zero || amount <= zero) return zero;
  const share = money(divideDown(bonus * smaller(kept, amount), amount));
  return smaller(share, money(bonus - paid));
}
