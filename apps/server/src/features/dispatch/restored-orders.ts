import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { LoopContext } from '../../platform/loops/loop.ts';
import type { RestoredWork } from '../../platform/restore/restored-work.ts';
import { handOverOrder } from '../orders/index.ts';
import { kindsThat } from '../providers/index.ts';
import { moveDispatch, orderedAt } from './dispatch.ts';
import { reportProviders } from './report-providers.ts';
import { resolveUnknown } from './sending/resolve-unknown.ts';

const restoredMessage = 'Restored from a backup: the provider may already have this order.';

/** Orders that could have been sent between the backup and the restore. */
export const restoredOrders: RestoredWork = {
  name: 'orders',
  description: 'Orders that wait to be sent to a provider',
  choices: {
    ask: 'their outcome is unknown; an operator decides on each',
    send: 'they are sent, some perhaps a second time',
  },
  count: async (ctx, before) => (await waitingOrders(ctx, before)).length,
  settle: async (ctx, before, choice) => {
    if (choice !== 'ask') return;
    for (const { panel_id, id: orderId } of await waitingOrders(ctx, before)) {
      const inPanel = await ctx.inPanel(panel_id);
      if (!inPanel) continue;
      await inTransaction(inPanel, async (tx) => {
        const now = tx.clock.now();
        if (!(await handOverOrder(tx, orderId))) return;
        await tx.db
          .insertInto('dispatch')
          .values({
            panel_id,
            order_id: orderId,
            ordered_at: orderedAt(tx, orderId),
            next_at: now,
            created_at: now,
            updated_at: now,
          })
          .onConflict((conflict) => conflict.columns(['panel_id', 'order_id']).doNothing())
          .execute();
        await moveDispatch(tx, {
          orderId,
          from: ['ready'],
          set: { state: 'unknown', message: restoredMessage },
        });
      });
    }
  },
  report: reportProviders,
};

/** Left out are orders whose only providers live in this database: they were restored with it. */
async function waitingOrders({ db }: LoopContext, before: Date) {
  const inside = [...kindsThat('placesOnce'), ...kindsThat('isSimulated')];
  const { rows } = await sql<{ panel_id: bigint; id: bigint }>`
    select ordered.panel_id, ordered.id from customer_order as ordered
      left join dispatch on dispatch.panel_id = ordered.panel_id and dispatch.order_id = ordered.id
     where ordered.status = 'in_processing' and ordered.handed_over_at is null
       and ordered.created_at < ${before} and ordered.starts_at <= ${before}
       and (dispatch.state is null or dispatch.state = 'ready')
       and exists (
         select from service_source as source
           join provider on provider.panel_id = source.panel_id and provider.id = source.provider_id
          where source.panel_id = ordered.panel_id and source.service_id = ordered.service_id
            and source.is_enabled and provider.is_enabled and provider.adapter <> all (${inside}))
     order by ordered.panel_id, ordered.id`.execute(db);
  return rows;
}

/** One answer for all of them: the operator knows that they stand with no provider. */
export async function resendRestored(ctx: LoopContext): Promise<number> {
  const rows = await ctx.db
    .selectFrom('dispatch')
    .select(['panel_id', 'order_id'])
    .where('state', '=', 'unknown')
    .where('message', '=', restoredMessage)
    .orderBy('order_id')
    .execute();
  for (const { panel_id, order_id } of rows) {
    const inPanel = await ctx.inPanel(panel_id);
    if (inPanel) await resolveUnknown(inPanel, order_id, { answer: 'resend' });
  }
  return rows.length;
}
