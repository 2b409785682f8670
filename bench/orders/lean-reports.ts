import { sql } from 'kysely';
import type { Context } from '../../apps/server/src/platform/context.ts';

/** The least that progress of these orders can cost durably: their rows and a line each in their timelines. */
export function leanProgress({ db, panel }: Context, orderIds: readonly bigint[]) {
  return sql`
    with moved as (
      update customer_order set delivered = 1, start_count = 3572, updated_at = now()
       where panel_id = ${panel.id} and id = any (${orderIds}::bigint[]) returning id, delivered)
    insert into order_event (panel_id, order_id, kind, delivered, created_at)
    select ${panel.id}, id, 'progress', delivered, now() from moved`.execute(db);
}

/** The same for orders that are delivered, with the posting that earns what each has cost. */
export function leanCompletion({ db, panel }: Context, orderIds: readonly bigint[]) {
  const account = (kind: string) => sql`(select ledger_account_id(${panel.id}, 'house', 0, ${kind}))`;
  return sql`
    with ended as (
      update customer_order set status = 'completed', delivered = quantity, completed_at = now(), updated_at = now()
       where panel_id = ${panel.id} and id = any (${orderIds}::bigint[]) returning id, account_id, charged
    ), told as (
      insert into order_event (panel_id, order_id, kind, delivered, created_at)
      select ${panel.id}, id, 'completed', 1, now() from ended
    ), earned as (
      insert into ledger_txn (panel_id, type, idem_key, body_hash, ref_type, ref_id, created_at)
      select ${panel.id}, 'revenue', 'revenue:' || id || ':' || charged, md5(id::text)::uuid, 'order', id, now()
        from ended returning id, ref_id
    ), posted as (
      insert into ledger_posting (panel_id, txn_id, debit_account, credit_account, amount)
      select ${panel.id}, earned.id, ${account('escrow')}, ${account('revenue')}, ended.charged
        from earned join ended on ended.id = earned.ref_id
    )
    update dispatch set state = 'ended' where panel_id = ${panel.id} and order_id = any (${orderIds}::bigint[])`.execute(
    db,
  );
}
