import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { ParentOffer } from './owners-offers.ts';

/** Writes only offers that differ, in one statement. */
export async function storeParentOffers(
  { db, panel, clock }: Context,
  providerId: bigint,
  offers: readonly ParentOffer[],
): Promise<void> {
  const rows = offers.map(({ serviceId: _, rate, min, max, ...offer }) => ({
    ...offer,
    rate: String(rate),
    min: String(min),
    max: String(max),
  }));
  const now = clock.now();
  await sql`
    insert into provider_offer as known (panel_id, provider_id, number, name, category, kind, rate, min, max,
                                         can_refill, can_cancel, can_drip, seen_at)
    select ${panel.id}, ${providerId}, number, name, category, kind, rate, min, max, "canRefill", "canCancel",
           "canDripFeed", ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}) as offered (
      number text, name text, category text, kind text, rate bigint, min bigint, max bigint, "canRefill" boolean,
      "canCancel" boolean, "canDripFeed" boolean)
    on conflict (panel_id, provider_id, number) do update set
      name = excluded.name, category = excluded.category, kind = excluded.kind, rate = excluded.rate,
      min = excluded.min, max = excluded.max, can_refill = excluded.can_refill, can_cancel = excluded.can_cancel,
      can_drip = excluded.can_drip, seen_at = excluded.seen_at, vanished_at = null
    where known.vanished_at is not null
      or (known.name, known.category, known.kind, known.rate, known.min, known.max, known.can_refill,
          known.can_cancel, known.can_drip)
        is distinct from
         (excluded.name, excluded.category, excluded.kind, excluded.rate, excluded.min, excluded.max,
          excluded.can_refill, excluded.can_cancel, excluded.can_drip)`.execute(db);
}

/** What the parent no longer sells to the owner. Returns the numbers that are newly gone. */
export async function markGone(
  { db, panel, clock }: Context,
  providerId: bigint,
  offers: readonly ParentOffer[],
): Promise<string[]> {
  const gone = await db
    .updateTable('provider_offer')
    .set({ vanished_at: clock.now() })
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .where('vanished_at', 'is', null)
    .where(sql<boolean>`number <> all (${offers.map(({ number }) => number)}::text[])`)
    .returning('number')
    .execute();
  return gone.map(({ number }) => number);
}

/** New services are delivered by the parent; what an operator makes of that later stays. */
export async function addSources(
  { db, panel }: Context,
  providerId: bigint,
  serviceIds: readonly bigint[],
): Promise<void> {
  await sql`
    insert into service_source (panel_id, service_id, provider_id, offer_number)
    select ${panel.id}, service_id, ${providerId}, service_id::text
    from unnest(${serviceIds.map(String)}::bigint[]) as service_id
    on conflict do nothing`.execute(db);
}
