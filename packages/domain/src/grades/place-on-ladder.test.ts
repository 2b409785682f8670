import { expect, test } from 'vitest';
import { money, zero } from '../money/money.ts';
import { placeOnLadder } from './place-on-ladder.ts';

const grade = (goal: bigint) => ({ spendingGoal: money(goal) });
const ladder = [grade(1000n), grade(0n), grade(100n)];

test.each([
  [0n, 0n, 100n, undefined, 100n, 0],
  [40n, 0n, 100n, undefined, 60n, 0.4],
  [100n, 100n, 1000n, 0n, 900n, 0],
  [5000n, 1000n, undefined, 100n, 0n, 1],
])('after %s: current %s, next %s, previous %s', (spent, current, next, previous, toGoal, progress) => {
  const place = placeOnLadder(ladder, money(spent));
  expect(place.current?.spendingGoal).toBe(current);
  expect(place.next?.spendingGoal).toBe(next);
  expect(place.previous?.spendingGoal).toBe(previous);
  expect(place).toMatchObject({ toGoal, progress });
});

test('an empty ladder has no grades', () => {
  expect(placeOnLadder([], zero)).toMatchObject({ current: undefined, next: undefined, toGoal: zero });
});
