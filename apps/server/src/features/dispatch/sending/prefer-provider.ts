import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

interface Preference {
  orderId: bigint;
  serviceId: bigint;
  providerId: bigint;
}

/**
 * Sends an order that no provider has to this one only: the others count as having refused it. Whoever calls has
 * locked the order. False when it was sent meanwhile.
 */
export async function preferProvider(
  { db, panel, clock }: Context,
  { orderId, serviceId, providerId }: Preference,
): Promise<boolean> {
  const now = clock.now();
  const { rows } = await sql`
    insert into dispatch as standing (panel_id, order_id, is_speedup, refused_by, next_at, created_at, updated_at)
    select ${panel.id}, ordered.id, ordered.is_speedup, array(
        select distinct source.provider_id from service_source as source
         where source.panel_id = ${panel.id} and source.service_id = ${serviceId}
           and source.provider_id <> ${providerId}),
      greatest(${now}, ordered.starts_at), ${now}, ${now}
      from customer_order as ordered where ordered.panel_id = ${panel.id} and ordered.id = ${orderId}
    on conflict (panel_id, order_id) do update
       set state = 'ready', refused_by = excluded.refused_by, attempts = 0, next_at = excluded.next_at,
           message = null, waits_for = '{}', unfunded_cost = null, updated_at = ${now}
     where standing.state in ('ready', 'rejected', 'ended')
    returning order_id`.execute(db);
  return rows.length > 0;
}
