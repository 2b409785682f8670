import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';

export type Order = Selectable<DB['customer_order']>;

/** For staff, and for what belongs to an order. */
export function findOrder({ db, panel }: Context, orderId: bigint): Promise<Order | undefined> {
  return db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', orderId)
    .executeTakeFirst();
}

/** Whoever changes an order locks its row first and reads the rest afterwards. */
export function lockedOrder(tx: Context, orderId: bigint): Promise<Order | undefined> {
  return tx.db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The caller's own order; somebody else's is answered like one that does not exist. */
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

/** The same, locked for a change. */
export async function ownLockedOrder(tx: Context, orderId: bigint): Promise<Order> {
  const { status, group_id } = await ownOrder(tx, orderId);
  if (status === 'unpaid') await lockUnpaidOrders(tx, group_id);
  const order = await lockedOrder(tx, orderId);
  return order && order.hidden_at === null ? order : refuse('not_found');
}

/** Unpaid orders of one checkout are paid and canceled together, so all of them are locked, in id order. */
async function lockUnpaidOrders({ db, panel }: Context, groupId: bigint): Promise<void> {
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
