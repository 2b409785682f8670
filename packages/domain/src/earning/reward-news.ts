import { type Money, money, zero } from '../money/money.ts';

/** What somebody earns by. */
export const rewardPrograms = ['referral', 'widget'] as const;
export type RewardProgram = (typeof rewardPrograms)[number];

/** What an earner is told about a reward. */
export const rewardEvents = ['earned', 'held', 'refused', 'reversed'] as const;
export type RewardEvent = (typeof rewardEvents)[number];

interface Standing {
  state: 'paid' | 'held' | 'refused';
  /** What the earner has of it. */
  paid: Money;
}

/** What a change of a reward means to whoever earns it; `due` is what it is worth, paid or not. */
export function rewardNews(
  before: Standing | undefined,
  after: Standing,
  due: Money,
): { event: RewardEvent; amount: Money } | undefined {
  if (after.state !== 'paid')
    return after.state !== before?.state && due > zero ? { event: after.state, amount: due } : undefined;
  const gained = after.paid - (before?.paid ?? 0n);
  if (gained === 0n) return undefined;
  return gained > 0n
    ? { event: 'earned', amount: money(gained) }
    : { event: 'reversed', amount: money(-gained) };
}
