import { orderStatuses } from '@marquee/domain/orders/status.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, quantity } from '../primitives.ts';

const attentionKinds = [
  'owed',
  'unpaid_orders',
  'failed_orders',
  'answered_tickets',
  'payments_in_review',
  'verification_wanted',
  'verification_rejected',
  'guest_orders',
  'email_unverified',
  'low_balance',
] as const;

const dashboard = z.object({
  balance: decimal,
  /** Charges less refunds: of all time, of the last 30 days, and of the 30 days before. */
  spent: decimal,
  spent_month: decimal,
  spent_month_before: decimal,
  /** Pieces delivered since midnight, UTC. */
  delivered_today: quantity,
  orders: z.array(z.object({ status: z.enum(orderStatuses), count: quantity })).max(orderStatuses.length),
  /** The last 30 days, oldest first, including days without orders. */
  days: z.array(z.object({ date: z.iso.date().max(10), spent: decimal, orders: quantity })).max(31),
  /** What the customer should look at, the most pressing first. */
  attention: z
    .array(z.object({ kind: z.enum(attentionKinds), count: quantity, amount: decimal.nullable() }))
    .max(attentionKinds.length),
});
export type Dashboard = z.output<typeof dashboard>;

export const getDashboard = endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/api/v1/dashboard',
  access: 'user',
  area: 'account',
  summary: 'Get balance, spending, orders by status, deliveries and what needs attention',
  response: data(dashboard),
});
