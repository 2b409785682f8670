import type { RefillRequestView } from '@marquee/contract/order-entities.ts';
import type { Context } from '../../../platform/context.ts';
import { ownOrder } from '../order.ts';

export async function listRefillRequests(ctx: Context, orderId: bigint): Promise<RefillRequestView[]> {
  await ownOrder(ctx, orderId);
  const rows = await ctx.db
    .selectFrom('refill_request')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    status: row.status,
    is_automatic: row.is_automatic,
    quantity: row.quantity === null ? null : Number(row.quantity),
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}
