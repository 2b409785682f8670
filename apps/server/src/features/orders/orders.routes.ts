import { actOnOrders as bulkEndpoint } from '@marquee/contract/ordering/bulk-orders.ts';
import * as endpoints from '@marquee/contract/ordering/orders.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { openOrderTicket } from '../tickets/index.ts';
import { actOnOrders } from './bulk/act-on-orders.ts';
import { getOrder } from './get-order.ts';
import { deleteOrder } from './lifecycle/delete-order.ts';
import { activateOrder, pauseOrder } from './lifecycle/pause-order.ts';

import { requestCancel } from './lifecycle/request-cancel.ts';
import { exportOrders } from './lists/export-orders.ts';
import { listKeywords, listOrders } from './lists/list-orders.ts';

import { listOrdersTable } from './lists/list-orders-table.ts';
import { orderStatistics } from './lists/order-statistics.ts';
import { watchOrder } from './notices/watch-order.ts';
import { ownOrder } from './order.ts';
import { askRefill, listRefillRequests } from './refills/ask-refill.ts';

type Verb = Parameters<typeof route>[1];

/** Runs the action and answers with the order as it is afterwards. */
const actionHandler =
  (run: (ctx: Parameters<Verb>[0], orderId: bigint) => Promise<void>) =>
  async (ctx: Parameters<Verb>[0], { params }: { params: { orderId: number } }) => {
    const orderId = BigInt(params.orderId);
    await run(ctx, orderId);
    return { data: await getOrder(ctx, orderId) };
  };

export const orderRoutes: readonly Route[] = [
  route(endpoints.listOrders, (ctx, { query }) => listOrders(ctx, query)),
  route(endpoints.listOrdersTable, (ctx, { query }) => listOrdersTable(ctx, query)),
  route(endpoints.exportOrders, (ctx, { query }) => exportOrders(ctx, query), {
    limit: { points: 20, seconds: 60 },
  }),
  route(endpoints.getOrderStatistics, (ctx, { query }) => orderStatistics(ctx, query)),
  route(endpoints.getOrder, async (ctx, { params }) => ({
    data: await getOrder(ctx, BigInt(params.orderId)),
  })),
  route(endpoints.watchOrder, (ctx, { params }) => watchOrder(ctx, BigInt(params.orderId)), {
    limit: { points: 60, seconds: 60 },
  }),
  route(bulkEndpoint, async (ctx, { body }) => ({ data: await actOnOrders(ctx, body) }), {
    limit: { points: 30, seconds: 60 },
  }),
  route(endpoints.activateOrder, actionHandler(activateOrder)),
  route(endpoints.pauseOrder, actionHandler(pauseOrder)),
  route(endpoints.cancelOrder, actionHandler(requestCancel)),
  route(endpoints.deleteOrder, async (ctx, { params }) => {
    await deleteOrder(ctx, BigInt(params.orderId));
    return undefined;
  }),
  route(endpoints.listRefillRequests, async (ctx, { params }) => ({
    data: await listRefillRequests(ctx, BigInt(params.orderId)),
  })),
  route(endpoints.askRefill, async (ctx, { params }) => {
    const orderId = BigInt(params.orderId);
    const refillId = await askRefill(ctx, orderId);
    const all = await listRefillRequests(ctx, orderId);
    const made = all.find(({ id }) => BigInt(id) === refillId);
    if (!made) throw new Error(`refill request ${refillId} is gone`);
    return { data: made };
  }),
  route(
    endpoints.askOrderSupport,
    async (ctx, { params, body }) => {
      const { id: orderId } = await ownOrder(ctx, BigInt(params.orderId));
      const { ticketId } = await openOrderTicket(ctx, {
        orderId,
        subject: body.subject,
        text: body.text,
        ...(body.email ? { email: body.email } : {}),
      });
      return { data: { ticket_id: Number(ticketId) } };
    },
    { limit: { points: 10, seconds: 600 } },
  ),
  route(endpoints.listOrderKeywords, async (ctx, { params }) => ({
    data: await listKeywords(ctx, BigInt(params.orderId)),
  })),
];
