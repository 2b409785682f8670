import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { GuestOrdersTaken } from '../accounts/index.ts';

/** Checkouts change hands with everything counted for them. The caller has locked the orders. */
export async function moveOrders(
  tx: Context,
  { guestId, ownerId, groupIds }: GuestOrdersTaken,
): Promise<void> {
  await sql`
    with moved as (
      update customer_order as guests
         set account_id = ${ownerId}, updated_at = ${tx.clock.now()},
             -- Both run already where the owner has the same link in work; one of them keeps it.
             holds_link = guests.holds_link and not exists (
               select from customer_order as own
                where own.panel_id = guests.panel_id and own.account_id = ${ownerId}
                  and own.service_id = guests.service_id and own.link = guests.link and own.holds_link
                  and own.status in ('in_moderation', 'in_processing', 'stopped', 'error'))
       where guests.panel_id = ${tx.panel.id} and guests.account_id = ${guestId}
         and guests.group_id = any (${groupIds})
      returning guests.*
    ), groups as (
      update order_group set account_id = ${ownerId}
       where panel_id = ${tx.panel.id} and account_id = ${guestId} and id = any (${groupIds})
    ), feeds as (
      update drip_feed set account_id = ${ownerId}
       where panel_id = ${tx.panel.id} and account_id = ${guestId}
         and id in (select drip_feed_id from moved where drip_feed_id is not null)
    ), counted as (
      select count(*) filter (where hidden_at is null) as shown,
             count(*) filter (where status = 'completed') as completed,
             coalesce(sum(charged - refunded) filter (where status in ('completed', 'canceled')), 0) as spent,
             max(completed_at) as last_ended_at
        from moved
    ), bought as (
      select service_id, count(*) as completed, max(completed_at) as last_completed_at
        from moved where status = 'completed' group by service_id
    ), fewer_tallied as (
      update order_tally set orders = orders - shown from counted
       where panel_id = ${tx.panel.id} and account_id = ${guestId}
    ), more_tallied as (
      insert into order_tally as own (panel_id, account_id, orders)
      select ${tx.panel.id}, ${ownerId}, shown from counted where shown > 0
      on conflict (panel_id, account_id) do update set orders = own.orders + excluded.orders
    ), less_spent as (
      update order_summary set spent = order_summary.spent - counted.spent,
             completed_orders = completed_orders - completed
        from counted where panel_id = ${tx.panel.id} and account_id = ${guestId}
    ), more_spent as (
      insert into order_summary as own (panel_id, account_id, spent, completed_orders, last_ended_at)
      select ${tx.panel.id}, ${ownerId}, spent, completed, last_ended_at from counted where last_ended_at is not null
      on conflict (panel_id, account_id) do update
         set spent = own.spent + excluded.spent, completed_orders = own.completed_orders + excluded.completed_orders,
             last_ended_at = greatest(own.last_ended_at, excluded.last_ended_at)
    )
    insert into service_purchase as own (panel_id, account_id, service_id, completed_orders, last_completed_at)
    select ${tx.panel.id}, ${ownerId}, service_id, completed, last_completed_at from bought
    on conflict (panel_id, account_id, service_id) do update
       set completed_orders = own.completed_orders + excluded.completed_orders,
           last_completed_at = greatest(own.last_completed_at, excluded.last_completed_at)`.execute(tx.db);
}
