import type { LinkedCardView, PaymentMethodView } from '@marquee/contract/generated/money.ts';
import type { Bill } from '@marquee/domain/payments/payment-rules.ts';
import { expect, test } from 'vitest';
import { waysToPay } from './ways-to-pay.ts';

const method = (
  id: number,
  strategy: string,
  changes: Partial<PaymentMethodView> = {},
): PaymentMethodView => ({
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
  ...changes,
});

const card = (id: number, payment_method_id = 3, is_expired = false): LinkedCardView => ({
  id,
  name: `Card ${id}`,
  type: 'visa',
  icon: 'visa',
  payment_method_id,
  expires_at: null,
  is_expired,
  has_failed: false,
  created_at: '2026-01-01T00:00:00.000Z',
});

const bill: Bill = { isRestricted: false, hasAccount: true, amount: undefined, mayBeFree: true };
const methods = [method(1, 'balance'), method(2, 'stripe_checkout'), method(3, 'sandbox')];
const keys = (...input: Parameters<typeof waysToPay>) => waysToPay(...input).map(({ key }) => key);

test('cards that still work stand after the balance, on the terms of the gateway that keeps them', () => {
  const offered = [method(1, 'balance'), method(3, 'sandbox', { fee_percent: 0.03 }), method(4, 'message')];
  const ways = waysToPay(offered, [card(7), card(8, 3, true)], bill);
  expect(ways.map(({ key }) => key)).toEqual(['method-1', 'card-7', 'method-3', 'method-4']);
  expect(ways[1]).toMatchObject({ name: 'Card 7', flow: 'linked_card', id: 7, feeFraction: 0.03 });
});

test('terms for all cards come before those of a gateway, and are no way of their own', () => {
  const offered = [
    method(3, 'sandbox', { fee_percent: 0.03 }),
    method(4, 'linkedCard', { fee_percent: 0.01 }),
  ];
  const ways = waysToPay(offered, [card(7)], bill);
  expect(ways.map(({ key, feeFraction }) => [key, feeFraction])).toEqual([
    ['card-7', 0.01],
    ['method-3', 0.03],
  ]);
});

test('the fee of a card whose gateway is not offered here is not known', () => {
  const ways = waysToPay(methods, [card(9, 99)], bill);
  expect(ways.find(({ key }) => key === 'card-9')).toMatchObject({ areTermsKnown: false });
});

test('a restricted service is paid neither from the balance nor by Stripe, nor by a card that Stripe keeps', () => {
  const cards = [card(7, 2), card(8, 3), card(9, 99)];
  expect(keys(methods, cards, { ...bill, isRestricted: true })).toEqual(['card-8', 'method-3']);
});

test('a guest has neither balance nor card', () => {
  expect(keys(methods, [card(7)], { ...bill, hasAccount: false })).toEqual(['method-2', 'method-3']);
});

test('a card carries the notes of its method, but neither its description nor the offer to save a card', () => {
  const gateway = method(3, 'sandbox', {
    comments: 'Three days',
    description: 'Go there',
    charge_type: 'recurring',
  });
  const [linked] = waysToPay([gateway], [card(7)], bill);
  expect(linked).toMatchObject({
    description: '',
    information: { comments: 'Three days', charge_type: 'one_time' },
  });
  const forCards = method(4, 'linkedCard', { description: 'Charged at once' });
  expect(waysToPay([gateway, forCards], [card(7)], bill)[0]).toMatchObject({
    description: 'Charged at once',
  });
});
