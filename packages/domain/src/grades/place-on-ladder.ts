import { type Money, subtract, zero } from '../money/money.ts';

interface Place<Grade> {
  current: Grade | undefined;
  next: Grade | undefined;
  previous: Grade | undefined;
  /** What is still to be spent for the next grade. */
  toGoal: Money;
  /** How much of the way from the current goal to the next is done, from 0 to 1. */
  progress: number;
}

/** Where a customer stands who has spent this much. */
export function placeOnLadder<Grade extends { spendingGoal: Money }>(
  ladder: readonly Grade[],
  spent: Money,
): Place<Grade> {
  const steps = ladder.toSorted((one, two) => (one.spendingGoal < two.spendingGoal ? -1 : 1));
  const reached = steps.filter(({ spendingGoal }) => spent >= spendingGoal);
  const [previous, current] = [reached.at(-2), reached.at(-1)];
  const next = steps[reached.length];
  if (!next) return { current, next, previous, toGoal: zero, progress: 1 };
  const from = current?.spendingGoal ?? zero;
  const done = Number(((spent - from) * 10_000n) / (next.spendingGoal - from)) / 10_000;
  return { current, next, previous, toGoal: subtract(next.spendingGoal, spent), progress: Math.max(0, done) };
}
