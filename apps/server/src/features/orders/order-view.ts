import type { OrderView } from '@marquee/contract/ordering/order-entities.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { OrderStatus } from '@marquee/domain/orders/status.ts';
import type { Context } from '../../platform/context.ts';
import { allowedActions } from './allowed-actions.ts';
import { groupsInReview, shownStatus } from './moderation/payment-review.ts';
import type { Order } from './order.ts';
import { type OrderedService, orderedServices } from './ordered-services.ts';
import { withOpenRefill } from './refills/open-refill.ts';

/** Orders as lists show them, in the order given. */
export async function orderViews(ctx: Context, orders: readonly Order[]): Promise<OrderView[]> {
  const [services, inReview, refilling] = await Promise.all([
    orderedServices(
      ctx,
      orders.map((order) => order.service_id),
    ),
    groupsInReview(ctx, orders),
    withOpenRefill(ctx, orders),
  ]);
  const now = ctx.clock.now();
  return orders.map((order) => {
    const service = services.get(order.service_id);
    if (!service) throw new Error(`the service of order ${order.id} is gone`);
    const status = shownStatus(order, inReview);
    return orderView(order, service, { status, isRefilling: refilling.has(order.id), now });
  });
}

interface OrderState {
  status: OrderStatus;
  /** A refill request is open. */
  isRefilling: boolean;
  now: Date;
}

function orderView(order: Order, service: OrderedService, state: OrderState): OrderView {
  const actions = allowedActions(order, service, state);
  return {
    id: Number(order.id),
    name: order.name,
    url: order.link,
    status: state.status,
    service: service.view,
    quantity: Number(order.quantity),
    start_quantity: order.start_count === null ? null : Number(order.start_count),
    current_quantity: Number(order.delivered),
    percent_of_current_fill: percentDelivered(order),
    price: formatMoney(money(order.price)),
    pricing_per: Number(order.pricing_per),
    cost: formatMoney(money(order.cost)),
    refunded: formatMoney(money(order.refunded)),
    created_at: order.created_at.toISOString(),
    paid_at: toIsoString(order.paid_at),
    completed_at: toIsoString(order.completed_at),
    starts_at: order.starts_at.toISOString(),
    is_scheduled: isScheduled(order, state.now),
    cancel_reason: order.cancel_reason,
    cancel_description: order.cancel_description,
    // Once the order has ended, the request has been answered.
    cancel_requested_at: order.completed_at === null ? toIsoString(order.cancel_requested_at) : null,
    cancel_refused_at: toIsoString(order.cancel_refused_at),
    has_refill: order.guarantee_days > 0,
    auto_refill_is_allowed: service.auto_refill_is_allowed,
    is_guarantee: order.is_guarantee,
    // One that did nothing was paid back.
    is_speedup: order.is_speedup && order.speedup_refunded === 0n,
    guarantee_until: toIsoString(order.guarantee_until),
    countries: order.countries,
    drip_feed_id: order.drip_feed_id === null ? null : Number(order.drip_feed_id),
    run: order.run,
    subscription_id: order.subscription_id === null ? null : Number(order.subscription_id),
    source: order.source,
    actions: {
      activable: actions.includes('activate'),
      deletable: actions.includes('delete'),
      pausable: actions.includes('pause'),
      payable: actions.includes('pay') && service.view.is_available,
      cancelable: actions.includes('cancel'),
      refillable: actions.includes('refill') && !state.isRefilling,
    },
  };
}

/** Paid, and its time has not come: a run of a drip feed, or an order with a delay. */
export function isScheduled(
  { status, handed_over_at, starts_at }: Pick<Order, 'status' | 'handed_over_at' | 'starts_at'>,
  now: Date,
): boolean {
  return status === 'in_processing' && handed_over_at === null && starts_at > now;
}

/** Rounded down to one decimal, so that it shows 100 only when everything is delivered. */
function percentDelivered({ delivered, quantity }: Order): number {
  return Number((delivered * 1000n) / quantity) / 10;
}

export function toIsoString(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
