import { type Money, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { ChildPanelRow } from './child-panel.ts';

interface Waiting {
  orders: number;
  /** What they cost the owner in the parent panel. */
  cost: Money;
}

/** Orders of child panels that wait for their owner's money, by child panel; most have none. */
export async function waitingOrders(
  { db }: Context,
  rows: readonly Pick<ChildPanelRow, 'child_id'>[],
): Promise<ReadonlyMap<bigint, Waiting>> {
  const ids = rows.map(({ child_id }) => child_id);
  const { rows: waiting } = await sql<{ id: bigint; orders: number; cost: bigint }>`
    select panel_id as id, count(*)::integer as orders, sum(unfunded_cost)::bigint as cost from dispatch
     where panel_id = any(${ids}::bigint[]) and state = 'ready' and unfunded_cost is not null
     group by panel_id`.execute(db);
  return new Map(waiting.map(({ id, orders, cost }) => [id, { orders, cost: money(cost) }]));
}
