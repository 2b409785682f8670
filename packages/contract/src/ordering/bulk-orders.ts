import { mostOrdersAtOnce } from '@marquee/domain/orders/most-orders-at-once.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, id } from '../primitives.ts';

const bulkActions = ['refill', 'cancel'] as const;

/**
 * `requested`: a provider has to agree first. `unchanged`: it was done or requested before. `refused`: the
 * order's state does not allow it.
 */
const bulkOutcomes = ['done', 'requested', 'unchanged', 'refused', 'not_found'] as const;

export const actOnOrders = endpoint({
  name: 'actOnOrders',
  method: 'POST',
  path: '/api/v1/orders/bulk',
  access: 'user',
  area: 'orders',
  summary: 'Refill or cancel up to 100 orders, each on its own; repeating the call is safe',
  body: z.strictObject({
    action: z.enum(bulkActions),
    ids: z.array(id).min(1).max(mostOrdersAtOnce),
  }),
  response: data(
    z
      .array(
        z.object({
          id,
          outcome: z.enum(bulkOutcomes),
          /** What this call paid back. */
          refunded: decimal,
        }),
      )
      .max(mostOrdersAtOnce),
  ),
});

export type BulkAction = (typeof bulkActions)[number];
