import type { StaffOrderFilters } from '@marquee/contract/console/orders.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { servicesOfNetwork } from '../orders/index.ts';
import { type Condition, orderConditions, statusCondition } from './order-conditions.ts';

interface OrderPage {
  after?: number | bigint | undefined;
  limit: number;
  sort?: 'newest' | 'oldest';
}

const day = 24 * 60 * 60 * 1000;

/**
 * The orders that match, by (created_at, id). Where several values of one column match, each is read from its
 * index in order and the newest of all are kept: what has no recent orders is found as fast as what has.
 */
export async function findOrderIds(
  ctx: Context,
  filters: StaffOrderFilters,
  page: OrderPage,
): Promise<bigint[]> {
  const conditions = await orderConditions(ctx, filters);
  const statuses = statusConditions(filters);
  const { network_id: networkId } = filters;
  const services = networkId === undefined ? undefined : await servicesOfNetwork(ctx, BigInt(networkId));
  const readsServices = services !== undefined && isWide(filters);
  if (services && !readsServices)
    conditions.push(sql<SqlBool>`ordered.service_id = any(${services}::bigint[])`);
  if (readsServices) {
    const isOfNetwork = sql<SqlBool>`ordered.service_id = any(${services}::bigint[])`;
    const among = [isOfNetwork, ...conditions, ...(statuses.length > 0 ? [anyOf(statuses)] : [])];
    const newest = await findAmongNewest(ctx, { filters, page, conditions: among });
    if (newest.length === page.limit) return newest;
  }
  const select = (extra: readonly Condition[]) =>
    selectOrders(ctx, { filters, page, conditions: [...conditions, ...extra] });
  const found = !readsServices
    ? statuses.length > 0
      ? sql.join(
          statuses.map((status) => sql`(${select([status])})`),
          sql` union all `,
        )
      : sql`(${select([])})`
    : selectOfServices(services, (service) =>
        select([service, ...(statuses.length > 0 ? [anyOf(statuses)] : [])]),
      );
  const direction = page.sort === 'oldest' ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ id: bigint }>`
    select id from (${found}) as found order by at ${direction}, id ${direction} limit ${page.limit}`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
}

/** How many orders are looked through before indexes of single services are asked. */
const looksThrough = 2000;

/** Fewer than the page's limit where the network is so rare that the latest orders of all hardly have it. */
async function findAmongNewest(ctx: Context, selection: Selection): Promise<bigint[]> {
  const { filters, page, conditions } = selection;
  const latest = selectOrders(
    ctx,
    { filters, page: { ...page, limit: looksThrough }, conditions: [] },
    sql`ordered.*`,
  );
  const direction = page.sort === 'oldest' ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ id: bigint }>`
    select id from (${latest}) as ordered where ${sql.join(conditions, sql` and `)}
     order by created_at ${direction}, id ${direction} limit ${page.limit}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** What is sent stands with a running order, which leads to it by an index. */
function statusConditions({ status, dispatch }: StaffOrderFilters): Condition[] {
  if (status?.length) return status.map(statusCondition);
  return dispatch === 'sent' ? [statusCondition('in_processing'), statusCondition('stopped')] : [];
}

function anyOf(conditions: readonly Condition[]): Condition {
  return sql<SqlBool>`(${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` or `,
  )})`;
}

/** Nothing but the network says which orders are few: otherwise the other filter is read first. */
function isWide({ search, customer_id, service_id, dispatch, status }: StaffOrderFilters): boolean {
  const isOfMany = !status?.length || status.includes('completed') || status.includes('canceled');
  return isOfMany && !search && !customer_id && !service_id && !dispatch;
}

function selectOfServices(
  services: readonly bigint[],
  select: (service: Condition) => ReturnType<typeof selectOrders>,
) {
  return sql`select found_of_one.* from unnest(${services}::bigint[]) as wanted (service_id)
    cross join lateral (${select(sql<SqlBool>`ordered.service_id = wanted.service_id`)}) as found_of_one`;
}

interface Selection {
  filters: StaffOrderFilters;
  page: OrderPage;
  conditions: readonly Condition[];
}

/** Of the states that few orders are in, the dispatch knows the order; of the others the order itself. */
const readFromDispatch: readonly StaffOrderFilters['dispatch'][] = [
  'ready',
  'sending',
  'rejected',
  'unknown',
];

function selectOrders(
  { panel }: Context,
  { filters, page, conditions }: Selection,
  columns?: RawBuilder<unknown>,
) {
  const { dispatch: state, from, to } = filters;
  const isRare = readFromDispatch.includes(state);
  const [at, id] = isRare
    ? [sql`dispatch.ordered_at`, sql`dispatch.order_id`]
    : [sql`ordered.created_at`, sql`ordered.id`];
  const tables = state
    ? sql`customer_order as ordered
        join dispatch on dispatch.panel_id = ordered.panel_id and dispatch.order_id = ordered.id`
    : sql`customer_order as ordered`;
  const afterAt = isRare
    ? sql`(select ordered_at from dispatch where panel_id = ${panel.id} and order_id = ${page.after})`
    : sql`(select created_at from customer_order where panel_id = ${panel.id} and id = ${page.after})`;
  const isOldestFirst = page.sort === 'oldest';
  const all = [
    isRare ? sql`dispatch.panel_id = ${panel.id}` : sql`ordered.panel_id = ${panel.id}`,
    ...(state ? [sql`dispatch.state = ${sql.lit(state)}`] : []),
    ...(from ? [sql`${at} >= ${new Date(from)}`] : []),
    // Includes the whole last day.
    ...(to ? [sql`${at} < ${new Date(new Date(to).getTime() + day)}`] : []),
    ...(page.after === undefined
      ? []
      : [sql`(${at}, ${id}) ${isOldestFirst ? sql`>` : sql`<`} (${afterAt}, ${page.after})`]),
    ...conditions.map((condition) => sql`(${condition})`),
  ];
  const direction = isOldestFirst ? sql`asc` : sql`desc`;
  return sql`select ${columns ?? sql`${at} as at, ordered.id`} from ${tables} where ${sql.join(all, sql` and `)}
    order by ${at} ${direction}, ${id} ${direction} limit ${page.limit}`;
}
