import type { Input } from '@marquee/contract/endpoint.ts';
import type { exportOrders } from '@marquee/contract/orders.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { signedIn } from '../../platform/http/signed-in.ts';
import { localizedCatalogue } from '../catalogue/index.ts';

export type OrderFilters = Input<typeof exportOrders>['query'];

const day = 24 * 60 * 60 * 1000;

/** The caller's own orders that are not hidden. */
export function ownOrders(ctx: Context) {
  return ctx.db
    .selectFrom('customer_order')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .where('hidden_at', 'is', null);
}

/** The condition that the filters come to, true when there are none. */
export async function orderCondition(ctx: Context, filters: OrderFilters) {
  const ofNetwork = await servicesOf(ctx, filters.network_id);
  return ({ eb, and }: ExpressionBuilder<DB, 'customer_order'>) =>
    and([
      ...(filters.status?.length ? [eb('status', 'in', filters.status)] : []),
      ...(filters.service_id ? [eb('service_id', '=', BigInt(filters.service_id))] : []),
      ...(ofNetwork ? [eb('service_id', 'in', ofNetwork)] : []),
      ...(filters.drip_feed_id ? [eb('drip_feed_id', '=', BigInt(filters.drip_feed_id))] : []),
      ...(filters.subscription_id ? [eb('subscription_id', '=', BigInt(filters.subscription_id))] : []),
      ...(filters.start_date ? [eb('created_at', '>=', new Date(filters.start_date))] : []),
      // The last day counts whole.
      ...(filters.end_date
        ? [eb('created_at', '<', new Date(new Date(filters.end_date).getTime() + day))]
        : []),
    ]);
}

async function servicesOf(ctx: Context, networkId: number | undefined): Promise<bigint[] | undefined> {
  if (networkId === undefined) return undefined;
  const { stored } = await localizedCatalogue(ctx);
  const ids = stored.services
    .filter(({ network }) => network.id === BigInt(networkId))
    .map(({ row }) => row.id);
  // SQL has no empty list; no service has this number.
  return ids.length > 0 ? ids : [0n];
}
