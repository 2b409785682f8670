import type { OrderPosting, OrderProviderCall, StaffOrderSheet } from '@marquee/contract/console/orders.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { attemptsOf, dispatchesOf } from '../dispatch/index.ts';
import { postingsAbout } from '../ledger/index.ts';
import { type Order, refillsOf, toIsoString } from '../orders/index.ts';
import { providerCallsOf, providerNames } from '../providers/index.ts';
import { ticketsAbout } from '../tickets/index.ts';
import { orderTimeline } from './order-timeline.ts';
import { staffOrderViews } from './staff-order-view.ts';

/** Everything known about one order, also about one that its customer has hidden. */
export async function staffOrderSheet(ctx: Context, orderId: bigint): Promise<StaffOrderSheet> {
  const order = await ctx.db
    .selectFrom('customer_order')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return refuse('not_found');
  const [[view], timeline, dispatches, names, attempts, calls, postings, refills, tickets] =
    await Promise.all([
      staffOrderViews(ctx, [order]),
      orderTimeline(ctx, order),
      dispatchesOf(ctx, [orderId]),
      providerNames(ctx),
      attemptsOf(ctx, orderId),
      providerCallsOf(ctx, orderId),
      postingsAbout(ctx, { type: 'order', id: orderId }),
      refillsOf(ctx, orderId),
      ticketsAbout(ctx, orderId),
    ]);
  if (!view) throw new Error(`order ${orderId} has no view`);
  const dispatch = dispatches.get(orderId);
  const provider = (id: bigint) => ({ id: Number(id), name: names.get(id) ?? '' });
  return {
    ...view,
    ...orderFacts(order),
    is_provider_cost_reported: dispatch?.is_cost_reported ?? false,
    provider_answer: dispatch?.message ?? null,
    offer: dispatch?.offer_number ?? null,
    sent_at: toIsoString(dispatch?.sent_at ?? null),
    timeline,
    attempts: attempts.map(({ id, provider_id, outcome, message, created_at }) => ({
      id: Number(id),
      provider: provider(provider_id),
      outcome,
      message,
      created_at: created_at.toISOString(),
    })),
    calls: calls.map(
      ({ panel_id: _panel, order_id: _order, provider_id, id, created_at, ...call }): OrderProviderCall => ({
        ...call,
        id: Number(id),
        provider: provider(provider_id),
        created_at: created_at.toISOString(),
      }),
    ),
    postings: postings.map(
      ({ seq, amount, created_at, ...line }): OrderPosting => ({
        ...line,
        id: String(seq),
        amount: formatMoney(money(amount)),
        created_at: created_at.toISOString(),
      }),
    ),
    refills,
    tickets,
  };
}

function orderFacts(order: Order) {
  const { charged, charged_cash } = order;
  return {
    name: order.name,
    price: formatMoney(money(order.price)),
    pricing_per: Number(order.pricing_per),
    charged_cash: formatMoney(money(charged_cash)),
    charged_bonus: formatMoney(money(charged - charged_cash)),
    group_id: Number(order.group_id),
    drip_feed_id: order.drip_feed_id === null ? null : Number(order.drip_feed_id),
    run: order.run,
    subscription_id: order.subscription_id === null ? null : Number(order.subscription_id),
    source: order.source,
    countries: order.countries,
    is_guarantee: order.is_guarantee,
    is_speedup: order.is_speedup,
    guarantee_until: toIsoString(order.guarantee_until),
    starts_at: order.starts_at.toISOString(),
    paid_at: toIsoString(order.paid_at),
    completed_at: toIsoString(order.completed_at),
    cancel_requested_at: toIsoString(order.cancel_requested_at),
    cancel_description: order.cancel_description,
    parameters: Object.entries(Object(order.provider_params)).map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  };
}
