import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { PaymentFlow } from '@marquee/domain/payments/payment-capabilities.ts';
import { expect, test } from 'vitest';
import type { WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { defaultPayment, findViolatedLimit } from './payment-options.ts';

const way = (id: number, flow: PaymentFlow): WayToPay => ({
  key: `method-${id}`,
  id,
  name: flow,
  icon: null,
  flow,
  acceptsRestricted: true,
  minAmount: zero,
  maxAmount: null,
  feeFraction: 0,
  rewardFraction: 0,
  areTermsKnown: true,
});

test.each([
  ['10', 'method-1'],
  ['0', 'method-2'],
  ['0.00', 'method-2'],
  [undefined, 'method-2'],
])('with a balance of %s the choice is %s', (balance, expected) => {
  expect(defaultPayment([way(1, 'balance'), way(2, 'redirect')], balance)?.key).toBe(expected);
});

test('only a balance without money is no choice', () => {
  expect(defaultPayment([way(1, 'balance')], '0')).toBeUndefined();
});

test.each([
  ['0.99', '0', { code: 'too_small', limit: '1' }],
  // The fee does not lift an order over the limit.
  ['1.04', '0.05', { code: 'too_small', limit: '1' }],
  ['1', '0', undefined],
  ['102.5', '2.5', undefined],
  ['100.01', '0', { code: 'too_big', limit: '100' }],
  ['0', '0', undefined],
])('%s with a fee of %s: the limit it is outside of', (total, fee, expected) => {
  const limits = { minAmount: parseMoney('1') ?? zero, maxAmount: parseMoney('100') ?? zero };
  expect(findViolatedLimit({ ...way(1, 'redirect'), ...limits }, { total, fee })).toEqual(expected);
  expect(findViolatedLimit(way(1, 'redirect'), { total, fee })).toBeUndefined();
});
