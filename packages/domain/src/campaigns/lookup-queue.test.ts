import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackIntervals } from './campaign.ts';
import { addDays, daysBetween } from './due-day.ts';
import { expectedDays } from './expected-days.ts';
import { lookupsThisRound } from './lookup-pace.ts';
import { type Check, LookupQueue } from './lookup-queue.ts';

const today = '2026-03-01';
const nobody = new Map<bigint, { today: number; lastAt: number }>();
let lastId = 0n;
const check = (accountId: number, changes: Partial<Check> = {}): Check => {
  lastId += 1n;
  return {
    id: lastId,
    accountId: BigInt(accountId),
    lookup: `US ${lastId}`,
    track: 'daily',
    anchor: today,
    dueOn: today,
    askedAt: null,
    ...changes,
  };
};
const accounts = (checks: readonly Check[]) => checks.map(({ accountId }) => Number(accountId));

test('accounts take turns, however much one of them has', () => {
  const checks = [...Array.from({ length: 20 }, () => check(1)), check(2), check(3), check(3)];
  const queue = new LookupQueue(checks, nobody);
  expect(accounts(queue.take(today, 6, 1))).toEqual([1, 2, 3, 1, 3, 1]);
});

test('who had fewer today is next, then who waits longest for a turn', () => {
  const served = new Map([
    [1n, { today: 1, lastAt: 5 }],
    [2n, { today: 0, lastAt: 9 }],
    [3n, { today: 0, lastAt: 7 }],
  ]);
  const queue = new LookupQueue([check(1), check(2), check(3), check(4)], served);
  expect(accounts(queue.take(today, 9, 10))).toEqual([4, 3, 2, 1]);
});

test('within an account what was asked for comes first, then what is due longest', () => {
  const late = check(1, { dueOn: '2026-02-20' });
  const asked = check(1, { track: 'on_demand', dueOn: null, askedAt: 4 });
  const askedBefore = check(1, { dueOn: '2026-03-09', askedAt: 3 });
  const notDue = check(1, { dueOn: '2026-03-02' });
  const queue = new LookupQueue([notDue, late, asked, askedBefore], nobody);
  expect(queue.take(today, 9, 1)).toEqual([askedBefore, asked, late]);
});

test('a look-up that several share is made once', () => {
  const lookup = 'US piano';
  const queue = new LookupQueue([check(1, { lookup }), check(2, { lookup }), check(2)], nobody);
  expect(queue.take(today, 9, 1)).toHaveLength(2);
  expect(queue.isWaiting(today)).toBe(false);
  expect(queue.isWaiting(addDays(today, 1))).toBe(true);
});

test('10,000 keywords and 100 look-ups a day: every customer gets the same, and each day told is kept', () => {
  // One customer with half of all, fifty with a hundred each.
  const owner = (index: number) => (index < 5000 ? 1 : 2 + (index % 50));
  const checks = Array.from({ length: 10_000 }, (_, index) =>
    check(owner(index), { track: trackIntervals[1 + (index % 3)] ?? 'daily' }),
  );
  const told = expectedDays(checks, nobody, { today, leftToday: 100, perDay: 100 });
  const queue = new LookupQueue(checks, nobody);
  const had = new Map<number, number>();
  const first = new Map<bigint, string>();
  for (let ahead = 0; ahead < 60; ahead++) {
    const day = addDays(today, ahead);
    const taken = queue.take(day, 100, ahead * 1000);
    expect(taken).toHaveLength(100);
    for (const one of taken) {
      had.set(Number(one.accountId), (had.get(Number(one.accountId)) ?? 0) + 1);
      if (!first.has(one.id)) first.set(one.id, day);
    }
    queue.endDay();
  }
  const counts = [...had.values()];
  expect(had.size).toBe(51);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  for (const [id, day] of first) expect(told.get(id)).toBe(day);
  // The hundred keywords of a small customer have all been seen after 51 days; the large one waits on its own account.
  const small = checks.filter(({ accountId }) => accountId !== 1n);
  expect(small.every(({ id }) => daysBetween(today, told.get(id) ?? '2099-01-01') <= 51)).toBe(true);
});

test('400 days: no keyword is looked up twice a day nor before its day, and none is forgotten', () => {
  const checks = Array.from({ length: 30 }, (_, index) =>
    check(index % 4, { track: trackIntervals[1 + (index % 3)] ?? 'daily', anchor: '2026-01-31' }),
  );
  const queue = new LookupQueue(checks, nobody);
  const days = new Map<bigint, string[]>();
  for (let ahead = 0; ahead < 400; ahead++) {
    const day = addDays(today, ahead);
    for (const { id } of queue.take(day, 12, ahead)) days.set(id, [...(days.get(id) ?? []), day]);
    queue.endDay();
  }
  for (const { id, track } of checks) {
    const seen = days.get(id) ?? [];
    const gaps = seen.slice(1).map((day, index) => daysBetween(seen[index] ?? day, day));
    const shortest = track === 'daily' ? 1 : track === 'weekly' ? 7 : 27;
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(shortest);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(track === 'monthly' ? 32 : track === 'weekly' ? 8 : 2);
  }
});

test('what can never be looked up is not promised', () => {
  expect(expectedDays([check(1)], nobody, { today, leftToday: 0, perDay: 0 }).size).toBe(0);
  const onDemand = check(1, { track: 'on_demand', dueOn: null });
  expect(expectedDays([onDemand], nobody, { today, leftToday: 5, perDay: 5 }).size).toBe(0);
  const one = check(1);
  expect(expectedDays([one], nobody, { today, leftToday: 0, perDay: 5 }).get(one.id)).toBe('2026-03-02');
});

test('a day’s look-ups are spread over it; what was asked for takes a tenth at once', () => {
  const day = { leftMs: 86_400_000, roundMs: 300_000 };
  expect(lookupsThisRound({ ...day, waiting: 5000, asked: 0, left: 100 })).toBe(1);
  expect(lookupsThisRound({ ...day, waiting: 5000, asked: 5000, left: 100 })).toBe(10);
  expect(lookupsThisRound({ ...day, waiting: 3, asked: 3, left: 100 })).toBe(3);
  expect(lookupsThisRound({ ...day, waiting: 0, asked: 0, left: 100 })).toBe(0);
  expect(lookupsThisRound({ waiting: 50, asked: 0, left: 20, leftMs: 1000, roundMs: 300_000 })).toBe(20);
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.nat(200), fc.nat(90_000_000), (waiting, asked, left, leftMs) => {
      const count = lookupsThisRound({
        waiting,
        asked: Math.min(asked, waiting),
        left,
        leftMs,
        roundMs: 300_000,
      });
      expect(count).toBeLessThanOrEqual(Math.min(left, waiting));
      expect(count > 0).toBe(left > 0 && waiting > 0);
    }),
  );
});
