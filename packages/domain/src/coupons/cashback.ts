import { type Money, money, smaller, zero } from '../money/money.ts';
import { divideDown } from '../money/rounding.ts';

interface CashbackTerms {
  /** What the whole checkout was worth to the coupon, and what it promised on it. */
  amount: Money;
  bonus: Money;
  /** Given back for other orders of the checkout. */
  paid: Money;
}

/** The part of a promised cashback that one order earned by what was kept of it; rounded down. */
export function cashbackShare({ amount, bonus, paid }: CashbackTerms, kept: Money): Money {
  if (kept <= zero || amount <= zero) return zero;
  const share = money(divideDown(bonus * smaller(kept, amount), amount));
  return smaller(share, money(bonus - paid));
}
