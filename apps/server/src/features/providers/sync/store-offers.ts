import { type Money, money } from '@marquee/domain/money/money.ts';
import { roundRateUp } from '@marquee/domain/money/price.ts';
import { amountPlaces, divideUp, roundToPrecision } from '@marquee/domain/money/rounding.ts';
import { sql } from 'kysely';
import type { OfferedService, RejectReason } from '../../../adapters/providers/service-list.ts';
import type { Context } from '../../../platform/context.ts';

/** Updates known offers and adds new ones, one statement per batch. */
export async function storeOffers(
  { db, panel }: Context,
  providerId: bigint,
  offers: readonly PricedOffer[],
  { seenAt, matchedWith }: { seenAt: Date; matchedWith: ReadonlyMap<string, string> },
): Promise<void> {
  const rows = offers.map((offer) => ({
    ...offer,
    matchedWith: matchedWith.get(offer.number) ?? null,
    rate: String(offer.rate),
    min: String(offer.min),
    max: String(offer.max),
  }));
  await sql`
    insert into provider_offer (panel_id, provider_id, number, name, category, kind, rate, min, max, can_refill,
                                can_cancel, can_drip, description, matched_with, seen_at)
    select ${panel.id}, ${providerId}, number, name, category, kind, rate, min, max, "canRefill", "canCancel",
           "canDripFeed", description, "matchedWith", ${seenAt}
    from jsonb_to_recordset(${JSON.stringify(rows)}) as offered (
      number text, name text, category text, kind text, rate bigint, min bigint, max bigint, "canRefill" boolean,
      "canCancel" boolean, "canDripFeed" boolean, description text, "matchedWith" text)
    on conflict (panel_id, provider_id, number) do update set
      name = excluded.name, category = excluded.category, kind = excluded.kind, rate = excluded.rate,
      min = excluded.min, max = excluded.max, can_refill = excluded.can_refill, can_cancel = excluded.can_cancel,
      can_drip = excluded.can_drip, description = excluded.description, seen_at = excluded.seen_at,
      matched_with = coalesce(excluded.matched_with, provider_offer.matched_with), vanished_at = null`.execute(
    db,
  );
}

const pricePlaces = 5;
const oneUnit = 10n ** BigInt(amountPlaces);
/** The largest rate we store; providers use higher ones to say "not for sale". */
const maxRate = money(10n ** 17n);

export interface PricedOffer extends Omit<OfferedService, 'rate'> {
  /** In USD, never below the provider's own rate. */
  rate: Money;
}

interface PricedList {
  offers: PricedOffer[];
  rejected: { number: string; reason: RejectReason }[];
}

/** Converts rates from the provider's currency to USD. */
export function pricedOffers(offered: readonly OfferedService[], usdPerUnit: bigint): PricedList {
  const list: PricedList = { offers: [], rejected: [] };
  for (const offer of offered) {
    const rateInCurrency = roundRateUp(offer.rate);
    const inUsd = rateInCurrency && money(divideUp(rateInCurrency * usdPerUnit, oneUnit));
    const rate = inUsd && roundToPrecision(inUsd, pricePlaces, 'up');
    if (rate === undefined || rate > maxRate)
      list.rejected.push({ number: offer.number, reason: 'rate_too_high' });
    else if (rate <= 0n) list.rejected.push({ number: offer.number, reason: 'zero_rate' });
    else list.offers.push({ ...offer, rate });
  }
  return list;
}
