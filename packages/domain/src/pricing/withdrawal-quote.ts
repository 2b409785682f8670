import { larger, type Money, subtract, zero } from '../money/money.ts';
import { applyPpm, type Ppm } from '../money/ratio.ts';

export interface WithdrawalTerms {
  feePpm: Ppm;
  minFee: Money;
  minAmount: Money;
  maxAmount: Money | null;
}

interface WithdrawalQuote {
  amount: Money;
  /** Stays with the panel: the percentage, rounded up, but at least the smallest fee. */
  fee: Money;
  /** What arrives. */
  payout: Money;
}

/** Why an amount cannot be withdrawn by a method, with the bound it misses. */
export interface WithdrawalProblem {
  problem: 'too_small' | 'too_big';
  limit: Money;
}

export function withdrawalQuote(terms: WithdrawalTerms, amount: Money): WithdrawalQuote | WithdrawalProblem {
  if (amount < terms.minAmount) return { problem: 'too_small', limit: terms.minAmount };
  if (terms.maxAmount !== null && amount > terms.maxAmount)
    return { problem: 'too_big', limit: terms.maxAmount };
  const fee = larger(applyPpm(amount, terms.feePpm, 'up'), terms.minFee);
  const payout = subtract(amount, fee);
  return payout > zero ? { amount, fee, payout } : { problem: 'too_small', limit: terms.minFee };
}
