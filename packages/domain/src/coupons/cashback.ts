import { type Money, money, smaller, zero } from '../money/money.ts';
import { divideDown } from '../money/rounding.ts';

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
