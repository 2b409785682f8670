import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { allowLongStatements } from '../../../platform/db/long-statements.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';

/** The latest of a service, to be shared by its sources. */
const ordersPerService = 500;
const ordersPerSource = 50;
/** Fewer say nothing. */
const fewestOrders = 3;

/**
 * How soon each source began to deliver, for services that can be sped up and have a choice of sources. One
 * statement for all panels; only changed times are written, because each write makes every process read again.
 */
export async function measureSources(ctx: Context): Promise<void> {
  await inTransaction(ctx, async ({ db, clock }) => {
    await allowLongStatements(db);
    const now = clock.now();
    await sql`
      with chosen as (
        select service.panel_id, service.id from service
         where service.can_speedup and (
           select count(*) from service_source as source
            where source.panel_id = service.panel_id and source.service_id = service.id and source.is_enabled) > 1
      ), delivered as (
        select chosen.panel_id, chosen.id as service_id, dispatch.provider_id, dispatch.offer_number,
               extract(epoch from coalesce(started.at, latest.completed_at) - dispatch.sent_at) as seconds,
               row_number() over (partition by chosen.panel_id, chosen.id, dispatch.provider_id, dispatch.offer_number
                                  order by latest.completed_at desc) as place
          from chosen
          cross join lateral (
            select ordered.id, ordered.completed_at from customer_order as ordered
             where ordered.panel_id = chosen.panel_id and ordered.service_id = chosen.id
               and ordered.status = 'completed'
             order by ordered.completed_at desc limit ${ordersPerService}) as latest
          join dispatch on dispatch.panel_id = chosen.panel_id and dispatch.order_id = latest.id
            and dispatch.sent_at is not null and dispatch.offer_number is not null
          left join lateral (
            select min(event.created_at) as at from order_event as event
             where event.panel_id = chosen.panel_id and event.order_id = latest.id and event.kind = 'started'
               and event.created_at >= dispatch.sent_at) as started on true
      ), measured as (
        select panel_id, service_id, provider_id, offer_number, count(*)::integer as orders,
               percentile_cont(0.5) within group (order by greatest(seconds, 0))::integer as median_seconds
          from delivered where place <= ${ordersPerSource}
         group by panel_id, service_id, provider_id, offer_number
        having count(*) >= ${fewestOrders}
      )
      insert into source_speed (panel_id, service_id, provider_id, offer_number, median_seconds, orders, measured_at)
      select measured.panel_id, measured.service_id, measured.provider_id, measured.offer_number,
             measured.median_seconds, measured.orders, ${now}
        from measured
        join service_source using (panel_id, service_id, provider_id, offer_number)
      on conflict (panel_id, service_id, provider_id, offer_number) do update
         set median_seconds = excluded.median_seconds, orders = excluded.orders, measured_at = excluded.measured_at
       where source_speed.median_seconds <> excluded.median_seconds`.execute(db);
  });
}
