import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** Staff have taken note of the order's error: it leaves their list until it changes again. */
export async function markRead({ db, panel, clock }: Context, orderId: bigint): Promise<boolean> {
  const marked = await db
    .updateTable('customer_order')
    .set({ read_at: sql`greatest(updated_at, ${clock.now()})` })
    .where('panel_id', '=', panel.id)
    .where('id', '=', orderId)
    .where('status', '=', 'error')
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}
