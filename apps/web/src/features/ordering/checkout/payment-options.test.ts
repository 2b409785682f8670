import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { PaymentFlow } from '@marquee/domain/payments/payment-capabilities.ts';
import { expect, test } from 'vitest';
import { missedLimit, type WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { defaultPayment, ordersAmount } from './payment-options.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const way = (id: number, flow: PaymentFlow): WayToPay => ({
  key: `method-${id}`,
  id,
  name: flow,
  icon: null,
  description: '',
  information: undefined,
  flow,
  acceptsRestricted: true,
  minAmount: zero,
  maxAmount: null,
  feeFraction: 0,
  rewardFraction: 0,
  chargeCurrency: 'USD',
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

test('a method that takes the amount comes first; if none does, the one with the lowest minimum', () => {
  const from = (id: number, minimum: string) => ({ ...way(id, 'redirect'), minAmount: usd(minimum) });
  const ways = [from(1, '20'), from(2, '1'), from(3, '5')];
  const choice = (amount: string) => defaultPayment(ways, undefined, usd(amount))?.key;
  expect([choice('30'), choice('3'), choice('0.5')]).toEqual(['method-1', 'method-2', 'method-2']);
});

test.each([
  ['0.99', '0', { code: 'too_small', limit: usd('1') }],
  // The fee does not lift an order over the limit.
  ['1.04', '0.05', { code: 'too_small', limit: usd('1') }],
  ['1', '0', undefined],
  ['102.5', '2.5', undefined],
  ['100.01', '0', { code: 'too_big', limit: usd('100') }],
  ['0', '0', undefined],
])('%s with a fee of %s: the limit it is outside of', (total, fee, expected) => {
  const limits = { minAmount: usd('1'), maxAmount: usd('100') };
  const amount = ordersAmount({ total, fee, toBalance: '0' });
  expect(missedLimit({ ...way(1, 'redirect'), ...limits }, amount)).toEqual(expected);
  expect(missedLimit(way(1, 'redirect'), amount)).toBeUndefined();
});

test('what is kept as balance is not part of what the orders cost', () => {
  expect(ordersAmount({ total: '5.1', fee: '0.1', toBalance: '4' })).toBe(usd('1'));
});
