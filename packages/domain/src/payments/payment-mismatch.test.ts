import { expect, test } from 'vitest';
import { findPaymentMismatch } from './payment-mismatch.ts';

const query = {
  panelId: 1n,
  invoiceId: 7n,
  accountId: 3n,
  currency: 'USD',
  units: 200_000_000_000n,
};

test('what was asked for settles', () => {
  expect(findPaymentMismatch(query, { ...query })).toBeUndefined();
});

test.each([
  ['wrong_panel', { panelId: 2n }],
  ['wrong_invoice', { invoiceId: 8n }],
  ['wrong_account', { accountId: 4n }],
  ['wrong_currency', { currency: 'RUB' }],
  ['wrong_amount', { units: 100_000_000n }],
  ['wrong_amount', { units: 200_000_000_001n }],
  ['wrong_amount', { units: -200_000_000_000n }],
])('%s does not', (mismatch, change) => {
  expect(findPaymentMismatch(query, { ...query, ...change })).toBe(mismatch);
});
