import { expect, test } from 'vitest';
import { decidePlanLife, nextMonthStart, type PlanLife } from './plan-life.ts';

const endsAt = new Date('2026-07-01T10:00:00Z');
const before = (hours: number) => new Date(endsAt.getTime() - hours * 3_600_000);
const life = (changes: Partial<PlanLife> = {}): PlanLife => ({
  status: 'active',
  endsAt,
  renews: true,
  isNoticed: false,
  ...changes,
});

test.each([
  ['long before its end', {}, 100, false, { act: 'nothing' }],
  ['three days before', {}, 72, false, { act: 'notify' }],
  ['told already', { isNoticed: true }, 1, false, { act: 'nothing' }],
  ['a trial that ends', { status: 'trial' }, 0, false, { act: 'charge' }],
  ['no money', {}, 0, true, { act: 'lapse', why: 'unpaid' }],
  ['not to be renewed', { renews: false }, -1, false, { act: 'lapse', why: 'not_renewed' }],
  ['has ended', { status: 'lapsed' }, -100, false, { act: 'nothing' }],
] as const)('%s', (_, changes, hours, isPaymentRefused, step) => {
  expect(decidePlanLife(life(changes), { now: before(hours), isPaymentRefused })).toEqual(step);
});

test('a month follows the last one; after a break it begins anew', () => {
  expect(nextMonthStart(endsAt, before(-24))).toEqual(endsAt);
  expect(nextMonthStart(endsAt, before(-25))).toEqual(before(-25));
});
