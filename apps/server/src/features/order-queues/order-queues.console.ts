import type { QueuedOrder } from '@marquee/contract/console/order-queues.ts';
import * as endpoints from '@marquee/contract/console/order-queues.ts';
import * as refillEndpoints from '@marquee/contract/console/refills.ts';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import type { Context } from '../../platform/context.ts';
import type { CsvCell } from '../../platform/csv-stream.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { dispatchHold, holdDispatch, releaseDispatch } from '../dispatch/index.ts';
import { listBlockedLinks, setBlockedLinks } from '../links/index.ts';
import { approveOrder, listFlaggedWords, rejectOrder, setFlaggedWords } from '../orders/index.ts';
import { answerUnknown, missing, refuseCancelRequest, requireOrder } from './answer-orders.ts';
import { listModeration } from './list-moderation.ts';
import { answerByStaff, listStaffRefills } from './refills.ts';
import { listCancelRequests, listFailedOrders, listUnknownOrders } from './review-orders.ts';

const orderColumns: readonly (readonly [string, (row: QueuedOrder) => CsvCell])[] = [
  ['order', ({ id }) => id],
  ['customer', ({ customer }) => customer.id],
  ['email', ({ customer }) => customer.email],
  ['service', ({ service }) => service.name],
  ['link', ({ url }) => url],
  ['quantity', ({ quantity }) => quantity],
  ['delivered', ({ current_quantity }) => current_quantity],
  ['cost', ({ cost }) => cost],
  ['provider', ({ provider }) => provider],
  ['provider_order', ({ provider_order }) => provider_order],
  ['last_answer', ({ last_answer }) => last_answer],
  ['since', ({ since }) => since],
];

/** A list of orders as a file. */
function ordersFile<Query extends { limit: number; after?: number | undefined }>(
  ctx: Context,
  {
    name,
    query,
    list,
  }: {
    name: string;
    query: Query;
    list: (ctx: Context, query: Query) => Promise<{ data: QueuedOrder[]; next: number | null }>;
  },
) {
  const readPage = (after: number | undefined) => list(ctx, { ...query, after, limit: rowsPerPage });
  return listCsv<QueuedOrder>(ctx, { name, columns: orderColumns, readPage });
}

export const orderQueueRoutes: readonly Route[] = [
  route(endpoints.listUnknownOrders, (ctx, { query }) => listUnknownOrders(ctx, query)),
  route(endpoints.resolveUnknownOrder, async (ctx, { params, body }) => {
    await answerUnknown(ctx, BigInt(params.id), body);
    return undefined;
  }),
  route(endpoints.getDispatchHold, async (ctx) => ({ data: await dispatchHold(ctx) })),
  route(endpoints.setDispatchHold, async (ctx, { body }) => {
    if (body.is_held) await holdDispatch(ctx, body.reason ?? missing('reason'));
    else await releaseDispatch(ctx);
    return { data: await dispatchHold(ctx) };
  }),
  route(endpoints.listFailedOrders, (ctx, { query }) => listFailedOrders(ctx, query)),
  route(endpoints.listCancelRequests, (ctx, { query }) => listCancelRequests(ctx, query)),
  route(endpoints.refuseCancelRequest, async (ctx, { params, body }) => {
    await refuseCancelRequest(ctx, BigInt(params.id), body.reason);
    return undefined;
  }),
  route(endpoints.listModeration, (ctx, { query }) => listModeration(ctx, query)),
  route(endpoints.approveModerated, async (ctx, { params }) => {
    await requireOrder(ctx, BigInt(params.id));
    await approveOrder(ctx, BigInt(params.id));
    return undefined;
  }),
  route(endpoints.rejectModerated, async (ctx, { params, body }) => {
    await requireOrder(ctx, BigInt(params.id));
    await rejectOrder(ctx, { orderId: BigInt(params.id), reason: body.reason });
    return undefined;
  }),
  route(endpoints.getModerationRules, async (ctx) => ({
    data: { words: [...(await listFlaggedWords(ctx))], links: [...(await listBlockedLinks(ctx))] },
  })),
  route(endpoints.setFlaggedWords, async (ctx, { body }) => {
    await setFlaggedWords(ctx, body.words);
    return undefined;
  }),
  route(endpoints.setBlockedLinks, async (ctx, { body }) => {
    await setBlockedLinks(ctx, body.links);
    return undefined;
  }),
  route(refillEndpoints.listStaffRefills, (ctx, { query }) => listStaffRefills(ctx, query)),
  route(refillEndpoints.answerStaffRefill, async (ctx, { params, body }) => {
    await answerByStaff(ctx, BigInt(params.id), body);
    return undefined;
  }),
  route(endpoints.exportUnknownOrders, (ctx, { query }) =>
    ordersFile(ctx, { name: 'unknown-orders', query, list: listUnknownOrders }),
  ),
  route(endpoints.exportFailedOrders, (ctx, { query }) =>
    ordersFile(ctx, { name: 'failed-orders', query, list: listFailedOrders }),
  ),
  route(endpoints.exportCancelRequests, (ctx, { query }) =>
    ordersFile(ctx, { name: 'cancel-requests', query, list: listCancelRequests }),
  ),
  route(endpoints.exportModeration, (ctx, { query }) =>
    ordersFile(ctx, { name: 'moderation', query, list: listModeration }),
  ),
  route(refillEndpoints.exportStaffRefills, (ctx, { query }) =>
    listCsv<refillEndpoints.StaffRefill>(ctx, {
      name: 'refills',
      columns: [
        ['refill', ({ id }) => id],
        ['order', ({ order_id }) => order_id],
        ['status', ({ status }) => status],
        ['customer', ({ customer }) => customer.id],
        ['email', ({ customer }) => customer.email],
        ['service', ({ service }) => service.name],
        ['link', ({ url }) => url],
        ['quantity', ({ quantity }) => quantity],
        ['left', ({ fallen_to }) => fallen_to],
        ['provider', ({ provider }) => provider],
        ['last_answer', ({ last_answer }) => last_answer],
        ['created_at', ({ created_at }) => created_at],
      ],
      readPage: (after) => listStaffRefills(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
];
