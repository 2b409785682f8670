import type { OrderDetails, OrderEventView } from '@marquee/contract/ordering/order-entities.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { describeLink } from '../links/index.ts';
import { amountDue } from './amount-due.ts';
import { customFieldView } from './custom-field-view.ts';
import { paidInvoiceAsked } from './moderation/payment-review.ts';
import { type Order, ownOrder } from './order.ts';
import { orderEvents } from './order-events.ts';
import { orderViews, toIsoString } from './order-view.ts';

const maxEvents = 1000;

export async function getOrder(ctx: Context, orderId: bigint): Promise<OrderDetails> {
  const order = await ownOrder(ctx, orderId);
  const [views, events, siblings, due, invoiceId] = await Promise.all([
    orderViews(ctx, [order]),
    loadEvents(ctx, orderId),
    loadSiblings(ctx, order),
    amountDue(ctx, order),
    findPaidInvoice(ctx, order),
  ]);
  const [view] = views;
  if (!view) throw new Error(`order ${orderId} has no view`);
  const started = events.find(({ kind }) => kind === 'started' || kind === 'sent');
  const described = await describeLink(ctx, { url: order.link, networkId: BigInt(view.service.network.id) });
  const startedAt = started?.created_at ?? toIsoString(order.handed_over_at);
  return {
    ...view,
    targetable_values: customFieldView(await localizedCatalogue(ctx), order),
    promotable: {
      url: order.link,
      embed_url: described?.embedUrl ?? null,
      started_at: startedAt,
      supported_at: order.guarantee_until ? toIsoString(order.completed_at) : null,
      supported_until: toIsoString(order.guarantee_until),
      ended_at: toIsoString(order.completed_at),
      snippet: described
        ? { thumbnail: null, title: `${view.service.network.name} · ${described.name}` }
        : null,
    },
    refill_first_statistic:
      order.start_count !== null && startedAt
        ? { date: startedAt, quantity: Number(order.start_count) }
        : null,
    orders: siblings,
    due,
    invoice_id: invoiceId,
    events,
  };
}

async function loadEvents(ctx: Context, orderId: bigint): Promise<OrderEventView[]> {
  return (await orderEvents(ctx, orderId, maxEvents)).map((row) => ({
    kind: row.kind,
    created_at: row.created_at.toISOString(),
    delivered: row.delivered === null ? null : Number(row.delivered),
    amount: row.amount === null ? null : formatMoney(money(row.amount)),
    note: row.note,
    orders_ahead: row.orders_ahead,
  }));
}

async function loadSiblings({ db, panel }: Context, order: Order): Promise<number[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('group_id', '=', order.group_id)
    .where('id', '!=', order.id)
    .where('hidden_at', 'is', null)
    .orderBy('id')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => Number(id));
}

async function findPaidInvoice(ctx: Context, order: Order): Promise<number | null> {
  if (order.paid_at === null) return null;
  const invoiceIds: bigint[] = [];
  const checkout = { accountId: order.account_id, groupId: order.group_id };
  await ctx.events.emit(ctx, paidInvoiceAsked, { ...checkout, invoiceIds });
  const [first] = invoiceIds;
  return first === undefined ? null : Number(first);
}
