import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { PricedOffer } from './priced-offers.ts';

/** One batch, one statement: what is known is brought up to date, what is new is added. */
export async function storeOffers(
  { db, panel }: Context,
  providerId: bigint,
  offers: readonly PricedOffer[],
  seenAt: Date,
): Promise<void> {
  const rows = offers.map((offer) => ({
    ...offer,
    rate: String(offer.rate),
    min: String(offer.min),
    max: String(offer.max),
  }));
  await sql`
    insert into provider_offer (panel_id, provider_id, number, name, category, kind, rate, min, max, can_refill,
                                can_cancel, can_drip, description, seen_at)
    select ${panel.id}, ${providerId}, number, name, category, kind, rate, min, max, "canRefill", "canCancel",
           "canDripFeed", description, ${seenAt}
    from jsonb_to_recordset(${JSON.stringify(rows)}) as offered (
      number text, name text, category text, kind text, rate bigint, min bigint, max bigint, "canRefill" boolean,
      "canCancel" boolean, "canDripFeed" boolean, description text)
    on conflict (panel_id, provider_id, number) do update set
      name = excluded.name, category = excluded.category, kind = excluded.kind, rate = excluded.rate,
      min = excluded.min, max = excluded.max, can_refill = excluded.can_refill, can_cancel = excluded.can_cancel,
      can_drip = excluded.can_drip, description = excluded.description, seen_at = excluded.seen_at,
      vanished_at = null`.execute(db);
}
