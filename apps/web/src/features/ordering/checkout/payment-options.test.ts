import type { LinkedCardView } from '@marquee/contract/linked-cards.ts';
import type { PaymentMethodView, PaymentStrategy } from '@marquee/contract/payment-methods.ts';
import { expect, test } from 'vitest';
import { defaultPayment, outsideLimits, paymentOptions } from './payment-options.ts';

const method = (id: number, strategy: PaymentStrategy): PaymentMethodView => ({
  id,
  name: strategy,
  strategy,
  flow: strategy === 'balance' ? 'balance' : strategy === 'linkedCard' ? 'linked_card' : 'redirect',
  accepts_restricted: strategy !== 'balance' && strategy !== 'stripe_checkout',
  description: '',
  additional_information: '',
  comments: '',
  icon: null,
  fee_percent: 0,
  reward_percent: 0,
  min_amount: '0',
  max_amount: null,
  charge_currency: 'USD',
  charge_type: 'one_time',
  payment_method_bonuses: [],
  public_fields: { qr_code: false, is_user_comment: false },
});

const card = (id: number, is_expired = false): LinkedCardView => ({
  id,
  name: 'Visa 4242',
  type: 'visa',
  icon: 'visa',
  payment_method_id: 3,
  expires_at: null,
  is_expired,
  has_failed: false,
  created_at: '2026-01-01T00:00:00.000Z',
});

const methods = [method(1, 'balance'), method(2, 'stripe_checkout'), method(3, 'sandbox')];

test('cards that still work stand after the balance', () => {
  const options = paymentOptions(methods, [card(7), card(8, true)], false);
  expect(options.map(({ value }) => value)).toEqual(['method-1', 'card-7', 'method-2', 'method-3']);
});

test('a card comes with the terms for all cards, or those of the gateway that keeps it', () => {
  const feeOf = (given: PaymentMethodView[]) =>
    paymentOptions(given, [card(7)], false).find(({ value }) => value === 'card-7')?.feeFraction;
  const keeper = { ...method(3, 'sandbox'), fee_percent: 0.02 };
  const all = { ...method(4, 'linkedCard'), fee_percent: 0.01 };
  expect(feeOf([keeper])).toBe(0.02);
  expect(feeOf([keeper, all])).toBe(0.01);
});

test('a restricted service is paid neither from the balance nor by Stripe', () => {
  const options = paymentOptions(methods, [], true);
  expect(options.map(({ strategy }) => strategy)).toEqual(['sandbox']);
});

test.each([
  ['10', 'method-1'],
  ['0', 'method-2'],
  ['0.00', 'method-2'],
  [undefined, 'method-2'],
])('with a balance of %s the choice is %s', (balance, expected) => {
  expect(defaultPayment(paymentOptions(methods, [], false), balance)?.value).toBe(expected);
});

test('only a balance without money is no choice', () => {
  expect(defaultPayment(paymentOptions([method(1, 'balance')], [], false), '0')).toBeUndefined();
});

test.each([
  ['0.99', '0', { code: 'too_small', limit: '1' }],
  // Its fee does not lift an order over the limit.
  ['1.04', '0.05', { code: 'too_small', limit: '1' }],
  ['1', '0', undefined],
  ['102.5', '2.5', undefined],
  ['100.01', '0', { code: 'too_big', limit: '100' }],
  ['0', '0', undefined],
])('%s with a fee of %s: the limit it is outside of', (total, fee, expected) => {
  expect(outsideLimits({ minAmount: '1', maxAmount: '100' }, { total, fee })).toEqual(expected);
  expect(outsideLimits({ minAmount: '0', maxAmount: null }, { total, fee })).toBeUndefined();
});
