import type { Customer } from '@marquee/contract/console/console-list.ts';
import type { StaffOrder } from '@marquee/contract/console/orders.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { type OrderMode, orderModes } from '@marquee/domain/orders/order-kinds.ts';
import { costAtProvider, profitOf } from '@marquee/domain/orders/provider-cost.ts';
import type { Context } from '../../platform/context.ts';
import { customersById } from '../accounts/index.ts';
import { type Dispatch, dispatchesOf } from '../dispatch/index.ts';
import { isScheduled, type Order, orderedServices } from '../orders/index.ts';
import { childPanelAccounts, providerNames } from '../providers/index.ts';

/** Orders as staff see them, in the order given. */
export async function staffOrderViews(ctx: Context, orders: readonly Order[]): Promise<StaffOrder[]> {
  const [services, customers, dispatches, names, children] = await Promise.all([
    orderedServices(
      ctx,
      orders.map(({ service_id }) => service_id),
    ),
    customersById(
      ctx,
      orders.map(({ account_id }) => account_id),
    ),
    dispatchesOf(
      ctx,
      orders.map(({ id }) => id),
    ),
    providerNames(ctx),
    childPanelAccounts(ctx),
  ]);
  return orders.map((order) => {
    const service = services.get(order.service_id)?.view;
    if (!service) throw new Error(`the service of order ${order.id} is gone`);
    return {
      ...factsOf(order, dispatches.get(order.id)),
      service,
      customer: customers.get(order.account_id) ?? closedCustomer(order.account_id),
      is_scheduled: isScheduled(order, ctx.clock.now()),
      channel: order.channel === 'api' && children.includes(order.account_id) ? 'child_panel' : order.channel,
      provider:
        order.provider_id === null
          ? null
          : { id: Number(order.provider_id), name: names.get(order.provider_id) ?? '' },
    };
  });
}

function closedCustomer(id: bigint): Customer {
  return { id: Number(id), name: '', email: null };
}

type Facts = Omit<StaffOrder, 'service' | 'customer' | 'is_scheduled' | 'channel' | 'provider'>;

function factsOf(order: Order, dispatch: Dispatch | undefined): Facts {
  const atProvider = {
    ...order,
    providerCost: dispatch?.cost ?? null,
    isCostReported: dispatch?.is_cost_reported ?? false,
  };
  const providerCost = costAtProvider(atProvider);
  const profit = profitOf(atProvider);
  return {
    id: Number(order.id),
    status: order.status,
    cancel_reason: order.cancel_reason,
    url: order.link,
    quantity: Number(order.quantity),
    start_quantity: order.start_count === null ? null : Number(order.start_count),
    current_quantity: Number(order.delivered),
    cost: formatMoney(money(order.cost)),
    refunded: formatMoney(money(order.refunded)),
    provider_cost: providerCost === null ? null : formatMoney(providerCost),
    profit: profit === null ? null : formatMoney(profit),
    mode: modeOf(order.mode),
    provider_order: dispatch?.number ?? null,
    dispatch: dispatch?.state ?? null,
    created_at: order.created_at.toISOString(),
  };
}

function modeOf(stored: string): OrderMode {
  return orderModes.find((mode) => mode === stored) ?? 'single';
}
