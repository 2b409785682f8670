import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { orderPaid } from '../events.ts';
import { changeOrder } from '../lifecycle/change-order.ts';
import { ordersInModeration } from './orders-in-moderation.ts';

/** An operator has read what the order says and lets it go out, with all runs of its drip feed. */
export async function approveOrder(ctx: Context, orderId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const { id } of await ordersInModeration(tx, orderId)) await approve(tx, id);
  });
}

async function approve(tx: Context, orderId: bigint): Promise<void> {
  const set = { status: 'in_processing' } as const;
  const order = await changeOrder(tx, { orderId, from: ['in_moderation'], set });
  if (!order) return refuse('wrong_state');
  await recordAudit(tx, {
    action: 'orders.approve',
    subjectType: 'order',
    subjectId: orderId,
    before: { status: 'in_moderation' },
    after: set,
  });
  const { account_id: accountId, service_id: serviceId } = order;
  await tx.events.emit(tx, orderPaid, { orderId, accountId, serviceId });
}
