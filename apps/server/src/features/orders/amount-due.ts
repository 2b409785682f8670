import type { OrderDetails } from '@marquee/contract/ordering/order-entities.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { fractionToPpm } from '@marquee/domain/money/ratio.ts';
import { amountDue as dueNow, type UnpaidOrder } from '@marquee/domain/payments/amount-due.ts';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { getSettings } from '../settings/index.ts';
import type { Order } from './order.ts';

/** What an unpaid order costs to pay now, by the same rules as paying it. */
export async function amountDue(
  ctx: Context,
  order: Order,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<OrderDetails['due']> {
  if (order.status !== 'unpaid') return null;
  const [{ unpaid_discount_percent }, { stored }, unpaid] = await Promise.all([
    getSettings(ctx),
    localizedCatalogue(ctx),
    ctx.db
      .selectFrom('customer_order')
      .select([...unpaidColumns, 'service_id'])
      .where('panel_id', '=', ctx.panel.id)
      .where('group_id', '=', order.group_id)
      .where('status', '=', 'unpaid')
      .execute(),
  ]);
  const discount = fractionToPpm(unpaid_discount_percent);
  const due = dueNow(order.id, unpaid.map(unpaidOrder), discount, isWhole);
  const paid = new Set(due.orders.map(({ id }) => id));
  return {
    amount: formatMoney(due.amount),
    before_discount: formatMoney(due.beforeDiscount),
    orders: due.orders.length,
    payment_restricted: unpaid.some(
      ({ id, service_id }) => paid.has(id) && stored.byId.get(service_id)?.row.payment_restricted,
    ),
  };
}

export const unpaidColumns = ['id', 'drip_feed_id', 'listed_cost', 'coupon_discount'] as const;

export function unpaidOrder(row: Pick<Order, (typeof unpaidColumns)[number]>): UnpaidOrder {
  return {
    id: row.id,
    dripFeedId: row.drip_feed_id,
    listedCost: money(row.listed_cost),
    couponDiscount: money(row.coupon_discount),
  };
}
