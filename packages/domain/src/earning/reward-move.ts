import { type Money, smaller, subtract } from '../money/money.ts';

interface PaidReward {
  /** What the earner has of it by now. */
  paid: Money;
  /** What was taken back when the earnings were gone: from the balance, or as a debt. */
  uncovered: Money;
}

export type RewardMove =
  | { kind: 'pay'; toEarnings: Money; toBalance: Money }
  | { kind: 'take'; amount: Money };

/** Brings a reward to what is due. What had to come from the balance goes back there first, so no balance becomes earnings. */
export function rewardMove({ paid, uncovered }: PaidReward, due: Money): RewardMove | undefined {
  if (due === paid) return undefined;
  if (due < paid) return { kind: 'take', amount: subtract(paid, due) };
  const missing = subtract(due, paid);
  const toBalance = smaller(missing, uncovered);
  return { kind: 'pay', toBalance, toEarnings: subtract(missing, toBalance) };
}
