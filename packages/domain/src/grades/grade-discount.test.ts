import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { ppm } from '../money/ratio.ts';
import { gradeDiscount } from './grade-discount.ts';

const ladder = [
  { spendingGoal: money(500n), discount: ppm(100_000) },
  { spendingGoal: money(100n), discount: ppm(30_000) },
  { spendingGoal: money(1000n), discount: ppm(50_000) },
];

test.each([
  [99n, 0],
  [100n, 30_000],
  [499n, 30_000],
  [500n, 100_000],
  [5000n, 50_000],
])('who has spent %s gets %s parts of a million', (spent, discount) => {
  expect(gradeDiscount(ladder, money(spent))).toBe(discount);
});

test('without a ladder nothing is taken off', () => {
  expect(gradeDiscount([], money(1_000_000n))).toBe(0);
});
