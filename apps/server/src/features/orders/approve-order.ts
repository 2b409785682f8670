import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { changeOrder } from './change-order.ts';
import { orderPaid } from './events.ts';

/** An operator has read what the order says and lets it go out. */
export async function approveOrder(ctx: Context, orderId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
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
    await tx.events.emit(tx, orderPaid, {
      orderId,
      accountId: order.account_id,
      serviceId: order.service_id,
    });
  });
}
