import { expect, test } from 'vitest';
import { canBeReversed } from './reversible-transaction.ts';

const gift = { type: 'admin', ref_type: null, reverses: null, reversed_by: null };

test.each([
  ['a gift', {}, true],
  ['a reward of a task', { type: 'task', ref_type: 'task' }, true],
  ['an order', { type: 'order' }, false],
  ['a chargeback', { type: 'chargeback' }, false],
  ['the credit of a payment', { type: 'invoiced', ref_type: 'invoice' }, false],
  ['cashback of an order', { type: 'coupon', ref_type: 'order' }, false],
  ['what is a reversal itself', { reverses: 7 }, false],
  ['what was reversed', { reversed_by: 8n }, false],
])('%s', (_, changes, expected) => {
  expect(canBeReversed({ ...gift, ...changes })).toBe(expected);
});
