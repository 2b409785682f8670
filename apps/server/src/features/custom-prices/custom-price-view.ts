import type { CustomPrice, PriceTarget } from '@marquee/contract/console/custom-prices.ts';
import { formatMoney, type Money, money } from '@marquee/domain/money/money.ts';
import { type Ppm, ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { customPrice } from '@marquee/domain/pricing/custom-price.ts';
import { unitPrice } from '@marquee/domain/pricing/line-cost.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { type CatalogueService, listPriceCatalogue } from '../catalogue/index.ts';
import { gradeDiscountOf } from '../grades/index.ts';
import { serviceCosts } from '../providers/index.ts';
import { type ListPrices, serviceTarget, typeTarget } from './price-target.ts';

export type CustomPriceRow = Selectable<DB['custom_price']>;

/** Beside what others pay, and what the customer really pays with the discount of their grade. */
export async function customPriceViews(
  ctx: Context,
  accountId: bigint,
  rows: readonly CustomPriceRow[],
): Promise<CustomPrice[]> {
  const serviceIds = rows.flatMap(({ service_id }) => service_id ?? []);
  const customer = { kind: 'user', accountId, permissions: [], frozen: false } as const;
  const [catalogue, grade, costs, names] = await Promise.all([
    listPriceCatalogue(ctx),
    gradeDiscountOf({ ...ctx, actor: customer }),
    serviceCosts(ctx, serviceIds),
    storedNames(ctx, rows),
  ]);
  return rows.map((row) => {
    const service = row.service_id === null ? undefined : catalogue.stored.byId.get(row.service_id);
    const price = service && paidPrice(row, service, catalogue, grade);
    const cost = row.service_id === null ? undefined : costs.get(row.service_id);
    const isWide = row.service_id === null && row.service_type_id === null;
    const target = findTarget(catalogue, row, service);
    return {
      id: Number(row.id),
      applies_to: row.service_id !== null ? 'service' : isWide ? 'everything' : 'service_type',
      target: isWide ? null : (target ?? goneTarget(row, names)),
      ...termsView(row),
      price: price === undefined ? null : formatMoney(price),
      is_below_cost: price !== undefined && cost !== undefined && price < cost,
      is_gone: !isWide && !target,
      updated_at: row.updated_at.toISOString(),
    };
  });
}

export function termsView({
  fixed_price,
  discount_ppm,
}: Pick<CustomPriceRow, 'fixed_price' | 'discount_ppm'>) {
  return {
    fixed_price: fixed_price === null ? null : formatMoney(money(fixed_price)),
    discount: discount_ppm === null ? null : ppmToFraction(ppm(discount_ppm)),
  };
}

function paidPrice(
  { fixed_price, discount_ppm }: CustomPriceRow,
  service: CatalogueService,
  catalogue: ListPrices,
  grade: Ppm,
): Money {
  const rule = {
    fixedPrice: fixed_price === null ? null : money(fixed_price),
    discountPpm: discount_ppm === null ? null : ppm(discount_ppm),
  };
  return unitPrice(customPrice(catalogue.price(service), rule, service.row.is_package), grade);
}

function findTarget(
  catalogue: ListPrices,
  { service_type_id }: CustomPriceRow,
  service: CatalogueService | undefined,
): PriceTarget | undefined {
  if (service) return serviceTarget(catalogue, service);
  return service_type_id === null ? undefined : typeTarget(catalogue, service_type_id);
}

function goneTarget({ service_id, service_type_id }: CustomPriceRow, names: ReadonlyMap<string, string>) {
  const key = service_id === null ? `type ${service_type_id}` : `service ${service_id}`;
  const id = Number(service_id ?? service_type_id);
  return { id, name: names.get(key) ?? `#${id}`, group: '', list_price: null, pricing_per: null };
}

/** Services and types that are switched off are not in the catalogue, but still have a name. */
async function storedNames({ db, panel }: Context, rows: readonly CustomPriceRow[]) {
  const serviceIds = rows.flatMap(({ service_id }) => service_id ?? []);
  const typeIds = rows.flatMap(({ service_type_id }) => service_type_id ?? []);
  const [services, types] = await Promise.all([
    db
      .selectFrom('service')
      .select(['id', 'name'])
      .where('panel_id', '=', panel.id)
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(serviceIds))))
      .execute(),
    db
      .selectFrom('service_type')
      .select(['id', 'name'])
      .where('panel_id', '=', panel.id)
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(typeIds))))
      .execute(),
  ]);
  return new Map([
    ...services.map(({ id, name }) => [`service ${id}`, name] as const),
    ...types.map(({ id, name }) => [`type ${id}`, name] as const),
  ]);
}
