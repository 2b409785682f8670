import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { signedIn } from '../../../platform/signed-in.ts';

export interface FollowedSubscription {
  id: bigint;
  status: string;
  contents_limit: number;
  contents_count: number;
  /** What its orders cost, less refunds. */
  spent: bigint;
  /** In the order of creation. */
  orderIds: bigint[];
}

/** The caller's own among these ids, with their orders and cost. */
export async function followedSubscriptions(
  ctx: Context,
  ids: readonly bigint[],
): Promise<FollowedSubscription[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FollowedSubscription>`
    select subscription.id, subscription.status, subscription.contents_limit, subscription.contents_count,
           coalesce(made.spent, 0)::bigint as spent, coalesce(made.ids, '{}') as "orderIds"
      from subscription
      left join lateral (
        select sum(ordered.charged - ordered.refunded) as spent, array_agg(ordered.id order by ordered.id) as ids
          from subscription_order
          join customer_order ordered on ordered.panel_id = subscription_order.panel_id
           and ordered.id = subscription_order.order_id and ordered.status <> 'unpaid'
         where subscription_order.panel_id = subscription.panel_id
           and subscription_order.subscription_id = subscription.id) made on true
     where subscription.panel_id = ${ctx.panel.id} and subscription.account_id = ${signedIn(ctx).accountId}
       and subscription.id = any (${[...ids]}::bigint[])`.execute(ctx.db);
  return rows;
}
