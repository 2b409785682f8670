import type {
  listCustomersWithPrices as customersEndpoint,
  listCustomPrices as endpoint,
} from '@marquee/contract/console/custom-prices.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { matchNumberOrWords } from '@marquee/domain/search/match-number-or-words.ts';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { customersById, findCustomerIds } from '../accounts/index.ts';
import { customPriceViews, termsView } from './custom-price-view.ts';
import { ownPrices } from './customer-prices.ts';

/** Newest first; by the number or the name of what they are for. A customer has a thousand at most. */
export async function listCustomPrices(
  ctx: Context,
  accountId: bigint,
  { search, after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const customer = (await customersById(ctx, [accountId])).get(accountId) ?? refuse('not_found');
  const rows = (await ownPrices(ctx, accountId))
    .filter(({ id }) => after === undefined || id < BigInt(after))
    .toReversed();
  if (!search?.trim()) {
    const page = keyedPage(rows, limit);
    return { customer, data: await customPriceViews(ctx, accountId, page.rows), next: page.next };
  }
  const matches = matchNumberOrWords(search);
  const views = (await customPriceViews(ctx, accountId, rows)).filter(
    ({ target }) => target && matches({ id: target.id, name: `${target.group} ${target.name}` }),
  );
  const page = keyedPage(
    views.map((view) => ({ id: BigInt(view.id), view })),
    limit,
  );
  return { customer, data: page.rows.map(({ view }) => view), next: page.next };
}

/** Counted along the index by account: a page reads the rules of its customers only. */
export async function listCustomersWithPrices(
  ctx: Context,
  { search, after, limit }: Input<typeof customersEndpoint>['query'],
): Promise<Answer<typeof customersEndpoint>> {
  const found = await searchedIds(ctx, search?.trim() ?? '');
  const isForAll = { service_id: null, service_type_id: null };
  const rows = await ctx.db
    .selectFrom('custom_price')
    .select(({ fn }) => [
      'account_id as id',
      fn.countAll<bigint>().as('count'),
      fn.max('updated_at').as('updated_at'),
      fn
        .max('discount_ppm')
        .filterWhere('service_id', 'is', isForAll.service_id)
        .filterWhere('service_type_id', 'is', isForAll.service_type_id)
        .as('discount_ppm'),
      fn
        .max('fixed_price')
        .filterWhere('service_id', 'is', isForAll.service_id)
        .filterWhere('service_type_id', 'is', isForAll.service_type_id)
        .as('fixed_price'),
    ])
    .where('panel_id', '=', ctx.panel.id)
    .$if(found !== undefined, (build) => build.where('account_id', 'in', found ?? []))
    .$if(after !== undefined, (build) => build.where('account_id', '<', BigInt(after ?? 0)))
    .groupBy('account_id')
    .orderBy('account_id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  const ids = page.rows.map(({ id }) => id);
  const [customers, opened] = await Promise.all([customersById(ctx, ids), countOpened(ctx, ids)]);
  return {
    data: page.rows.map((row) => ({
      id: Number(row.id),
      customer: customers.get(row.id) ?? { id: Number(row.id), name: '', email: null },
      prices_count: Number(row.count),
      ...termsView(row),
      opened_services_count: opened.get(row.id) ?? 0,
      updated_at: row.updated_at.toISOString(),
    })),
    next: page.next,
  };
}

/** Undefined: everybody. */
async function searchedIds(ctx: Context, search: string): Promise<bigint[] | undefined> {
  if (search === '') return undefined;
  if (/^#?\d{1,16}$/.test(search)) return [BigInt(search.replace('#', ''))];
  const ids = await findCustomerIds(ctx, search);
  return ids.length > 0 ? ids : [0n];
}

async function countOpened({ db, panel }: Context, accountIds: readonly bigint[]) {
  if (accountIds.length === 0) return new Map<bigint, number>();
  const rows = await db
    .selectFrom('service_access')
    .select(({ fn }) => ['account_id', fn.countAll<bigint>().as('count')])
    .where('panel_id', '=', panel.id)
    .where('account_id', 'in', [...accountIds])
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, count }) => [account_id, Number(count)]));
}
