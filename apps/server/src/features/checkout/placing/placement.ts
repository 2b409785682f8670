import type { PlacedOrders } from '@marquee/contract/ordering/checkout.ts';
import { formatMoney, type Money } from '@marquee/domain/money/money.ts';
import type { StoredOrderChannel } from '@marquee/domain/orders/order-kinds.ts';
import type { Actor, Context } from '../../../platform/context.ts';
import { orderSource, widgetCaller } from '../../order-widgets/index.ts';
import type { CheckoutPrice } from '../../quotes/index.ts';
import type { OrderRequest } from '../order-request.ts';
import { type ForSubscription, orderRows } from './order-rows.ts';
import type { PricedOrders } from './price-orders.ts';

export interface WriteInput {
  accountId: bigint;
  orderRequest: OrderRequest;
  priced: PricedOrders;
  paidBy: 'balance' | 'invoice' | 'card' | 'free';
  affiliateCode?: string | null | undefined;
  subscription?: ForSubscription;
  /** What the panel pays for each order in place of the customer. */
  sponsored?: Money;
}

/** One checkout as `place_orders` takes it. */
export interface Placement extends ReturnType<typeof orderRows> {
  request: {
    panel_id: bigint;
    account_id: bigint;
    /** The wallets pay at once, if there is anything to pay. */
    is_paid: boolean;
  } & Record<string, unknown>;
  price: CheckoutPrice;
}

/** With the group's id where it is already known, because a coupon was redeemed for it. */
export async function placementOf(ctx: Context, input: WriteInput, groupId?: bigint): Promise<Placement> {
  const { accountId, orderRequest, paidBy } = input;
  const { price, settings, flagged } = input.priced;
  const isPaid = paidBy === 'balance' || paidBy === 'free';
  const { actor } = ctx;
  const rows = orderRows(price.lines, {
    source: orderRequest.source ?? 'cart',
    channel: orderChannel(actor, orderRequest.source),
    subscription: input.subscription,
    sponsored: input.sponsored,
    isSpeedup: Boolean(orderRequest.is_speedup),
    takesLinks: !isPaid || actor.kind === 'user',
    settings,
    flagged,
  });
  const request = {
    panel_id: ctx.panel.id,
    account_id: accountId,
    is_paid: isPaid,
    at: ctx.clock.now(),
    actor_id: actor.kind === 'user' ? actor.accountId : null,
    on_behalf_of: actor.kind === 'user' ? (actor.onBehalfOf ?? null) : null,
    group_id: groupId,
    paid_by: paidBy,
    has_coupon: groupId !== undefined,
    ...(await orderSource(ctx)),
    affiliate_code: input.affiliateCode ?? null,
    analytics_client_id: orderRequest.google_analytics4_client_id ?? null,
    analytics_session_id: orderRequest.google_analytics4_session_id ?? null,
  };
  return { request, ...rows, price };
}

/** Guests of the panel's own pages come through its own widget, which has the number 0. */
function orderChannel(actor: Actor, source: string | undefined): StoredOrderChannel {
  if (widgetCaller({ actor })) return 'widget';
  if (actor.kind === 'widget') return 'guest';
  return source === 'api' ? 'api' : 'web';
}

/** What the caller is told about a checkout that stands. */
export function placedOrders(
  { lines }: CheckoutPrice,
  groupId: bigint,
  orderIds: readonly bigint[],
  total: Money,
): PlacedOrders {
  const ids = orderIds.values();
  return {
    order_group_id: Number(groupId),
    orders: lines.flatMap((line) =>
      line.orders.map(({ charge }) => ({
        id: Number(ids.next().value),
        index: line.index,
        service_id: Number(line.service.row.id),
        cost: formatMoney(charge),
      })),
    ),
    total: formatMoney(total),
  };
}
