import type { Context } from '../../../platform/context.ts';
import { handOverOrder } from '../../orders/index.ts';

interface Placed {
  orderId: bigint;
  providerId: bigint;
  /** The provider's number of the order. */
  number: string;
}

/** A provider made the order by itself: it is not sent, only followed. Inside the caller's transaction. */
export async function followPlaced(tx: Context, { orderId, providerId, number }: Placed): Promise<void> {
  if (!(await handOverOrder(tx, orderId))) throw new Error(`order ${orderId} cannot be handed over`);
  const now = tx.clock.now();
  await tx.db
    .insertInto('dispatch')
    .values({
      panel_id: tx.panel.id,
      order_id: orderId,
      state: 'sent',
      provider_id: providerId,
      number,
      attempts: 1,
      next_at: now,
      sent_at: now,
      next_poll_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}
