import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Order } from './order.ts';

type Unpaid = Pick<Order, 'status' | 'group_id'>;

/** Somebody looks at a payment, or the bank of a linked card makes up its mind. */
const isInReview = sql<SqlBool>`(invoice.status = 'in_moderation'
  or invoice.status = 'open' and invoice.card_id is not null and invoice.gateway_ref is not null)`;

/** The customer's checkouts whose payment is in review; hardly ever any. */
export async function accountsGroupsInReview({ db, panel }: Context, accountId: bigint): Promise<bigint[]> {
  const rows = await db
    .selectFrom('invoice')
    .select('purpose_id')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'orders')
    .where(isInReview)
    .execute();
  return rows.flatMap(({ purpose_id }) => purpose_id ?? []);
}

/** Of these orders' checkouts those whose payment is in review. Only what is unpaid waits for one. */
export async function groupsInReview(ctx: Context, orders: readonly Unpaid[]): Promise<Set<bigint | null>> {
  const unpaid = orders.filter(({ status }) => status === 'unpaid').map(({ group_id }) => group_id);
  if (unpaid.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('invoice')
    .select('purpose_id')
    .where('panel_id', '=', ctx.panel.id)
    .where('purpose', '=', 'orders')
    .where('purpose_id', 'in', [...new Set(unpaid)])
    .where(isInReview)
    .execute();
  return new Set(rows.map(({ purpose_id }) => purpose_id));
}

/** To its owner an order whose payment is in review is not unpaid: nobody should pay for it twice. */
export function shownStatus({ status, group_id }: Unpaid, inReview: Set<bigint | null>): OrderStatus {
  return status === 'unpaid' && inReview.has(group_id) ? 'in_moderation' : status;
}
