import { larger, type Money, subtract, zero } from '../money/money.ts';
import { applyPpm, type Ppm } from '../money/ratio.ts';
import { type AmountLimits, outsideLimits } from '../payments/amount-limits.ts';

export interface WithdrawalTerms extends AmountLimits {
  feePpm: Ppm;
  minFee: Money;
}

interface WithdrawalQuote {
  amount: Money;
  /** Kept by the panel: the percentage, rounded up, but at least `minFee`. */
  fee: Money;
  /** What the customer receives. */
  payout: Money;
}

/** Why an amount cannot be withdrawn by a method, with the limit it misses. */
export interface WithdrawalProblem {
  problem: 'too_small' | 'too_big';
  limit: Money;
}

export function withdrawalQuote(terms: WithdrawalTerms, amount: Money): WithdrawalQuote | WithdrawalProblem {
  const outside = outsideLimits(terms, amount);
  if (outside) return outside;
  const fee = larger(applyPpm(amount, terms.feePpm, 'up'), terms.minFee);
  const payout = subtract(amount, fee);
  return payout > zero ? { amount, fee, payout } : { problem: 'too_small', limit: terms.minFee };
}
