import type {
  ConsoleServiceRow,
  listConsoleServices as endpoint,
} from '@marquee/contract/console/services.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { fold } from '@marquee/domain/search/fold.ts';
import { sql } from 'kysely';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { byPreference, isLive, sources } from '../sync/live-source.ts';
import { costOf, sellingPrice } from '../sync/update-availability.ts';

interface FirstSource {
  provider_id: string;
  provider_name: string;
  number: string;
  is_live: boolean;
}

/** Services with their first source: the one that delivers now, else the one that would. */
export function serviceRows({ db, panel }: Context) {
  const first = sql`lateral (
    select provider.id as provider_id, provider.name as provider_name, offer.number, offer.rate,
           ${isLive} as is_live
    from ${sources} where source.panel_id = service.panel_id and source.service_id = service.id
    order by ${isLive} desc, ${byPreference} limit 1)`;
  return db
    .selectFrom('service')
    .innerJoin('service_type as type', (join) =>
      join.onRef('type.panel_id', '=', 'service.panel_id').onRef('type.id', '=', 'service.service_type_id'),
    )
    .innerJoin('network', (join) =>
      join.onRef('network.panel_id', '=', 'type.panel_id').onRef('network.id', '=', 'type.network_id'),
    )
    .leftJoin(first.$castTo<FirstSource & { rate: bigint }>().as<'first'>(sql`first`), (join) =>
      join.onTrue(),
    )
    .select([
      'service.id',
      'service.name',
      'service.is_enabled',
      'service.source_lost_at',
      'service.pricing_per',
      'service.default_price',
      'service.discount_ppm',
      'service.min',
      'service.max',
      'type.id as type_id',
      'type.name as type_name',
      'network.id as network_id',
      'network.name as network_name',
      sql<bigint>`(${sellingPrice})::bigint`.as('price'),
      sql<bigint | null>`ceil(${costOf(sql`first`)})::bigint`.as('cost'),
      sql<FirstSource | null>`case when first.number is null then null else
        jsonb_build_object('provider_id', first.provider_id::text, 'provider_name', first.provider_name,
          'number', first.number, 'is_live', first.is_live) end`.as('source'),
    ])
    .where('service.panel_id', '=', panel.id);
}

export type ServiceRow = Awaited<ReturnType<ReturnType<typeof serviceRows>['execute']>>[number];
type Filters = Omit<Input<typeof endpoint>['query'], 'limit'>;

export async function listServices(
  ctx: Context,
  { limit, ...filters }: Filters & { limit: number },
): Promise<Answer<typeof endpoint>> {
  const rows = await matching(ctx, filters)
    .orderBy('service.id')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: page.rows.map(serviceRowView), next: page.next };
}

function matching(ctx: Context, { search = '', network, type, provider, state, after }: Filters) {
  const wanted = fold(search).trim();
  const number = wanted.replace(/^#/, '');
  const isNumber = /^\d{1,16}$/.test(number);
  return serviceRows(ctx)
    .$if(isNumber, (query) =>
      query.where(
        sql<boolean>`(service.id = ${isNumber ? BigInt(number) : 0n} or service.id in (
          select by_number.service_id from service_source as by_number
          where by_number.panel_id = ${ctx.panel.id} and by_number.offer_number = ${number}))`,
      ),
    )
    .$if(!isNumber && wanted !== '', (query) =>
      query.where(sql<boolean>`strpos(service.folded_names, ${wanted}) > 0`),
    )
    .$if(network !== undefined, (query) => query.where('type.network_id', '=', BigInt(network ?? 0)))
    .$if(type !== undefined, (query) => query.where('service.service_type_id', '=', BigInt(type ?? 0)))
    .$if(provider !== undefined, (query) =>
      query.where(
        sql<boolean>`service.id in (select of_provider.service_id from service_source as of_provider
          where of_provider.panel_id = ${ctx.panel.id} and of_provider.provider_id = ${BigInt(provider ?? 0)})`,
      ),
    )
    .$if(state === 'on', (query) => query.where('service.is_enabled', '=', true))
    .$if(state === 'off', (query) =>
      query.where('service.is_enabled', '=', false).where('service.source_lost_at', 'is', null),
    )
    .$if(state === 'unavailable', (query) => query.where('service.source_lost_at', 'is not', null))
    .$if(after !== undefined, (query) => query.where('service.id', '>', BigInt(after ?? 0)));
}

export function serviceRowView(row: ServiceRow): ConsoleServiceRow {
  const cost = row.source?.is_live ? row.cost : null;
  return {
    id: Number(row.id),
    name: row.name,
    network: { id: Number(row.network_id), name: row.network_name },
    type: { id: Number(row.type_id), name: row.type_name },
    state: row.is_enabled ? 'on' : row.source_lost_at ? 'unavailable' : 'off',
    pricing_per: Number(row.pricing_per),
    default_price: formatMoney(money(row.default_price)),
    discount: row.discount_ppm / 1_000_000,
    price: formatMoney(money(row.price)),
    cost: cost === null ? null : formatMoney(money(cost)),
    margin: cost === null || row.price === 0n ? null : share(row.price - cost, row.price),
    min: Number(row.min),
    max: Number(row.max),
    provider: row.source && {
      id: Number(row.source.provider_id),
      name: row.source.provider_name,
      number: row.source.number,
    },
  };
}

/** To a tenth of a percent, which is what people compare. */
function share(part: bigint, whole: bigint): number {
  return Number((part * 1000n) / whole) / 1000;
}
