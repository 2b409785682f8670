import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { csvStream, withFirstRow } from '../../../platform/csv-stream.ts';
import { Streamed } from '../../../platform/http/answers/streamed.ts';
import { groupsInReview, shownStatus } from '../moderation/payment-review.ts';
import { toIsoString } from '../order-view.ts';
import { orderedServices } from '../ordered-services.ts';
import { type OrderFilters, orderCondition, ownOrders } from './order-filters.ts';

const portion = 1000;

const columns = [
  ...['id', 'status', 'service', 'name', 'url', 'quantity', 'start_quantity', 'current_quantity', 'price'],
  ...['cost', 'refunded', 'created_at', 'completed_at'],
];

/** All matching orders, read in portions while they are sent. */
export async function exportOrders(ctx: Context, filters: OrderFilters): Promise<Streamed> {
  const condition = await orderCondition(ctx, filters);
  const rows = await withFirstRow(orderRows(ctx, condition));
  const body = csvStream(withHead(rows), { lineEnd: 'unix' });
  return new Streamed({ body, contentType: 'text/csv; charset=utf-8', name: 'orders.csv' });
}

async function* withHead(rows: AsyncIterable<readonly string[]>) {
  yield columns;
  yield* rows;
}

async function* orderRows(ctx: Context, condition: Awaited<ReturnType<typeof orderCondition>>) {
  for (let before: bigint | undefined; ; ) {
    const orders = await ownOrders(ctx)
      .selectAll()
      .where(condition)
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
      .orderBy('id', 'desc')
      .limit(portion)
      .execute();
    const inReview = await groupsInReview(ctx, orders);
    const services = await orderedServices(
      ctx,
      orders.map((order) => order.service_id),
    );
    for (const order of orders) {
      yield [
        String(order.id),
        shownStatus(order, inReview),
        services.get(order.service_id)?.view.name ?? '',
        order.name,
        order.link,
        String(order.quantity),
        order.start_count === null ? '' : String(order.start_count),
        String(order.delivered),
        formatMoney(money(order.price)),
        formatMoney(money(order.cost)),
        formatMoney(money(order.refunded)),
        order.created_at.toISOString(),
        toIsoString(order.completed_at) ?? '',
      ];
    }
    if (orders.length < portion) return;
    before = orders.at(-1)?.id;
  }
}
