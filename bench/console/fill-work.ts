import { sql } from 'kysely';
import type { Panel } from '../../apps/server/src/platform/context.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { FilledConsole } from './fill-console.ts';

const preview = { applies: 1000, asks_provider: 0, refund: '0', lost_at_providers: '0', refused: [] };
const terms = { name: 'Offer', category: '', kind: 'default', canRefill: false, canCancel: false };

export const workTables = ['refill_request', 'dispatch_attempt', 'provider_call', 'bulk_job_row'];

/** What follows from orders: refills, series, calls to providers and jobs over many orders. */
export async function fillWork(db: Database, panel: Panel, filled: FilledConsole): Promise<void> {
  const { firstCustomer, firstNetwork, firstProvider, firstService, staff, size } = filled;
  await sql`
    insert into refill_request (panel_id, id, order_id, status, created_at, updated_at)
    select panel_id, row_number() over (order by id), id,
           case when id % 2000 = 0 then 'pending' when id % 300 = 0 then 'rejected' else 'completed' end, created_at, created_at
      from customer_order where panel_id = ${panel.id} and id % 20 = 0`.execute(db);
  await sql`
    insert into drip_feed (panel_id, id, account_id, service_id, link, mode, runs, minutes_between_runs, quantity,
                           total_quantity, status, created_at, ended_at)
    select panel_id, drip_feed_id, account_id, service_id, link, 'flat', 10, 60, 100, 1000,
           case status when 'unpaid' then 'unpaid' when 'completed' then 'completed' when 'canceled' then 'canceled'
                else 'in_processing' end, created_at, completed_at
      from customer_order where panel_id = ${panel.id} and drip_feed_id is not null`.execute(db);
  await sql`
    insert into subscription (panel_id, id, account_id, network_id, name, link, watched_by, status, contents_limit,
                              created_at, updated_at, ended_at, end_reason, next_look_at)
    select panel_id, subscription_id, account_id, ${firstNetwork}::bigint, 'Channel ' || id, link, 'provider',
           case when id % 160 = 5 then 'in_processing' else 'completed' end, 100, created_at, created_at,
           case when id % 160 <> 5 then created_at end, case when id % 160 <> 5 then 'limit-reached' end, now()
      from customer_order where panel_id = ${panel.id} and subscription_id is not null`.execute(db);
  await sql`
    insert into subscription_handover (panel_id, subscription_id, state, provider_id, number, next_at, created_at, updated_at)
    select panel_id, id, case when id % 8000 = 5 then 'unknown' else 'sent' end, ${firstProvider}::bigint, 'H' || id,
           created_at, created_at, created_at
      from subscription where panel_id = ${panel.id} and status = 'in_processing'`.execute(db);
  await sql`
    insert into dispatch_attempt (panel_id, order_id, provider_id, outcome, created_at)
    select panel_id, order_id, provider_id, 'placed', created_at
      from dispatch where panel_id = ${panel.id} and order_id > ${size.orders * 0.7}`.execute(db);
  await sql`
    insert into provider_call (panel_id, provider_id, order_id, action, request, answer, answer_status, took_ms, created_at)
    select panel_id, provider_id, order_id, 'add', repeat('asked ', 20), '{"order":1}', 200, 90, created_at
      from dispatch where panel_id = ${panel.id} and order_id > ${size.orders * 0.8}`.execute(db);
  await sql`
    insert into bulk_job (panel_id, account_id, action, preview, status, rows_total, created_at, started_at, ended_at)
    select ${panel.id}, ${staff}::bigint, 'cancel', ${JSON.stringify(preview)}::jsonb, 'done', 1000, now(), now(), now() from generate_series(1, 300) n`.execute(
    db,
  );
  await sql`
    insert into bulk_job_row (panel_id, job_id, order_id, outcome, done_at)
    select ${panel.id}, 1 + n % 2, n, case when n % 50 = 0 then 'refused' else 'done' end, now()
      from generate_series(1, 20000) n`.execute(db);
  await sql`
    insert into custom_price (panel_id, account_id, service_id, discount_ppm)
    select ${panel.id}, ${firstCustomer}::bigint + n % 5000, ${firstService}::bigint + n / 5000, 50000
      from generate_series(0, 19999) n`.execute(db);
  await sql`
    insert into provider_offer (panel_id, provider_id, number, name, kind, rate, min, max, seen_at)
    select ${panel.id}, ${firstProvider}::bigint + n % 5, n::text, 'Offer ' || n, 'default', 100000000, 10, 10000, now()
      from generate_series(1, 15000) n`.execute(db);
  await sql`
    insert into offer_review (panel_id, provider_id, offer_number, changes, before, after, is_blocking, state, seen_at, decided_at)
    select panel_id, provider_id, number, '{rate}', ${JSON.stringify({ ...terms, rate: '1' })}::jsonb,
           ${JSON.stringify({ ...terms, rate: '2' })}::jsonb, true,
           case when number::int % 5 = 0 then 'rejected' else 'open' end, now(), case when number::int % 5 = 0 then now() end
      from provider_offer where panel_id = ${panel.id} and number::int % 7 = 0`.execute(db);
}
