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

/** The grades around the one a customer has, and the way to the next after what counts of their spend. */
export function placeOnLadder<Grade extends { id: bigint; spendingGoal: Money }>(
  ladder: readonly Grade[],
  currentId: bigint | null,
  spent: Money,
): Place<Grade> {
  const steps = ladder.toSorted((one, two) => (one.spendingGoal < two.spendingGoal ? -1 : 1));
  const index = steps.findIndex(({ id }) => id === currentId);
  const [current, next, previous] = [
    steps[index],
    steps[index + 1],
    index > 0 ? steps[index - 1] : undefined,
  ];
  if (!next) return { current, next, previous, toGoal: zero, progress: current ? 1 : 0 };
  const from = current?.spendingGoal ?? zero;
  if (spent >= next.spendingGoal) return { current, next, previous, toGoal: zero, progress: 1 };
  const toGoal = subtract(next.spendingGoal, spent);
  const way = next.spendingGoal - from;
  const done = way > 0n ? Number(((spent - from) * 10_000n) / way) / 10_000 : 0;
  return { current, next, previous, toGoal, progress: Math.max(0, done) };
}
