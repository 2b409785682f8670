import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, parseMoney, zero } from '../money/money.ts';
import { decidePlanChange, type HeldPlan, type PlanTerms } from './plan-change.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const small: PlanTerms = { id: 1n, price: usd('10'), keywordsLimit: 50, trialDays: 14 };
const large: PlanTerms = { id: 2n, price: usd('40'), keywordsLimit: 500, trialDays: 0 };
const middle: PlanTerms = { id: 3n, price: usd('20'), keywordsLimit: 100, trialDays: 7 };
const start = new Date('2026-06-01T10:00:00Z');
const end = new Date('2026-07-01T10:00:00Z');
const onDay = (day: number, hour = 10) => new Date(Date.UTC(2026, 5, day, hour));
const held = (changes: Partial<HeldPlan> = {}): HeldPlan => ({
  status: 'active',
  plan: middle,
  price: middle.price,
  startedAt: start,
  endsAt: end,
  ...changes,
});

test('who never had a plan tries it, or pays if it has no trial', () => {
  expect(decidePlanChange(undefined, small, start)).toMatchObject({
    change: 'trial',
    dueNow: 0n,
    endsAt: new Date('2026-06-15T10:00:00Z'),
    status: 'trial',
  });
  expect(decidePlanChange(undefined, large, new Date('2027-01-31T10:00:00Z'))).toMatchObject({
    change: 'subscribe',
    dueNow: usd('40'),
    endsAt: new Date('2027-02-28T10:00:00Z'),
  });
});

test('whoever had one gets no second trial', () => {
  expect(decidePlanChange(held({ status: 'lapsed' }), small, onDay(20))).toMatchObject({
    change: 'subscribe',
    dueNow: usd('10'),
    beginsAt: onDay(20),
  });
});

test.each([
  [onDay(1), '20'],
  [onDay(16), '10'],
  // The sum does not change during a day of the month.
  [onDay(16, 23), '10'],
  [onDay(17, 9), '10'],
  [onDay(30), '0.66666667'],
])('on %s the larger plan costs %s more', (now, due) => {
  expect(decidePlanChange(held(), large, now)).toMatchObject({
    change: 'upgrade',
    dueNow: usd(due),
    beginsAt: now,
    endsAt: end,
  });
});

test('a smaller plan waits for the end of the month and costs nothing now', () => {
  expect(decidePlanChange(held(), small, onDay(5))).toMatchObject({
    change: 'downgrade',
    dueNow: 0n,
    beginsAt: end,
  });
  expect(decidePlanChange(held(), middle, onDay(5)).change).toBe('current');
});

test('for the same price, more keywords are more', () => {
  const wide = { ...middle, id: 9n, keywordsLimit: 101 };
  const narrow = { ...middle, id: 9n, keywordsLimit: 99 };
  expect(decidePlanChange(held(), wide, onDay(5))).toMatchObject({ change: 'upgrade', dueNow: 0n });
  expect(decidePlanChange(held(), narrow, onDay(5)).change).toBe('downgrade');
});

test('a trial carries over to a larger plan that has one too; one without is paid', () => {
  const trial = held({ status: 'trial', plan: small, price: small.price, endsAt: onDay(15) });
  expect(decidePlanChange(trial, middle, onDay(5))).toMatchObject({
    change: 'upgrade',
    dueNow: 0n,
    status: 'trial',
    endsAt: onDay(15),
  });
  expect(decidePlanChange(trial, large, onDay(5))).toMatchObject({
    change: 'upgrade',
    dueNow: usd('40'),
    status: 'active',
  });
});

test('an upgrade never costs more than the difference of a month, nor less than its exact part', () => {
  const amount = fc.bigInt({ min: 1n, max: 10_000_000_000n });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 30 * 86_400 - 1 }), (base, more, seconds) => {
      const now = new Date(start.getTime() + seconds * 1000);
      const wanted = { ...large, price: money(base + more) };
      const { dueNow } = decidePlanChange(held({ price: money(base) }), wanted, now);
      expect(dueNow).toBeLessThanOrEqual(more);
      const left = BigInt(end.getTime() - now.getTime());
      expect(dueNow * BigInt(end.getTime() - start.getTime())).toBeGreaterThanOrEqual(more * left);
    }),
  );
});
