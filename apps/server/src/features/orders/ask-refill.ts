import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { violated } from '../../platform/db/violated.ts';
import { Refusal } from '../../platform/errors.ts';
import { requireAction } from './allowed-actions.ts';
import { orderChanged, refillRequested } from './events.ts';
import { ownLockedOrder } from './order.ts';
import { recordEvent } from './record-event.ts';

/** Asks for what has dropped since delivery, inside the guarantee; one request at a time. */
export async function askRefill(ctx: Context, orderId: bigint): Promise<bigint> {
  return inTransaction(ctx, async (tx) => {
    const order = await ownLockedOrder(tx, orderId);
    await requireAction(tx, order, 'refill');
    const now = tx.clock.now();
    const refill = await tx.db
      .insertInto('refill_request')
      .values({ panel_id: tx.panel.id, order_id: orderId, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        if (violated(error, 'refill_request_open')) throw new Refusal('wrong_state', { cause: error });
        throw error;
      });
    await recordEvent(tx, { orderId, kind: 'refill_requested' });
    const { account_id: accountId, service_id: serviceId } = order;
    await tx.events.emit(tx, refillRequested, { orderId, accountId, serviceId, refillId: refill.id });
    await tx.events.emit(tx, orderChanged, { orderId, accountId });
    return refill.id;
  });
}
