import { type Selectable, sql, type Updateable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';

export type Dispatch = Selectable<DB['dispatch']>;

interface Move {
  orderId: bigint;
  from: readonly Dispatch['state'][];
  /** Only while this is still the current attempt. */
  attempt?: number;
  set: Updateable<DB['dispatch']>;
}

/** One conditional update; undefined when the state has changed meanwhile. */
export function moveDispatch(
  { db, panel, clock }: Context,
  { orderId, from, attempt, set }: Move,
): Promise<Dispatch | undefined> {
  return db
    .updateTable('dispatch')
    .set({ ...set, updated_at: clock.now() })
    .where('panel_id', '=', panel.id)
    .where('order_id', '=', orderId)
    .where('state', 'in', from)
    .$if(attempt !== undefined, (query) => query.where('attempts', '=', attempt ?? 0))
    .returningAll()
    .executeTakeFirst();
}

export function findDispatch({ db, panel }: Context, orderId: bigint): Promise<Dispatch | undefined> {
  return db
    .selectFrom('dispatch')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** For a new row: when its order was placed. */
export function orderedAt({ panel }: Context, orderId: bigint) {
  return sql<Date>`(select created_at from customer_order where panel_id = ${panel.id} and id = ${orderId})`;
}

/** Of orders that went out, where each stands. */
export async function dispatchesOf(
  { db, panel }: Context,
  orderIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Dispatch>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('dispatch')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('order_id', '=', sql<bigint>`any(${orderIds}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

const mostAttempts = 100;

/** Every try to place an order, the latest first. */
export function attemptsOf(
  { db, panel }: Context,
  orderId: bigint,
): Promise<Selectable<DB['dispatch_attempt']>[]> {
  return db
    .selectFrom('dispatch_attempt')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(mostAttempts)
    .execute();
}

const mostNumbered = 500;

/** Orders by the providers' own numbers; the index begins with the provider. */
export async function ordersNumbered({ db, panel }: Context, numbers: readonly string[]): Promise<bigint[]> {
  const { rows } = await sql<{ order_id: bigint }>`
    select order_id from dispatch
     where panel_id = ${panel.id} and provider_id in (select id from provider where panel_id = ${panel.id})
       and number = any(${numbers}::text[]) and number is not null
     limit ${mostNumbered}`.execute(db);
  return rows.map(({ order_id }) => order_id);
}
