import { sql } from 'kysely';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { notifyOperators } from '../../notifications/index.ts';

const batch = 1000;

/** Operators get one notice for all orders of their panel that became unknown since the last one. */
export async function run(ctx: LoopContext): Promise<boolean> {
  const panels = await ctx.db
    .selectFrom('dispatch')
    .select('panel_id')
    .distinct()
    .where('state', '=', 'unknown')
    .where(isNew)
    .execute();
  for (const { panel_id } of panels) {
    const inPanel = await ctx.inPanel(panel_id);
    if (!inPanel) continue;
    await inTransaction(inPanel, async (tx) => {
      const { rows } = await sql<{ order_id: bigint }>`
        update dispatch set unknown_notified_at = ${tx.clock.now()}
        from (select panel_id, order_id from dispatch
               where panel_id = ${panel_id} and state = 'unknown' and ${isNew}
               order by order_id limit ${batch} for no key update skip locked) as fresh
        where dispatch.panel_id = fresh.panel_id and dispatch.order_id = fresh.order_id
        returning dispatch.order_id`.execute(tx.db);
      const orderIds = rows.map(({ order_id }) => order_id).toSorted((one, other) => (one < other ? -1 : 1));
      if (orderIds.length > 0)
        await notifyOperators(tx, 'orders.manage', { kind: 'orders-unknown', orderIds });
    });
  }
  return false;
}

/** It became unknown after the last notice about it. */
const isNew = sql<boolean>`(unknown_notified_at is null or unknown_notified_at < updated_at)`;
