import type { LinkedCardView } from '@marquee/contract/linked-cards.ts';
import type { PaymentMethodView } from '@marquee/contract/payment-methods.ts';
import { expect, test } from 'vitest';
import { waysToPay } from './ways-to-pay.ts';

const method = (id: number, strategy: string, fee_percent = 0) =>
  ({ id, strategy, name: strategy, fee_percent, min_amount: '1', max_amount: null }) as PaymentMethodView;
const card = (id: number, payment_method_id: number, is_expired = false) =>
  ({ id, payment_method_id, is_expired, name: `Card ${id}` }) as LinkedCardView;

test('cards stand after the balance, on the terms of the gateway that keeps them', () => {
  const methods = [method(1, 'balance'), method(2, 'sandbox', 0.03), method(3, 'message')];
  const ways = waysToPay(methods, [card(7, 2), card(8, 2, true), card(9, 99)], false);
  expect(ways.map(({ key }) => key)).toEqual(['method-1', 'card-7', 'method-2', 'method-3']);
  expect(ways[1]).toMatchObject({ name: 'Card 7', strategy: 'linkedCard', cardId: 7, fee_percent: 0.03 });
});

test('terms for all cards come before those of a gateway, and are no way of their own', () => {
  const methods = [method(2, 'sandbox', 0.03), method(4, 'linkedCard', 0.01)];
  const ways = waysToPay(methods, [card(7, 2)], false);
  expect(ways.map(({ key, fee_percent }) => [key, fee_percent])).toEqual([
    ['card-7', 0.01],
    ['method-2', 0.03],
  ]);
});

test('what the operator shut out for a service is not offered', () => {
  const methods = [method(1, 'balance'), method(2, 'stripe_checkout'), method(3, 'message')];
  expect(waysToPay(methods, [], true).map(({ key }) => key)).toEqual(['method-3']);
});
