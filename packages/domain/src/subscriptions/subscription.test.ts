import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAllowedQuantity } from '../quantity/quantity.ts';
import { isNewPublication, publicationQuantity } from './publication.ts';
import { minutesUntilNextCheck, subscriptionEnd } from './subscription.ts';

const at = (text: string) => new Date(`2026-01-${text}T00:00:00Z`);
const subscribedAt = at('10');

test.each([
  ['dated before, first look', at('09'), true, false],
  ['dated before, later look', at('09'), false, false],
  ['at that very moment', at('10'), false, false],
  ['dated after, first look', at('11'), true, true],
  ['without a date, first look', null, true, false],
  ['without a date, later look', null, false, true],
])('%s', (_name, publishedAt, isFirstCheck, expected) => {
  expect(isNewPublication({ publishedAt }, { subscribedAt, isFirstCheck })).toBe(expected);
});

test('a rolled quantity is between the two, and one that the service takes', () => {
  const limits = { min: 100n, max: 100_000n, step: 50n };
  expect(publicationQuantity({ quantity: 300n, maxQuantity: null }, limits, 0.9)).toBe(300n);
  expect(publicationQuantity({ quantity: 300n, maxQuantity: 400n }, limits, 0)).toBe(300n);
  expect(publicationQuantity({ quantity: 300n, maxQuantity: 400n }, limits, 0.999_999)).toBe(400n);
  const steps = fc.bigInt({ min: 2n, max: 1_000n });
  fc.assert(
    fc.property(steps, steps, fc.double({ min: 0, max: 0.999_999, noNaN: true }), (one, other, roll) => {
      const [quantity, maxQuantity] = (one < other ? [one, other] : [other, one]).map((n) => n * 50n);
      if (quantity === undefined || maxQuantity === undefined) return;
      const rolled = publicationQuantity({ quantity, maxQuantity }, limits, roll);
      expect(rolled >= quantity && rolled <= maxQuantity && isAllowedQuantity(rolled, limits)).toBe(true);
    }),
  );
});

test('the end: limit, expiry of every service, or silence', () => {
  const facts = {
    now: at('31'),
    createdAt: at('01'),
    lastPublicationAt: at('20'),
    idleDays: 30,
    count: 2,
    limit: 3,
    expiries: [null, at('15')],
  };
  expect(subscriptionEnd(facts)).toBeUndefined();
  expect(subscriptionEnd({ ...facts, count: 3 })).toBe('limit-reached');
  expect(subscriptionEnd({ ...facts, expiries: [at('31'), at('15')] })).toBe('expired');
  expect(subscriptionEnd({ ...facts, lastPublicationAt: null })).toBe('no-publications');
  expect(subscriptionEnd({ ...facts, lastPublicationAt: null, idleDays: 31 })).toBeUndefined();
});

test('who does not answer is asked less and less, and never given up', () => {
  expect([0, 1, 3, 6, 500].map(minutesUntilNextCheck)).toEqual([10, 20, 80, 360, 360]);
});
