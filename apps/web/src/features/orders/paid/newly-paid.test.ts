import { expect, test } from 'vitest';
import { newlyPaid } from './newly-paid.ts';

const order = (id: number, paid_at: string | null) => ({
  id,
  status: paid_at === null ? 'unpaid' : 'in_processing',
  paid_at,
  service: { network: { id: 7 } },
});
const orders = [order(1, '2026-11-17T10:00:00.000Z'), order(2, '2026-11-17T12:00:00.000Z'), order(3, null)];
const nothing = { unpaidIds: new Set<number>(), markedIds: [], returnedSince: undefined };

test('a plain visit of a paid order is no payment', () => {
  expect(newlyPaid(orders, nothing)).toEqual([]);
});

test('an order counts that was unpaid before, or was paid on the way here', () => {
  expect(newlyPaid(orders, { ...nothing, unpaidIds: new Set([2, 3]) })).toEqual([2]);
  expect(newlyPaid(orders, { ...nothing, markedIds: [1, 3] })).toEqual([1]);
});

test('back from a gateway, what was paid since its invoice was opened counts', () => {
  expect(newlyPaid(orders, { ...nothing, returnedSince: '2026-11-17T11:00:00.000Z' })).toEqual([2]);
  expect(newlyPaid(orders, { ...nothing, returnedSince: '' })).toEqual([1, 2]);
});
