import { type Money, zero } from '../money/money.ts';
import { applyPpm, type Ppm, ppm } from '../money/ratio.ts';

export interface MethodBonus {
  fromAmount: Money;
  percent: Ppm;
}

export interface MethodTerms {
  feePercent: Ppm;
  /** In any order; the highest step that the amount reaches counts. */
  bonuses: readonly MethodBonus[];
}

/** Paid on top by the customer, so it is rounded up. */
export function paymentFee(amount: Money, { feePercent }: Pick<MethodTerms, 'feePercent'>): Money {
  return applyPpm(amount, feePercent, 'up');
}

export function methodBonusPercent(amount: Money, { bonuses }: Pick<MethodTerms, 'bonuses'>): Ppm {
  const reached = bonuses.filter(({ fromAmount }) => amount >= fromAmount);
  const best = reached.reduce<MethodBonus | undefined>(
    (highest, step) => (highest && highest.fromAmount >= step.fromAmount ? highest : step),
    undefined,
  );
  return best?.percent ?? ppm(0);
}

/** Credited after payment, so it is rounded down. */
export function methodBonus(amount: Money, terms: Pick<MethodTerms, 'bonuses'>): Money {
  return amount > zero ? applyPpm(amount, methodBonusPercent(amount, terms), 'down') : zero;
}
