import { type Money, zero } from '../money/money.ts';
import { applyPpm, type Ppm, ppm } from '../money/ratio.ts';

export interface MethodBonus {
  fromAmount: Money;
  bonusPpm: Ppm;
}

export interface MethodTerms {
  feePpm: Ppm;
  /** In any order; the highest step that the amount reaches applies. */
  bonuses: readonly MethodBonus[];
}

/** Paid on top by the customer, so it is rounded up. */
export function paymentFee(amount: Money, { feePpm }: Pick<MethodTerms, 'feePpm'>): Money {
  return applyPpm(amount, feePpm, 'up');
}

export function methodBonusPpm(amount: Money, { bonuses }: Pick<MethodTerms, 'bonuses'>): Ppm {
  const reached = bonuses.filter(({ fromAmount }) => amount >= fromAmount);
  const best = reached.reduce<MethodBonus | undefined>(
    (highest, step) => (highest && highest.fromAmount >= step.fromAmount ? highest : step),
    undefined,
  );
  return best?.bonusPpm ?? ppm(0);
}

/** Credited after payment, so it is rounded down. */
export function methodBonus(amount: Money, terms: Pick<MethodTerms, 'bonuses'>): Money {
  return amount > zero ? applyPpm(amount, methodBonusPpm(amount, terms), 'down') : zero;
}
