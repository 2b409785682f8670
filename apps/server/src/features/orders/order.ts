import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';

export type Order = Selectable<DB['customer_order']>;

/** Whoever changes an order holds its row; only then is the rest read. */
export function lockedOrder(tx: Context, orderId: bigint): Promise<Order | undefined> {
  return tx.db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The caller's own order; anybody else's is as absent as one that never was. */
export async function ownOrder(ctx: Context, orderId: bigint): Promise<Order> {
  const order = await ctx.db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', orderId)
    .where('account_id', '=', signedIn(ctx).accountId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return order ?? refuse('not_found');
}

/** The same, held for a change. */
export async function ownLockedOrder(tx: Context, orderId: bigint): Promise<Order> {
  const { status, group_id } = await ownOrder(tx, orderId);
  if (status === 'unpaid') await holdUnpaid(tx, group_id);
  const order = await lockedOrder(tx, orderId);
  return order && order.hidden_at === null ? order : refuse('not_found');
}

/** What shares a checkout is paid and given up together: whoever does so waits in one and the same row. */
async function holdUnpaid({ db, panel }: Context, groupId: bigint): Promise<void> {
  await db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('group_id', '=', groupId)
    .where('status', '=', 'unpaid')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
