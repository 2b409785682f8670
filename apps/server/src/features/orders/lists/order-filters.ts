import type { Input } from '@marquee/contract/endpoint.ts';
import type { exportOrders } from '@marquee/contract/ordering/orders.ts';
import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import { fold } from '@marquee/domain/search/fold.ts';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { containsFolded } from '../../../platform/db/fold-text.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { localizedCatalogue } from '../../catalogue/index.ts';
import { accountsGroupsInReview } from '../moderation/payment-review.ts';
import { servicesOfNetwork } from '../ordered-services.ts';

export type OrderFilters = Input<typeof exportOrders>['query'];

const day = 24 * 60 * 60 * 1000;

/** The caller's own orders that are not hidden. */
export function ownOrders(ctx: Context) {
  return allOwnOrders(ctx).where('hidden_at', 'is', null);
}

export function allOwnOrders(ctx: Context) {
  return ctx.db
    .selectFrom('customer_order')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId);
}

/** The filters as one SQL condition; true when there are none. */
export async function orderCondition(ctx: Context, filters: OrderFilters) {
  const networkServices =
    filters.network_id === undefined ? undefined : await servicesOfNetwork(ctx, BigInt(filters.network_id));
  const inReview = filters.status?.length ? await accountsGroupsInReview(ctx, signedIn(ctx).accountId) : [];
  const search = filters['search[value]']?.trim();
  const namedServices = search ? await findServicesByName(ctx, search) : [];
  return (build: ExpressionBuilder<DB, 'customer_order'>) => {
    const { eb, and } = build;
    return and([
      ...(filters.status?.length ? [statusCondition(build, filters.status, inReview)] : []),
      ...(filters.service_id ? [eb('service_id', '=', BigInt(filters.service_id))] : []),
      // SQL has no empty list; no service has the id 0.
      ...(networkServices ? [eb('service_id', 'in', [...networkServices, 0n])] : []),
      ...(filters.drip_feed_id ? [eb('drip_feed_id', '=', BigInt(filters.drip_feed_id))] : []),
      ...(filters.subscription_id ? [eb('subscription_id', '=', BigInt(filters.subscription_id))] : []),
      ...(filters.start_date ? [eb('created_at', '>=', new Date(filters.start_date))] : []),
      ...(search ? [searchCondition(search, namedServices)] : []),
      // Includes the whole last day.
      ...(filters.end_date
        ? [eb('created_at', '<', new Date(new Date(filters.end_date).getTime() + day))]
        : []),
    ]);
  };
}

/** Filters by the status owners see: an unpaid order with a payment in review counts as in moderation. */
function statusCondition(
  { eb, and, or }: ExpressionBuilder<DB, 'customer_order'>,
  statuses: readonly OrderStatus[],
  inReview: readonly bigint[],
) {
  const hasStatus = eb('status', 'in', statuses);
  const includesReview = statuses.includes('in_moderation');
  if (inReview.length === 0 || includesReview === statuses.includes('unpaid')) return hasStatus;
  return includesReview
    ? or([hasStatus, and([eb('status', '=', 'unpaid'), eb('group_id', 'in', inReview)])])
    : and([hasStatus, or([eb('status', '!=', 'unpaid'), eb('group_id', 'not in', inReview)])]);
}

/** A number matches the order's id; any text matches link, name and service names. */
function searchCondition(text: string, namedServices: readonly bigint[]) {
  // With or without the # that pages show before an order's id.
  const [, id] = /^#?([1-9]\d{0,15})$/.exec(text) ?? [];
  return sql<SqlBool>`(${containsFolded('link', text)} or ${containsFolded('name', text)}
    or service_id = any(${namedServices}::bigint[])
    ${id === undefined ? sql`` : sql`or id = ${BigInt(id)}`})`;
}

/** Services whose name contains the text, as the reader sees it or as the operator wrote it. */
async function findServicesByName(ctx: Context, text: string): Promise<bigint[]> {
  const catalogue = await localizedCatalogue(ctx);
  const typed = fold(text);
  const offered = [...catalogue.stored.byId]
    .filter(([, service]) => fold(catalogue.name(service)).includes(typed))
    .map(([id]) => id);
  const stored = await ctx.db
    .selectFrom('service')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .where(containsFolded('name', text))
    .execute();
  return [...new Set([...offered, ...stored.map(({ id }) => id)])];
}
