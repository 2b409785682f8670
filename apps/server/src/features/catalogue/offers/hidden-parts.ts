import type { OfferService, OfferType } from '@marquee/contract/console/special-offers.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';

/** Services that are switched off, or whose type or network is: kept in an offer, but shown to nobody. */
export async function hiddenServices(
  { db, panel }: Context,
  ids: readonly bigint[],
): Promise<Map<bigint, OfferService>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('service')
    .innerJoin('service_type', (join) =>
      join
        .onRef('service_type.panel_id', '=', 'service.panel_id')
        .onRef('service_type.id', '=', 'service.service_type_id'),
    )
    .select(['service.id', 'service.slug', 'service.name', 'service.default_price', 'service.pricing_per'])
    .select(['service.restricted_access', 'service_type.network_id', 'service_type.name as type_name'])
    .where('service.panel_id', '=', panel.id)
    .where('service.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: Number(row.id),
        slug: row.slug,
        name: row.name,
        group: row.type_name,
        network_id: Number(row.network_id),
        is_shown: false,
        is_restricted: row.restricted_access,
        price: formatMoney(money(row.default_price)),
        default_price: formatMoney(money(row.default_price)),
        pricing_per: Number(row.pricing_per),
      },
    ]),
  );
}

export async function hiddenTypes(
  { db, panel }: Context,
  ids: readonly bigint[],
): Promise<Map<bigint, OfferType>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('service_type')
    .select(['id', 'slug', 'name', 'network_id'])
    .where('panel_id', '=', panel.id)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, slug, name, network_id }) => [
      id,
      {
        id: Number(id),
        slug,
        name,
        group: '',
        network_id: Number(network_id),
        is_shown: false,
        min_price: null,
      },
    ]),
  );
}
