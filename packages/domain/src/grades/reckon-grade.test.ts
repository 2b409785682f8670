import { expect, test } from 'vitest';
import { money, zero } from '../money/money.ts';
import { type GradeFacts, type GradeStanding, type KeptSpend, reckonGrade } from './reckon-grade.ts';

const day = 86_400_000;
const start = new Date('2026-01-01T00:00:00Z');
const at = (days: number) => new Date(start.getTime() + days * day);
const grade = (id: bigint, goal: bigint, name: string) => ({ id, spendingGoal: money(goal), name });
const ladder = [grade(3n, 500n, 'Gold'), grade(1n, 0n, 'Start'), grade(2n, 100n, 'Silver')];
const periods = { periodDays: 365, mercyDays: 30 };
type Facts = GradeFacts<(typeof ladder)[number]>;

/** A customer whose orders end on the given days, looked at again and again. */
function customer(given: Partial<Pick<Facts, 'periods' | 'given'>> = {}) {
  let standing: GradeStanding | null = null;
  const spends: KeptSpend[] = [];
  return {
    spends,
    buy: (days: number, kept: bigint) => void spends.unshift({ at: at(days), kept: money(kept) }),
    look(days: number, changes: Partial<Facts> = {}) {
      const facts = { ladder, spends, owed: zero, given: null, periods, now: at(days), standing };
      const reckoned = reckonGrade<(typeof ladder)[number]>({ ...facts, ...given, ...changes });
      standing = reckoned.standing;
      return reckoned;
    },
  };
}

test('thirteen months: reached, renewed by spending, announced, in mercy, lowered', () => {
  const who = customer();
  expect(who.look(0)).toMatchObject({ grade: { name: 'Start' }, event: null, nextCheckAt: null });
  who.buy(1, 120n);
  expect(who.look(1)).toMatchObject({
    grade: { name: 'Silver' },
    event: 'reached',
    standing: { since: at(1), expiresAt: at(366), mercyUntil: null },
    nextCheckAt: at(352),
  });
  expect(who.look(2).event).toBeNull();
  // Spending within the period renews it, as far as the newer spend alone reaches the goal.
  who.buy(20, 60n);
  expect(who.look(20).standing.expiresAt).toEqual(at(366));
  who.buy(30, 50n);
  expect(who.look(30).standing).toMatchObject({ since: at(1), expiresAt: at(385) });
  expect(who.look(370)).toMatchObject({ event: null, nextCheckAt: at(371) });
  expect(who.look(371)).toMatchObject({ event: 'ending', toKeep: 50n, nextCheckAt: at(385) });
  expect(who.look(372).event).toBeNull();
  expect(who.look(385)).toMatchObject({
    grade: { name: 'Silver' },
    event: 'falling',
    toKeep: 50n,
    standing: { mercyUntil: at(415) },
    nextCheckAt: at(415),
  });
  expect(who.look(414.9)).toMatchObject({ grade: { name: 'Silver' }, event: null });
  expect(who.look(415)).toMatchObject({
    grade: { name: 'Start' },
    event: 'lowered',
    standing: { since: at(415), expiresAt: null, mercyUntil: null },
  });
  expect(who.look(416).event).toBeNull();
});

test('what is spent in the days of mercy saves the grade without another notice', () => {
  const who = customer();
  who.buy(0, 100n);
  who.look(0);
  expect(who.look(365).event).toBe('falling');
  who.buy(370, 100n);
  expect(who.look(370)).toMatchObject({
    grade: { name: 'Silver' },
    event: null,
    standing: { since: at(0), expiresAt: at(735), mercyUntil: null },
  });
});

test('a refund lowers the grade, but only after the days of mercy', () => {
  const who = customer();
  who.buy(0, 600n);
  expect(who.look(0)).toMatchObject({ grade: { name: 'Gold' }, event: 'reached' });
  who.spends[0] = { at: at(0), kept: money(150n) };
  expect(who.look(5)).toMatchObject({ event: 'falling', standing: { mercyUntil: at(35) } });
  expect(who.look(40)).toMatchObject({ grade: { name: 'Silver' }, event: 'lowered' });
});

test('orders that were canceled and refunded count nothing, nor does what is owed', () => {
  const who = customer();
  for (let order = 0; order < 20; order += 1) who.buy(order, 0n);
  expect(who.look(20).grade?.name).toBe('Start');
  who.buy(21, 120n);
  expect(who.look(21, { owed: money(30n) }).grade?.name).toBe('Start');
  expect(who.look(22).grade?.name).toBe('Silver');
});

test('without mercy a grade falls at once; without a period it never does', () => {
  const strict = customer({ periods: { periodDays: 10, mercyDays: 0 } });
  strict.buy(0, 100n);
  strict.look(0);
  expect(strict.look(10)).toMatchObject({ grade: { name: 'Start' }, event: 'lowered' });
  const endless = customer({ periods: { periodDays: 0, mercyDays: 0 } });
  endless.buy(0, 100n);
  endless.look(0);
  expect(endless.look(4000)).toMatchObject({ grade: { name: 'Silver' }, standing: { expiresAt: null } });
});

test('a grade given by hand is kept while it lasts, and does not hold back a higher one', () => {
  const who = customer({ given: { gradeId: 2n, until: at(50) } });
  expect(who.look(0)).toMatchObject({ event: 'reached', standing: { gradeId: 2n, expiresAt: at(50) } });
  who.buy(10, 700n);
  expect(who.look(10).grade?.name).toBe('Gold');
  const forever = customer({ given: { gradeId: 3n, until: null } });
  expect(forever.look(0).standing).toMatchObject({ gradeId: 3n, expiresAt: null });
  const ended = customer({ given: { gradeId: 3n, until: at(5) } });
  ended.look(0);
  expect(ended.look(5)).toMatchObject({ event: 'falling', standing: { mercyUntil: at(35) } });
});

test('who stands on a grade that was removed moves at once, and is told which way', () => {
  const who = customer();
  who.buy(0, 120n);
  who.look(0);
  const without = ladder.filter(({ id }) => id !== 2n);
  expect(who.look(1, { ladder: without })).toMatchObject({ grade: { name: 'Start' }, event: 'lowered' });
  const other = customer();
  other.buy(0, 120n);
  other.look(0);
  const renewed = [...without, grade(9n, 100n, 'Silver again')];
  expect(other.look(1, { ladder: renewed })).toMatchObject({ grade: { id: 9n }, event: null });
});

test('a ladder without a first step leaves its customers without a grade', () => {
  const who = customer();
  const high = ladder.slice(0, 1);
  expect(who.look(0, { ladder: high })).toMatchObject({ grade: undefined, event: null });
  expect(who.look(0, { ladder: [] })).toMatchObject({ grade: undefined, event: null });
});

test('looking twice at the same moment changes nothing', () => {
  const who = customer();
  who.buy(0, 130n);
  who.look(0);
  for (const days of [200, 352, 365, 400]) {
    const first = who.look(days);
    const second = who.look(days);
    expect(second.standing).toEqual(first.standing);
    expect(second.event).toBeNull();
  }
});
