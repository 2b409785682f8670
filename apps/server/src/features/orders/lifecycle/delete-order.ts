import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { requireAction } from '../allowed-actions.ts';
import { orderChanged } from '../events.ts';
import { ownLockedOrder } from '../order.ts';
import { giveUpOrder } from './give-up-order.ts';

/** Takes an ended order from sight; an unpaid one is given up, with all runs of its drip feed. */
export async function deleteOrder(ctx: Context, orderId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await ownLockedOrder(tx, orderId);
    await requireAction(tx, order, 'delete');
    const now = tx.clock.now();
    if (order.status === 'unpaid') await giveUpOrder(tx, order, 'deleted');
    else
      await tx.db
        .updateTable('customer_order')
        .set({ hidden_at: now, updated_at: now })
        .where('panel_id', '=', tx.panel.id)
        .where('id', '=', orderId)
        .execute();
    await tx.events.emit(tx, orderChanged, { orderId, accountId: order.account_id });
  });
}
