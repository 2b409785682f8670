import { type Money, subtract } from '@marquee/domain/money/money.ts';
import { fractionToPpm } from '@marquee/domain/money/ratio.ts';
import { orderCost, unitPrice } from '@marquee/domain/pricing/line-cost.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { localizedCatalogue } from '../../catalogue/index.ts';
import { gradeDiscountOf } from '../../grades/index.ts';
import { getOrder, groupsInReview, type Order, ownOrder, shownStatus } from '../../orders/index.ts';
import { getSettings } from '../../settings/index.ts';

interface CurrentPrice {
  unit: Money;
  pricingPer: bigint;
  costOf(order: Pick<Order, 'quantity' | 'is_guarantee' | 'is_speedup'>): Money;
}

interface Input {
  orderId: bigint;
  wantsDiscount: boolean;
  /** All unpaid orders of its checkout. */
  isWhole?: boolean;
}

/**
 * A price is valid until the first invoice for it expires. After that, a customer who comes back to a higher
 * price is told the new total first; the next attempt pays it.
 */
export async function repriceUnpaid(ctx: Context, input: Input): Promise<void> {
  const { orderId, wantsDiscount, isWhole } = input;
  const order = await ownOrder(ctx, orderId);
  const others = isWhole ? await othersOfCheckout(ctx, order) : [];
  for (const other of others) await repriceUnpaid(ctx, { orderId: other, wantsDiscount });
  if (order.status !== 'unpaid') return;
  const price = await currentPrice(ctx, order);
  if (!price || price.costOf(order) <= order.listed_cost || (await isPriceValid(ctx, order))) return;
  await writeCurrentPrice(ctx, order, price);
  const { due } = await getOrder(ctx, orderId);
  const total = wantsDiscount ? due?.amount : due?.before_discount;
  refuse('price_changed', { values: { total: total ?? '' } });
}

/** One for each service and price: the runs of a drip feed are repriced together. */
async function othersOfCheckout({ db, panel }: Context, order: Order): Promise<bigint[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['id', 'drip_feed_id'])
    .where('panel_id', '=', panel.id)
    .where('group_id', '=', order.group_id)
    .where('id', '!=', order.id)
    .where('status', '=', 'unpaid')
    .orderBy('id')
    .execute();
  const firsts = new Map(rows.toReversed().map(({ id, drip_feed_id }) => [drip_feed_id ?? -id, id]));
  return [...firsts.values()];
}

async function isPriceValid(ctx: Context, order: Order): Promise<boolean> {
  if (shownStatus(order, await groupsInReview(ctx, [order])) !== 'unpaid') return true;
  const { first } = await ctx.db
    .selectFrom('invoice')
    .select(({ fn }) => fn.min('expires_at').as('first'))
    .where('panel_id', '=', ctx.panel.id)
    .where('purpose', '=', 'orders')
    .where('purpose_id', '=', order.group_id)
    .executeTakeFirstOrThrow();
  return first !== null && first > ctx.clock.now();
}

/** Writes the current price to the order and the other runs of its drip feed, where it is higher. */
function writeCurrentPrice(ctx: Context, order: Order, price: CurrentPrice): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const unpaid = await tx.db
      .selectFrom('customer_order')
      .selectAll()
      .where('panel_id', '=', tx.panel.id)
      .where((build) =>
        order.drip_feed_id === null
          ? build('id', '=', order.id)
          : build('drip_feed_id', '=', order.drip_feed_id),
      )
      .where('status', '=', 'unpaid')
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    for (const unpaidOrder of unpaid.filter((run) => price.costOf(run) > run.listed_cost))
      await tx.db
        .updateTable('customer_order')
        .set({
          price: price.unit,
          pricing_per: price.pricingPer,
          listed_cost: price.costOf(unpaidOrder),
          speedup_cost: subtract(
            price.costOf(unpaidOrder),
            price.costOf({ ...unpaidOrder, is_speedup: false }),
          ),
        })
        .where('panel_id', '=', tx.panel.id)
        .where('id', '=', unpaidOrder.id)
        .execute();
  });
}

/** Undefined if the service is no longer sold: paying then refuses. */
async function currentPrice(ctx: Context, { service_id }: Order): Promise<CurrentPrice | undefined> {
  const catalogue = await localizedCatalogue(ctx);
  const service = catalogue.stored.byId.get(service_id);
  if (!service) return undefined;
  const { pricing_per: pricingPer } = service.row;
  const { guaranteeChargePercent, speedupChargePercent } = await getSettings(ctx);
  const unit = unitPrice(catalogue.price(service), await gradeDiscountOf(ctx));
  const costOf: CurrentPrice['costOf'] = ({ quantity, is_guarantee, is_speedup }) =>
    orderCost(unit, pricingPer, quantity, {
      guarantee: fractionToPpm(is_guarantee ? guaranteeChargePercent : 0),
      speedup: fractionToPpm(is_speedup ? speedupChargePercent : 0),
    });
  return { unit, pricingPer, costOf };
}
