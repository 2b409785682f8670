import { expect, test } from 'vitest';
import { parseMoney, zero } from '../money/money.ts';
import { ppm } from '../money/ratio.ts';
import type { CouponTerms } from './coupon.ts';
import { type CouponState, couponHindrance, couponProblemAt } from './coupon-problem.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const now = new Date('2026-11-16T12:00:00Z');
const yesterday = new Date('2026-11-15T12:00:00Z');
const tomorrow = new Date('2026-11-17T12:00:00Z');

const coupon: CouponState = {
  isEnabled: true,
  validFrom: null,
  validTo: null,
  used: 0,
  totalLimit: null,
  accountLimit: null,
  ownUses: 0,
};

test.each<[string, Partial<CouponState>, string | undefined]>([
  ['a coupon without limits', {}, undefined],
  ['one that is switched off', { isEnabled: false, validTo: yesterday }, 'unknown'],
  ['one whose last moment is now', { validTo: now }, 'expired'],
  ['one that ends tomorrow', { validTo: tomorrow }, undefined],
  ['one that starts tomorrow', { validFrom: tomorrow }, 'not_started'],
  ['one that starts now', { validFrom: now }, undefined],
  ['one that others have used up', { used: 5, totalLimit: 5 }, 'used_up'],
  ['one with a use left', { used: 4, totalLimit: 5 }, undefined],
  ['one for a single person, used by another', { used: 1, totalLimit: 1 }, 'unknown'],
  ['the same for a guest', { used: 1, totalLimit: 1, ownUses: undefined }, 'unknown'],
  ['the same once it is over', { used: 1, totalLimit: 1, validTo: yesterday }, 'unknown'],
  ['the same for the one who used it', { used: 1, totalLimit: 1, ownUses: 1 }, 'used_by_you'],
  ['one that the caller has used', { used: 9, accountLimit: 1, ownUses: 1 }, 'used_by_you'],
  ['one that the caller may use again', { used: 9, accountLimit: 2, ownUses: 1 }, undefined],
  ['one with uses per person, for a guest', { accountLimit: 1, ownUses: undefined }, 'needs_account'],
  ['one that is over, for a guest', { accountLimit: 1, ownUses: undefined, validTo: yesterday }, 'expired'],
  ['one for everybody, for a guest', { ownUses: undefined }, undefined],
])('%s', (_, changes, reason) => {
  expect(couponHindrance({ ...coupon, ...changes }, now)).toBe(reason);
});

const terms: CouponTerms = {
  type: 'discount',
  calculation: 'percent',
  ratePpm: ppm(100_000),
  amount: zero,
  minAmount: usd('10'),
};

test('a coupon for orders does not count for top-ups, nor the other way round', () => {
  const place = { amount: usd('10'), services: 'any' } as const;
  expect(couponProblemAt(terms, { ...place, isTopUp: false })).toBeUndefined();
  expect(couponProblemAt(terms, { ...place, isTopUp: true })).toEqual({ reason: 'only_orders' });
  const bonus = { ...terms, type: 'bonus' } as const;
  expect(couponProblemAt(bonus, { ...place, isTopUp: true })).toBeUndefined();
  expect(couponProblemAt(bonus, { ...place, isTopUp: false })).toEqual({ reason: 'only_top_ups' });
});

test('the minimum is named, and on what it counts', () => {
  const place = { isTopUp: false, amount: usd('9.99999999') };
  const minimum = usd('10');
  expect(couponProblemAt(terms, { ...place, services: 'any' })).toEqual({ reason: 'below_minimum', minimum });
  expect(couponProblemAt(terms, { ...place, services: 'here' })).toEqual({
    reason: 'below_minimum_of_services',
    minimum,
  });
  expect(couponProblemAt(terms, { ...place, amount: zero, services: 'elsewhere' })).toEqual({
    reason: 'other_services',
  });
});

test('what is free cannot become cheaper', () => {
  const place = { isTopUp: false, amount: zero, services: 'any' } as const;
  expect(couponProblemAt({ ...terms, minAmount: zero }, place)).toEqual({ reason: 'no_effect' });
});
