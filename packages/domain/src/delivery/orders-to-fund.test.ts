import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { ordersToFund } from './orders-to-fund.ts';

const waiting = (...costs: bigint[]) =>
  costs.map((cost, place) => ({ orderId: BigInt(place + 1), cost: money(cost) }));

test('the oldest first, as far as the money goes', () => {
  expect(ordersToFund(waiting(3n, 3n, 3n), money(7n))).toEqual([1n, 2n]);
  expect(ordersToFund(waiting(3n, 3n, 3n), money(9n))).toEqual([1n, 2n, 3n]);
  expect(ordersToFund(waiting(3n), money(2n))).toEqual([]);
});

test('an order that is too dear holds up nobody and takes nothing', () => {
  expect(ordersToFund(waiting(2n, 100n, 3n, 4n), money(6n))).toEqual([1n, 3n]);
});

test('without a price it is tried', () => {
  expect(ordersToFund(waiting(0n), money(0n))).toEqual([1n]);
});
