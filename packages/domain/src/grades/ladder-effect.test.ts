import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { ppm } from '../money/ratio.ts';
import { ladderEffect, type StandingCustomer } from './ladder-effect.ts';

const grade = (id: bigint, goal: bigint, discount: number) => ({
  id,
  spendingGoal: money(goal),
  discount: ppm(discount),
});
const ladder = [grade(1n, 0n, 0), grade(2n, 100n, 100_000), grade(3n, 500n, 200_000)];
const customer = (
  gradeId: bigint | null,
  spent: bigint,
  kept = 0n,
  serviceDiscount = 0,
): StandingCustomer => ({
  gradeId,
  spent: money(spent),
  givenId: null,
  orders: kept > 0n ? [{ kept: money(kept), serviceDiscount: ppm(serviceDiscount) }] : [],
});

test('an unchanged ladder moves nobody and costs the same', () => {
  const people = [customer(1n, 50n, 80n), customer(2n, 120n, 90n), customer(3n, 900n, 800n)];
  expect(ladderEffect(people, ladder, ladder)).toEqual({
    movesUp: 0,
    movesDown: 0,
    // 10 % of 100 and 20 % of 1000.
    costBefore: 210n,
    costAfter: 210n,
  });
});

test('a higher goal lowers those below it, a lower one raises them', () => {
  const people = [customer(1n, 60n), customer(2n, 120n, 90n), customer(2n, 300n)];
  const changed = (goal: bigint) =>
    [ladder[0], grade(2n, goal, 100_000), ladder[2]].filter((one) => one !== undefined);
  expect(ladderEffect(people, ladder, changed(200n))).toMatchObject({
    movesUp: 0,
    movesDown: 1,
    costBefore: 10n,
    costAfter: 0n,
  });
  expect(ladderEffect(people, ladder, changed(50n))).toMatchObject({ movesUp: 1, movesDown: 0 });
});

test('a new grade in between raises, a removed one lowers, and gifts stand', () => {
  const people = [customer(2n, 300n), customer(1n, 0n), { ...customer(3n, 0n), givenId: 3n }];
  expect(ladderEffect(people, ladder, [...ladder, grade(9n, 250n, 150_000)])).toMatchObject({
    movesUp: 1,
    movesDown: 0,
  });
  const without = ladder.filter(({ id }) => id !== 2n);
  expect(ladderEffect(people, ladder, without)).toMatchObject({ movesUp: 0, movesDown: 1 });
});

test('a service that is cheaper for everybody costs the ladder only what goes beyond', () => {
  const people = [customer(2n, 120n, 95n, 50_000), customer(2n, 120n, 50n, 500_000)];
  // The first paid 95 of 105 (10 % off, 5 % of it the service's own), the second nothing less than others.
  expect(ladderEffect(people, ladder, ladder).costBefore).toBe(5n);
});
