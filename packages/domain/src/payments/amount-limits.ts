import type { Money } from '../money/money.ts';

export interface AmountLimits {
  minAmount: Money;
  maxAmount: Money | null;
}

interface OutsideLimits {
  problem: 'too_small' | 'too_big';
  /** The limit that was missed. */
  limit: Money;
}

export function outsideLimits(
  { minAmount, maxAmount }: AmountLimits,
  amount: Money,
): OutsideLimits | undefined {
  if (amount < minAmount) return { problem: 'too_small', limit: minAmount };
  return maxAmount !== null && amount > maxAmount ? { problem: 'too_big', limit: maxAmount } : undefined;
}
