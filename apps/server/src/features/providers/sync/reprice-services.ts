import { money } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import { findMarkup, type MarkupRule, markedUpPrice } from '@marquee/domain/pricing/markup.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

interface Sourced {
  id: bigint;
  service_type_id: bigint;
  rate: bigint;
  min: bigint;
  max: bigint;
}

/**
 * Prices and limits of services follow the source they are ordered from first. A price set by hand stays,
 * and so does one without a rule. Returns how many changed.
 */
export async function repriceServices(
  ctx: Context,
  providerId: bigint,
  offerNumbers: readonly string[],
): Promise<number> {
  const [rules, sourced] = [
    await markupRules(ctx, providerId),
    await sourcedFrom(ctx, providerId, offerNumbers),
  ];
  const rows = sourced.flatMap(({ id, service_type_id: typeId, rate, min, max }) => {
    const rule = findMarkup(rules, { id, typeId });
    if (!rule) return [];
    return {
      id: String(id),
      price: String(markedUpPrice(money(rate), rule)),
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

export async function markupRules({ db, panel }: Context, providerId: bigint): Promise<MarkupRule[]> {
  const rules = await db
    .selectFrom('price_rule')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
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

/** Services whose first live source is one of these offers. */
async function sourcedFrom(
  { db, panel }: Context,
  providerId: bigint,
  offerNumbers: readonly string[],
): Promise<Sourced[]> {
  const { rows } = await sql<Sourced>`
    select service.id, service.service_type_id, offer.rate,
           case when service.is_package then service.min else greatest(offer.min, 1) end as min,
           case when service.is_package then service.max else greatest(offer.max, offer.min, 1) end as max
    from service_source as source
    join service on service.panel_id = source.panel_id and service.id = source.service_id
    join provider_offer as offer on offer.panel_id = source.panel_id
      and offer.provider_id = source.provider_id and offer.number = source.offer_number
    where source.panel_id = ${panel.id} and source.provider_id = ${providerId}
      and source.offer_number = any (${[...offerNumbers]}::text[])
      and source.is_enabled and offer.vanished_at is null
      and not exists (
        select from service_source as better
        join provider_offer as alive on alive.panel_id = better.panel_id
          and alive.provider_id = better.provider_id and alive.number = better.offer_number
        where better.panel_id = source.panel_id and better.service_id = source.service_id and better.is_enabled
          and alive.vanished_at is null
          and (better.priority, better.provider_id, better.offer_number)
            < (source.priority, source.provider_id, source.offer_number))`.execute(db);
  return rows;
}
