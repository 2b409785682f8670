import type { OrderDetails } from '@marquee/contract/order-entities.ts';
import { formatMoney, type Money, money, sum, zero } from '@marquee/domain/money/money.ts';
import { applyPpm, fractionToPpm } from '@marquee/domain/money/ratio.ts';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { getSettings } from '../settings/index.ts';
import type { Order } from './order.ts';

/** What paying an unpaid order now would take, by the same rules as paying it. */
export async function amountDue(ctx: Context, order: Order): Promise<OrderDetails['due']> {
  if (order.status !== 'unpaid') return null;
  const [{ unpaid_discount_percent }, { stored }, unpaid] = await Promise.all([
    getSettings(ctx),
    localizedCatalogue(ctx),
    ctx.db
      .selectFrom('customer_order')
      .select(['id', 'drip_feed_id', 'listed_cost', 'coupon_discount'])
      .where('panel_id', '=', ctx.panel.id)
      .where('group_id', '=', order.group_id)
      .where('status', '=', 'unpaid')
      .execute(),
  ]);
  const share = fractionToPpm(unpaid_discount_percent);
  const chosen = unpaid.filter(
    ({ id, drip_feed_id }) =>
      id === order.id || (drip_feed_id !== null && drip_feed_id === order.drip_feed_id),
  );
  const leaves = chosen.length < unpaid.length;
  const costs: Money[] = chosen.map(({ listed_cost, coupon_discount }) =>
    money(listed_cost - (leaves ? zero : coupon_discount)),
  );
  return {
    amount: formatMoney(sum(costs.map((cost) => money(cost - applyPpm(cost, share, 'down'))))),
    before_discount: formatMoney(sum(costs)),
    orders: chosen.length,
    payment_restricted: stored.byId.get(order.service_id)?.row.payment_restricted ?? false,
  };
}
