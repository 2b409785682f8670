import { inTransaction } from '../../../platform/db/transaction.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { takeBackOrder } from '../../orders/index.ts';
import { kindsThat } from '../../providers/index.ts';
import { moveDispatch } from '../dispatch.ts';

/** Longer than any call may take: after this the worker that was sending is dead. */
const maxSendingMs = 45_000;

/** A worker died between sending and recording the answer, so nobody knows whether the order was placed. */
export async function markStaleSendsUnknown(ctx: LoopContext): Promise<void> {
  const { db, clock } = ctx;
  const now = clock.now();
  const before = new Date(now.getTime() - maxSendingMs);
  await resendToParentPanels(ctx, before);
  await db
    .updateTable('dispatch')
    .set({ state: 'unknown', message: 'The worker stopped while it was sending.', updated_at: now })
    .where('state', '=', 'sending')
    .where('sending_since', '<', before)
    .execute();
}

/** A parent panel is idempotent by order reference: sending again returns the order it already has. */
async function resendToParentPanels({ db, inPanel }: LoopContext, before: Date): Promise<void> {
  const stale = await db
    .selectFrom('dispatch')
    .innerJoin('provider', (join) =>
      join
        .onRef('provider.panel_id', '=', 'dispatch.panel_id')
        .onRef('provider.id', '=', 'dispatch.provider_id'),
    )
    .select(['dispatch.panel_id', 'dispatch.order_id'])
    .where('dispatch.state', '=', 'sending')
    .where('dispatch.sending_since', '<', before)
    .where('provider.adapter', 'in', kindsThat('placesOnce'))
    .execute();
  for (const { panel_id, order_id: orderId } of stale) {
    const ctx = await inPanel(panel_id);
    if (!ctx) continue;
    await inTransaction(ctx, async (tx) => {
      const set = { state: 'ready', next_at: tx.clock.now() } as const;
      if (await moveDispatch(tx, { orderId, from: ['sending'], set })) await takeBackOrder(tx, orderId);
    });
  }
}
