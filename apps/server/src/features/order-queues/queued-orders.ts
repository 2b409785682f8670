import type { QueuedOrder } from '@marquee/contract/console/order-queues.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { type RawBuilder, sql } from 'kysely';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { customersById, findCustomerIds } from '../accounts/index.ts';
import { orderedServices } from '../orders/index.ts';

export interface ListQuery {
  search?: string | undefined;
  after?: number | undefined;
  limit: number;
}

export interface QueuedRow {
  id: bigint;
  account_id: bigint;
  service_id: bigint;
  drip_feed_id: bigint | null;
  link: string;
  quantity: bigint;
  delivered: bigint;
  cost: bigint;
  targetable_values: unknown;
  created_at: Date;
  since: Date;
  asked_at: Date | null;
  provider_name: string | null;
  number: string | null;
  message: string | null;
}

interface Queue {
  /** On `ordered` and `dispatch`; that of a partial index. */
  waits: RawBuilder<unknown>;
  since: RawBuilder<unknown>;
}

/** One page of the orders that wait, the oldest first. */
export async function queuedOrders(ctx: Context, { waits, since }: Queue, query: ListQuery) {
  const { after, limit } = query;
  const search = await searchCondition(ctx, query.search?.trim() ?? '');
  const { rows } = await sql<QueuedRow>`
    select ordered.id, ordered.account_id, ordered.service_id, ordered.drip_feed_id, ordered.link,
      ordered.quantity, ordered.delivered, ordered.cost,
      ordered.targetable_values, ordered.created_at, ${since} as since, dispatch.cancel_sent_at as asked_at,
      provider.name as provider_name, dispatch.number, dispatch.message
    from customer_order as ordered
    left join dispatch on dispatch.panel_id = ordered.panel_id and dispatch.order_id = ordered.id
    left join provider on provider.panel_id = dispatch.panel_id and provider.id = dispatch.provider_id
    where ordered.panel_id = ${ctx.panel.id} and ${waits} and ${search}
      ${after === undefined ? sql`` : sql`and ordered.id > ${after}`}
    order by ordered.id limit ${limit + 1}`.execute(ctx.db);
  const page = keyedPage(rows, limit);
  return { rows: page.rows, views: await queuedOrderViews(ctx, page.rows), next: page.next };
}

/** The number of an order or its customer, or a customer's whole e-mail address. */
async function searchCondition(ctx: Context, search: string): Promise<RawBuilder<unknown>> {
  if (search === '') return sql`true`;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return sql`(ordered.id = ${number} or ordered.account_id = ${number})`;
  }
  return sql`ordered.account_id = any (${await findCustomerIds(ctx, search)})`;
}

async function queuedOrderViews(ctx: Context, rows: readonly QueuedRow[]): Promise<QueuedOrder[]> {
  const [customers, services] = await Promise.all([
    customersById(
      ctx,
      rows.map(({ account_id }) => account_id),
    ),
    orderedServices(
      ctx,
      rows.map(({ service_id }) => service_id),
    ),
  ]);
  return rows.map((row) => {
    const service = services.get(row.service_id)?.view;
    if (!service) throw new Error(`the service of order ${row.id} is gone`);
    return {
      id: Number(row.id),
      customer: customers.get(row.account_id) ?? { id: Number(row.account_id), name: '', email: null },
      service,
      url: row.link,
      quantity: Number(row.quantity),
      current_quantity: Number(row.delivered),
      cost: formatMoney(money(row.cost)),
      provider: row.provider_name,
      provider_order: row.number,
      last_answer: row.message,
      created_at: row.created_at.toISOString(),
      since: row.since.toISOString(),
    };
  });
}
