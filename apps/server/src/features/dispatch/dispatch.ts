import type { Selectable, Updateable } from 'kysely';
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
