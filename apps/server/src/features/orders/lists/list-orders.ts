import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { listOrders as endpoint } from '@marquee/contract/ordering/orders.ts';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { localizedCatalogue } from '../../catalogue/index.ts';
import { ownOrder } from '../order.ts';
import { orderViews } from '../order-view.ts';
import { orderCondition, ownOrders } from './order-filters.ts';

/** Paged by id: the thousandth page costs as much as the first. */
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

const stored = z.array(z.object({ target_id: z.number(), values: z.array(z.string()) }));

/** What the customer entered where the service asks for search keywords. */
export async function listKeywords(ctx: Context, orderId: bigint): Promise<{ keyword: string }[]> {
  const order = await ownOrder(ctx, orderId);
  const { rows } = (await localizedCatalogue(ctx)).stored;
  const keywordTypes = new Set(
    rows.targetTypes.filter(({ view_type }) => view_type === 'seo_keywords').map(({ id }) => id),
  );
  const keywordTargets = new Set(
    rows.targets.filter(({ target_type_id }) => keywordTypes.has(target_type_id)).map(({ id }) => Number(id)),
  );
  return stored
    .parse(order.targetable_values)
    .filter(({ target_id }) => keywordTargets.has(target_id))
    .flatMap(({ values }) => values.map((keyword) => ({ keyword })));
}
