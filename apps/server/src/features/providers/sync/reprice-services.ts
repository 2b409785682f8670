import { type Money, money } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import { divideUp, roundToPrecision } from '@marquee/domain/money/rounding.ts';
import { findMarkup, type MarkupRule, markedUpPrice } from '@marquee/domain/pricing/markup.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import {
  byPreference,
  isLive,
  servicesOf,
  sources,
  type TouchedOffers,
  type TouchedServices,
} from './live-source.ts';

interface Sourced {
  id: bigint;
  service_type_id: bigint;
  provider_id: bigint;
  rate: bigint;
  min: bigint;
  max: bigint;
  is_package: boolean;
  pricing_per: bigint;
}

/**
 * Prices and limits of services follow the source they are ordered from first, whichever provider that is now.
 * Prices and limits set by hand stay, and so does what has no rule. Returns how many changed.
 */
export async function repriceServices(
  ctx: Context,
  touched: TouchedOffers | TouchedServices,
): Promise<number> {
  const sourced = await firstSources(ctx, touched);
  if (sourced.length === 0) return 0;
  const rules = new Map<bigint, MarkupRule[]>();
  for (const providerId of new Set(sourced.map(({ provider_id }) => provider_id)))
    rules.set(providerId, await markupRules(ctx, providerId));
  const rows = sourced.flatMap(({ id, service_type_id: typeId, provider_id, rate, min, max, ...unit }) => {
    const rule = findMarkup(rules.get(provider_id) ?? [], { id, typeId });
    if (!rule) return [];
    return {
      id: String(id),
      price: String(inPricingUnit(markedUpPrice(money(rate), rule), unit)),
      min: String(min),
      max: String(max),
    };
  });
  const { numAffectedRows = 0n } = await sql`
    update service set
      default_price = case when service.price_is_manual then service.default_price else wanted.price end,
      min = wanted.min, max = wanted.max,
      default_quantity = least(greatest(service.default_quantity, wanted.min), wanted.max),
      updated_at = ${ctx.clock.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}) as wanted (id bigint, price bigint, min bigint, max bigint)
    where service.panel_id = ${ctx.panel.id} and service.id = wanted.id
      and ((service.min, service.max) is distinct from (wanted.min, wanted.max)
        or not service.price_is_manual and service.default_price <> wanted.price)`.execute(ctx.db);
  return Number(numAffectedRows);
}

const pricePlaces = 5;

/** A rate is for 1000 pieces or for one package; a service may be priced by another number. */
function inPricingUnit(price: Money, unit: Pick<Sourced, 'is_package' | 'pricing_per'>): Money {
  const pieces = unit.is_package ? 1n : 1000n;
  return roundToPrecision(money(divideUp(price * unit.pricing_per, pieces)), pricePlaces, 'up');
}

export async function markupRules({ db, panel }: Context, providerId: bigint): Promise<MarkupRule[]> {
  const rules = await db
    .selectFrom('price_rule')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .orderBy('id')
    .execute();
  return rules.map((rule) => ({
    serviceTypeId: rule.service_type_id,
    serviceId: rule.service_id,
    markupPpm: ppm(rule.percent_ppm),
    fixed: money(rule.fixed),
    roundTo: money(rule.round_to),
    floor: money(rule.floor),
  }));
}

/** The first live source of every service that one of these offers can deliver. */
async function firstSources(
  { db, panel }: Context,
  touched: TouchedOffers | TouchedServices,
): Promise<Sourced[]> {
  const { rows } = await sql<Sourced>`
    select distinct on (service.id) service.id, service.service_type_id, source.provider_id, offer.rate,
           service.is_package, service.pricing_per,
           case when service.is_package or service.limits_are_manual then service.min
                else greatest(offer.min, 1) end as min,
           case when service.is_package or service.limits_are_manual then service.max
                else greatest(offer.max, offer.min, 1) end as max
    from ${sources}
    join service on service.panel_id = source.panel_id and service.id = source.service_id
    where source.panel_id = ${panel.id} and ${isLive}
      and source.service_id in (${servicesOf(panel.id, touched)})
    order by service.id, ${byPreference}`.execute(db);
  return rows;
}
