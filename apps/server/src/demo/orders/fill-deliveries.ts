import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';

/** Far above the numbers that the simulator gives. */
const firstNumber = 900_000n;

/** What was delivered before the panel began came from the simulator too, and cost what its price list says. */
export async function fillDeliveries(db: Database, clock: Clock, panelId: bigint): Promise<void> {
  await sql`
    insert into dispatch (panel_id, order_id, state, provider_id, offer_number, number, attempts, cost, ordered_at,
                          next_at, sent_at, created_at, updated_at)
    select ordered.panel_id, ordered.id, 'ended', offer.provider_id, offer.number,
           (${firstNumber}::bigint + ordered.id)::text, 1,
           ceil(offer.rate::numeric * ordered.quantity / case when offer.kind = 'Package' then 1 else 1000 end),
           ordered.created_at, ordered.handed_over_at, ordered.handed_over_at, ordered.handed_over_at,
           ordered.completed_at
      from customer_order as ordered
      join service_source as source on source.panel_id = ordered.panel_id
       and source.service_id = ordered.service_id and source.priority = 0
      join provider_offer as offer on offer.panel_id = source.panel_id
       and offer.provider_id = source.provider_id and offer.number = source.offer_number
     where ordered.panel_id = ${panelId} and ordered.status in ('completed', 'canceled') and ordered.delivered > 0
       and ordered.handed_over_at is not null and ordered.completed_at <= ${clock.now()}
    on conflict do nothing`.execute(db);
}
