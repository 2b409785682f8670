import { expect, test } from 'vitest';
import { costAtProvider, profitOf } from './provider-cost.ts';

const order = { status: 'completed', quantity: 3n, delivered: 3n, providerCost: 100n, isCostReported: false };

test('costs what the price list says, and of a canceled order the delivered part, rounded up', () => {
  expect(costAtProvider(order)).toBe(100n);
  expect(costAtProvider({ ...order, status: 'canceled', delivered: 1n })).toBe(34n);
  expect(costAtProvider({ ...order, status: 'canceled', delivered: 0n })).toBe(0n);
});

test('what the provider reports counts as it is', () => {
  expect(costAtProvider({ ...order, status: 'canceled', delivered: 1n, isCostReported: true })).toBe(100n);
});

test('profit is what was kept less the cost, below zero too; unknown while either is', () => {
  expect(profitOf({ ...order, charged: 150n, refunded: 20n })).toBe(30n);
  expect(profitOf({ ...order, charged: 150n, refunded: 150n })).toBe(-100n);
  expect(profitOf({ ...order, charged: 0n, refunded: 0n })).toBeNull();
  expect(profitOf({ ...order, providerCost: null, charged: 150n, refunded: 0n })).toBeNull();
});
