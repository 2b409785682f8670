import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { allowLongStatements } from '../../../platform/db/long-statements.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';

/** Delivery times, popularity and what is bought together, counted from orders. Run twice it changes nothing. */
export async function refreshFigures(ctx: Context): Promise<void> {
  await inTransaction(ctx, async ({ db, clock }) => {
    await allowLongStatements(db);
    await refreshServices(db, clock.now());
    await refreshPairs(db);
  });
}

/** One statement for all services: each update of the table makes every process reload the catalogue. */
async function refreshServices(db: Database, now: Date): Promise<void> {
  await sql`
    update service
       set average_minutes = counted.average_minutes,
           popularity = greatest(service.popularity - service.ordered_lately + counted.lately, 0),
           ordered_lately = counted.lately
      from (
        select s.panel_id, s.id, coalesce(sold.number, 0)::integer as lately,
               coalesce(delivered.minutes, s.average_minutes) as average_minutes
          from service s
          left join (
            select panel_id, service_id, count(*) as number from customer_order
             where paid_at > ${now}::timestamptz - interval '30 days' and coalesce(run, 1) = 1
             group by panel_id, service_id
          ) as sold on sold.panel_id = s.panel_id and sold.service_id = s.id
          left join lateral (
            select round(avg(greatest(extract(epoch from completed_at - starts_at), 0) / 60))::integer as minutes
              from (select completed_at, starts_at from customer_order o
                     where o.panel_id = s.panel_id and o.service_id = s.id and o.status = 'completed'
                     order by completed_at desc limit 50) as latest
          ) as delivered on true
      ) as counted
     where service.panel_id = counted.panel_id and service.id = counted.id
       and (service.average_minutes, service.ordered_lately)
           is distinct from (counted.average_minutes, counted.lately)`.execute(db);
}

const servicesPerBuyer = 50;
const othersPerService = 12;

/** Recounts only services bought together with another one; the rest keep their pairs. */
async function refreshPairs(db: Database): Promise<void> {
  await sql`
    with bought as (
      select panel_id, account_id, service_id,
             row_number() over (partition by panel_id, account_id order by last_completed_at desc) as place
        from service_purchase
    ), counted as (
      select one.panel_id, one.service_id, other.service_id as other_id, count(*)::integer as buyers,
             row_number() over (partition by one.panel_id, one.service_id
                                order by count(*) desc, other.service_id) as place
        from bought as one
        join bought as other on other.panel_id = one.panel_id and other.account_id = one.account_id
         and other.service_id <> one.service_id and other.place <= ${servicesPerBuyer}
       where one.place <= ${servicesPerBuyer}
       group by one.panel_id, one.service_id, other.service_id
    ), gone as (
      delete from service_pair as pair using (select distinct panel_id, service_id from counted) as renewed
       where pair.panel_id = renewed.panel_id and pair.service_id = renewed.service_id
         and not exists (select from counted where counted.panel_id = pair.panel_id
                          and counted.service_id = pair.service_id and counted.other_id = pair.other_id
                          and counted.place <= ${othersPerService})
    )
    insert into service_pair (panel_id, service_id, other_id, buyers_count)
    select panel_id, service_id, other_id, buyers from counted where place <= ${othersPerService}
    on conflict (panel_id, service_id, other_id) do update set buyers_count = excluded.buyers_count
     where service_pair.buyers_count <> excluded.buyers_count`.execute(db);
}
