import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { listOrders as endpoint } from '@marquee/contract/orders.ts';
import type { Context } from '../../../platform/context.ts';
import { orderViews } from '../order-view.ts';
import { orderCondition, ownOrders } from './order-filters.ts';

/** By key, not by count: the thousandth page costs what the first does. */
export async function listOrders(
  ctx: Context,
  { before, per_page, ...filters }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const condition = await orderCondition(ctx, filters);
  const rows = await ownOrders(ctx)
    .selectAll()
    .where(condition)
    .$if(before !== undefined, (query) => query.where('id', '<', BigInt(before ?? 0)))
    .orderBy('id', 'desc')
    .limit(per_page + 1)
    .execute();
  const shown = rows.slice(0, per_page);
  const last = rows.length > per_page ? shown.at(-1) : undefined;
  return { data: await orderViews(ctx, shown), next: last ? Number(last.id) : null };
}
