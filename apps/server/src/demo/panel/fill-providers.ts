import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';

/** One simulated provider that delivers every service within minutes, so that a fresh panel can be tried out. */
export async function fillProviders(db: Database, clock: Clock, panelId: bigint): Promise<void> {
  const { id } = await db
    .insertInto('provider')
    .values({
      panel_id: panelId,
      name: 'Simulator',
      adapter: 'simulator',
      concurrency: 16,
      per_minute: 60_000,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into provider_offer (panel_id, provider_id, number, name, kind, rate, min, max, can_refill, can_cancel,
                                can_drip, seen_at)
    select panel_id, ${id}, id::text, name, case when is_package then 'Package' else 'Default' end,
           default_price / 2 / 1000 * 1000, min, max, has_refill, can_cancel, drip_feed_is_allowed, ${clock.now()}
    from service where panel_id = ${panelId}`.execute(db);
  await sql`
    insert into service_source (panel_id, service_id, provider_id, offer_number)
    select panel_id, id, ${id}, id::text from service where panel_id = ${panelId}`.execute(db);
}
