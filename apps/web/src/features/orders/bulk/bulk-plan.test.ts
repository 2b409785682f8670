import type { OrderView } from '@marquee/contract/generated/ordering.ts';
import { expect, test } from 'vitest';
import { bulkPlan } from './bulk-plan.ts';

const order = (id: number, values: Partial<OrderView>, may: Partial<OrderView['actions']>) =>
  ({
    id,
    cost: '1',
    refunded: '0',
    quantity: 1000,
    current_quantity: 0,
    paid_at: '2026-11-16T10:00:00.000Z',
    actions: { cancelable: false, refillable: false, ...may },
    ...values,
  }) as OrderView;

test('the sum is what the undelivered parts cost, of the orders that can be canceled', () => {
  const orders = [
    order(1, {}, { cancelable: true }),
    order(2, { current_quantity: 333, cost: '0.1' }, { cancelable: true }),
    order(3, { paid_at: null }, { cancelable: true }),
    order(4, { cost: '50' }, { refillable: true }),
  ];
  expect(bulkPlan('cancel', orders)).toEqual({ ids: [1, 2, 3], skipped: 1, refund: '1.0667' });
  expect(bulkPlan('refill', orders)).toEqual({ ids: [4], skipped: 3, refund: '0' });
});
