import type { Money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type Listener, on } from '../../../platform/events/events.ts';
import { releaseCoupon } from '../../coupons/index.ts';
import { invoiceEnded, invoiceReversed, invoiceSettled } from '../../invoices/index.ts';
import { cancelOrder, type Order, payOrderIfPossible } from '../../orders/index.ts';

/**
 * The money is on the balance, so the orders are charged as usual. An order that can no longer be charged, or
 * costs more than was paid for it, stays unpaid: nobody agreed to pay the difference from older money.
 */
async function payGroup(tx: Context, groupId: bigint, amount: Money): Promise<void> {
  const unpaid = await tx.db
    .selectFrom('customer_order')
    .select(['id', 'cost', 'drip_feed_id', 'holds_link'])
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', groupId)
    .where('status', '=', 'unpaid')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  let left: bigint = amount;
  for (const part of groupByDripFeed(unpaid)) {
    const cost = part.reduce((sum, order) => sum + order.cost, 0n);
    if (cost <= left) left -= await payPart(tx, part);
  }
}

type Unpaid = Pick<Order, 'id' | 'cost' | 'drip_feed_id' | 'holds_link'>;

/** Single orders, and drip feeds as a whole: nobody wants only some of the runs. */
function groupByDripFeed(unpaid: readonly Unpaid[]): Iterable<Unpaid[]> {
  return Map.groupBy(unpaid, ({ id, drip_feed_id }) =>
    drip_feed_id === null ? `order ${id}` : `feed ${drip_feed_id}`,
  ).values();
}

/** Returns what was spent. One run holds the link for its whole drip feed: if the link is taken, none is paid. */
async function payPart(tx: Context, part: readonly Unpaid[]): Promise<bigint> {
  let spent = 0n;
  const linkHolderFirst = part.toSorted((one, other) => Number(other.holds_link) - Number(one.holds_link));
  for (const { id, cost, holds_link } of linkHolderFirst) {
    const isPaid = await payOrderIfPossible(tx, id);
    if (isPaid) spent += cost;
    else if (holds_link) break;
  }
  return spent;
}

/**
 * Nobody paid: the coupon becomes usable again and its discount is removed; the orders can still be paid. The
 * orders are locked first, as somebody may be paying one of them with the coupon right now.
 */
async function releaseGroupCoupon(tx: Context, groupId: bigint): Promise<void> {
  const orders = await tx.db
    .selectFrom('customer_order')
    .select('paid_at')
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', groupId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from invoice where panel_id = ${tx.panel.id} and purpose = 'orders'
                    and purpose_id = ${groupId} and status in ('open', 'in_moderation')) as waits`.execute(
    tx.db,
  );
  if (rows[0]?.waits || orders.some(({ paid_at }) => paid_at !== null)) return;
  await releaseCoupon(tx, { type: 'order_group', id: groupId });
  await tx.db
    .updateTable('customer_order')
    .set({ coupon_discount: 0n, unpaid_discount: 0n, updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', groupId)
    .where('status', '=', 'unpaid')
    .where('coupon_discount', '>', 0n)
    .execute();
}

/** The payment's review may have ended: open pages are refreshed. */
async function touchUnpaid(tx: Context, groupId: bigint): Promise<void> {
  await tx.db
    .updateTable('customer_order')
    .set({ updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', groupId)
    .where('status', '=', 'unpaid')
    .execute();
}

export const invoiceListeners: readonly Listener[] = [
  on(invoiceSettled, async (tx, { purpose, purposeId, amount }) => {
    if (purpose === 'orders' && purposeId !== null) await payGroup(tx, purposeId, amount);
  }),
  on(invoiceEnded, async (tx, { purpose, purposeId }) => {
    if (purpose !== 'orders' || purposeId === null) return;
    await releaseGroupCoupon(tx, purposeId);
    await touchUnpaid(tx, purposeId);
  }),
  on(invoiceReversed, async (tx, { purpose, purposeId, isWhole }) => {
    if (isWhole && purpose === 'orders' && purposeId !== null) await cancelUnsentOrders(tx, purposeId);
  }),
];

/**
 * The whole payment of a checkout was reversed. Orders that no provider has are canceled so that their money can
 * go back; those already sent continue, and their cost is owed.
 */
async function cancelUnsentOrders(tx: Context, groupId: bigint): Promise<void> {
  const unsent = await tx.db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', groupId)
    .where('status', 'in', ['in_processing', 'in_moderation', 'stopped', 'error'])
    .where('handed_over_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id: orderId } of unsent) await cancelOrder(tx, { orderId, reason: 'payment_reversed' });
}
