import { z } from 'zod';
import { refuse } from '../../../platform/errors.ts';
import type { SubscriptionReport } from '../provider-adapter.ts';
import { shortText } from './wire-values.ts';

const mostOrders = 1000;
const number = shortText(60).pipe(z.string().regex(/^[\w-]{1,60}$/));
const report = z.object({
  status: z.string().max(60),
  orders: z
    .union([z.array(z.unknown()).max(mostOrders), z.string().max(60 * mostOrders)])
    .nullish()
    .transform((orders) => (typeof orders === 'string' ? orders.split(',') : (orders ?? []))),
});

const ends = ['completed', 'expired', 'canceled', 'cancelled'];

/** A list, or text with commas; anything that cannot be an order number is left out. */
export function readSubscription(answer: unknown): SubscriptionReport {
  const read = report.safeParse(answer);
  if (!read.success) return refuse('upstream_failed', { cause: read.error });
  const { status, orders } = read.data;
  const numbers = orders.flatMap((order) => number.safeParse(order).data ?? []);
  return {
    isOver: ends.includes(status.toLowerCase().replace(/[^a-z]+/g, '')),
    orders: [...new Set(numbers)],
  };
}
