import { expect, test } from 'vitest';
import { allowedInvoiceActions } from './invoice-review.ts';

test.each([
  ['open', null, false, ['confirm', 'reject']],
  ['in_moderation', 'claimed', false, ['confirm', 'reject']],
  ['in_moderation', 'late', false, ['confirm', 'reject']],
  ['paid', null, false, ['refund']],
  ['paid', 'second_payment', false, ['refund', 'resolve']],
  ['paid', 'returned_twice', true, ['resolve']],
  ['expired', null, false, ['confirm']],
  ['expired', 'wrong_amount', false, ['confirm', 'resolve']],
  ['failed', null, false, ['confirm']],
  ['refunding', null, true, []],
  ['disputed', 'returned_twice', false, ['resolve']],
] as const)('%s, %s, returned: %s', (status, reviewReason, isReturned, expected) => {
  expect(allowedInvoiceActions({ status, reviewReason, isReturned })).toEqual(expected);
});
