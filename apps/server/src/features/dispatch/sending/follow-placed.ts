import type { Context } from '../../../platform/context.ts';
import { handOverOrder } from '../../orders/index.ts';
import { orderedAt } from '../dispatch.ts';

interface Placed {
  orderId: bigint;
  providerId: bigint;
  /** The order's number at the provider. */
  number: string;
}

/** The provider created this order itself, so it is polled but never sent. Runs in the caller's transaction. */
export async function followPlaced(tx: Context, { orderId, providerId, number }: Placed): Promise<void> {
  if (!(await handOverOrder(tx, orderId, providerId)))
    throw new Error(`order ${orderId} cannot be handed over`);
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
      ordered_at: orderedAt(tx, orderId),
      next_at: now,
      sent_at: now,
      next_poll_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}
