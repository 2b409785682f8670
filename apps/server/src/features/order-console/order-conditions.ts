import type { StaffOrderFilters } from '@marquee/contract/console/orders.ts';
import { parseMoney } from '@marquee/domain/money/money.ts';
import type { ShownOrderStatus } from '@marquee/domain/orders/order-kinds.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childPanelAccounts } from '../providers/index.ts';
import { searchCondition } from './order-search.ts';

export type Condition = RawBuilder<SqlBool>;

/** Everything but what decides from which index the orders are read: see `find-orders.ts`. */
export async function orderConditions(ctx: Context, filters: StaffOrderFilters): Promise<Condition[]> {
  const { provider_id, service_id, customer_id, mode, channel, min_amount, max_amount } = filters;
  const search = filters.search?.trim();
  return [
    ...(search ? [await searchCondition(ctx, search)] : []),
    ...(provider_id ? [sql<SqlBool>`ordered.provider_id = ${BigInt(provider_id)}`] : []),
    ...(service_id ? [sql<SqlBool>`ordered.service_id = ${BigInt(service_id)}`] : []),
    ...(customer_id ? [sql<SqlBool>`ordered.account_id = ${BigInt(customer_id)}`] : []),
    ...(mode ? [sql<SqlBool>`ordered.mode = ${sql.lit(mode)}`] : []),
    ...(channel ? [await channelCondition(ctx, channel)] : []),
    ...(min_amount ? [sql<SqlBool>`ordered.cost >= ${amount(min_amount)}`] : []),
    ...(max_amount ? [sql<SqlBool>`ordered.cost <= ${amount(max_amount)}`] : []),
  ];
}

function amount(text: string): bigint {
  return parseMoney(text) ?? 0n;
}

/** Child panels order through the API: by the accounts of their owners they are told from other programs. */
async function channelCondition(
  ctx: Context,
  channel: NonNullable<StaffOrderFilters['channel']>,
): Promise<Condition> {
  if (channel !== 'api' && channel !== 'child_panel')
    return sql<SqlBool>`ordered.channel = ${sql.lit(channel)}`;
  const children = await childPanelAccounts(ctx);
  return channel === 'api'
    ? sql<SqlBool>`ordered.channel = 'api' and ordered.account_id <> all(${children}::bigint[])`
    : sql<SqlBool>`ordered.channel = 'api' and ordered.account_id = any(${children}::bigint[])`;
}

/** As people see it: a canceled order of which a part was delivered is a partial one. */
export function statusCondition(status: ShownOrderStatus): Condition {
  if (status === 'partial')
    return sql<SqlBool>`ordered.status = 'canceled' and ordered.cancel_reason = 'partial'`;
  if (status === 'canceled')
    return sql<SqlBool>`ordered.status = 'canceled' and ordered.cancel_reason is distinct from 'partial'`;
  return sql<SqlBool>`ordered.status = ${sql.lit(status)}`;
}
