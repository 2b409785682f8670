import { type Money, money } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import type { PricedService } from '@marquee/domain/pricing/markup-effect.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { byPreference, isLive, servicesOf, sources } from '../sync/live-source.ts';
import { costOf } from '../sync/update-availability.ts';

export interface NamedService extends PricedService {
  name: string;
  pricingPer: number;
}

interface Row {
  id: bigint;
  name: string;
  service_type_id: bigint;
  rate: bigint;
  cost: string;
  pricing_per: bigint;
  default_price: bigint;
  discount_ppm: number;
  price_is_manual: boolean;
  sells_below_cost: boolean;
  is_enabled: boolean;
}

/** The services that are ordered from this provider first; only for those do its rules count. */
export async function pricedServices(ctx: Context, providerId: bigint): Promise<NamedService[]> {
  const { rows } = await sql<Row>`
    select first.*, ceil(first.exact_cost)::text as cost from (
      select distinct on (service.id) service.id, service.name, service.service_type_id, source.provider_id,
             offer.rate, ${costOf(sql`offer`)} as exact_cost, service.pricing_per, service.default_price,
             service.discount_ppm, service.price_is_manual, service.sells_below_cost, service.is_enabled
        from ${sources}
        join service on service.panel_id = source.panel_id and service.id = source.service_id
       where source.panel_id = ${ctx.panel.id} and ${isLive}
         and source.service_id in (${servicesOf(ctx.panel.id, { providerId })})
       order by service.id, ${byPreference}) as first
     where first.provider_id = ${providerId}
     order by first.id`.execute(ctx.db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    typeId: row.service_type_id,
    rate: money(row.rate),
    cost: units(row.cost),
    pricingPer: Number(row.pricing_per),
    defaultPrice: money(row.default_price),
    discount: ppm(row.discount_ppm),
    hasManualPrice: row.price_is_manual,
    sellsBelowCost: row.sells_below_cost,
    isOnSale: row.is_enabled,
  }));
}

const units = (text: string): Money => money(BigInt(text));
