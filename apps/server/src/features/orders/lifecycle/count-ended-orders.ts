import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

interface Ended {
  accountId: bigint;
  serviceId: bigint;
  /** What was charged and not paid back. */
  kept: bigint;
  isCompleted: boolean;
}

/** Adds orders that have just ended to what their accounts have spent and bought; rows are taken in id order. */
export async function countEndedOrders(
  { db, panel, clock }: Context,
  ended: readonly Ended[],
): Promise<void> {
  const now = clock.now();
  const rows = JSON.stringify(
    ended.map(({ accountId, serviceId, kept, isCompleted }) => ({
      account_id: String(accountId),
      service_id: String(serviceId),
      kept: String(kept),
      completed: isCompleted ? 1 : 0,
    })),
  );
  await sql`
    with ended as (
      select * from jsonb_to_recordset(${rows}) as e (account_id bigint, service_id bigint, kept bigint, completed int)
    ), counted as (
      insert into order_summary as own (panel_id, account_id, spent, completed_orders, last_ended_at)
      select ${panel.id}::bigint, account_id, sum(kept), sum(completed), ${now}::timestamptz
        from ended group by account_id order by account_id
      on conflict (panel_id, account_id) do update set spent = own.spent + excluded.spent,
        completed_orders = own.completed_orders + excluded.completed_orders, last_ended_at = excluded.last_ended_at
    )
    insert into service_purchase as own (panel_id, account_id, service_id, completed_orders, last_completed_at)
    select ${panel.id}::bigint, account_id, service_id, sum(completed), ${now}::timestamptz
      from ended where completed > 0 group by account_id, service_id order by account_id, service_id
    on conflict (panel_id, account_id, service_id) do update set
      completed_orders = own.completed_orders + excluded.completed_orders,
      last_completed_at = greatest(own.last_completed_at, excluded.last_completed_at)`.execute(db);
}
