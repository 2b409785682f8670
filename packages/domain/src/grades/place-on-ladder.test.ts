import { expect, test } from 'vitest';
import { money, zero } from '../money/money.ts';
import { placeOnLadder } from './place-on-ladder.ts';

const grade = (id: bigint, goal: bigint) => ({ id, spendingGoal: money(goal) });
const ladder = [grade(3n, 1000n), grade(1n, 0n), grade(2n, 100n)];

test.each([
  [1n, 0n, 2n, undefined, 100n, 0],
  [1n, 40n, 2n, undefined, 60n, 0.4],
  [2n, 100n, 3n, 1n, 900n, 0],
  // In mercy, or given by an operator: less is spent than the grade asks for.
  [2n, 10n, 3n, 1n, 990n, 0],
  [3n, 5000n, undefined, 2n, 0n, 1],
  // Not looked at again yet.
  [1n, 150n, 2n, undefined, 0n, 1],
])('on %s after %s: next %s, previous %s', (current, spent, next, previous, toGoal, progress) => {
  const place = placeOnLadder(ladder, current, money(spent));
  expect(place.current?.id).toBe(current);
  expect(place.next?.id).toBe(next);
  expect(place.previous?.id).toBe(previous);
  expect(place).toMatchObject({ toGoal, progress });
});

test('before the first grade the way leads to it; an empty ladder has none', () => {
  expect(placeOnLadder(ladder.slice(0, 1), null, money(250n))).toMatchObject({
    current: undefined,
    next: { id: 3n },
    toGoal: 750n,
    progress: 0.25,
  });
  expect(placeOnLadder([], null, zero)).toMatchObject({ current: undefined, next: undefined, toGoal: zero });
});
