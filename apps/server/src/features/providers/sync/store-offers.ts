import { type Money, money } from '@marquee/domain/money/money.ts';
import { roundRateUp } from '@marquee/domain/money/price.ts';
import { amountPlaces, divideUp, roundToPrecision } from '@marquee/domain/money/rounding.ts';
import { sql } from 'kysely';
import type { OfferedService } from '../../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../../platform/context.ts';

/** Updates known offers and adds new ones, one statement per batch. */
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

const pricePlaces = 5;
const oneUnit = 10n ** BigInt(amountPlaces);
/** The largest rate we store; providers use higher ones to say "not for sale". */
const maxRate = money(10n ** 17n);

export interface PricedOffer extends Omit<OfferedService, 'rate'> {
  /** In USD, never below the provider's own rate. */
  rate: Money;
}

/** Converts rates from the provider's currency to USD; offers without a usable rate are left out. */
export function pricedOffers(offered: readonly OfferedService[], usdPerUnit: bigint): PricedOffer[] {
  return offered.flatMap((offer) => {
    const rateInCurrency = roundRateUp(offer.rate);
    if (rateInCurrency === undefined) return [];
    const inUsd = money(divideUp(rateInCurrency * usdPerUnit, oneUnit));
    const rate = roundToPrecision(inUsd, pricePlaces, 'up');
    return rate > maxRate ? [] : [{ ...offer, rate }];
  });
}
