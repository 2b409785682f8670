import { expect, test } from 'vitest';
import { orderStatusLabel } from './order-status.tsx';

const order = { status: 'in_processing', cancel_reason: null, current_quantity: 0, quantity: 100 } as const;
const canceled = { ...order, status: 'canceled' } as const;

test.each([
  ['running', order, 'in_processing'],
  ['still to come', { ...order, is_scheduled: true }, 'scheduled'],
  ['called partial by the provider', { ...canceled, cancel_reason: 'partial' }, 'partial'],
  ['canceled by its customer with a part delivered', { ...canceled, current_quantity: 40 }, 'partial'],
  ['canceled before anything was delivered', canceled, 'canceled'],
  ['canceled after all was delivered', { ...canceled, current_quantity: 100 }, 'canceled'],
])('an order %s', (_, values, label) => {
  expect(orderStatusLabel(values)).toBe(label);
});
