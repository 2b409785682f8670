import type { Money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type Listener, on } from '../../../platform/events/events.ts';
import { releaseCoupon } from '../../coupons/index.ts';
import { invoiceEnded, invoiceReversed, invoiceSettled } from '../../invoices/index.ts';
import { cancelOrder, type Order, tryToPayOrder } from '../../orders/index.ts';

/**
 * The money is on the balance: the same charging runs. What cannot be charged any more stays unpaid there, and
 * so does what became dearer than was paid for it: nobody agreed to pay that with what they had before.
 */
async function payGroup(
  tx: Context,
  groupId: bigint,
  paid: { amount: Money; isGuests: boolean },
): Promise<void> {
  const unpaid = await tx.db
    .selectFrom('customer_order')
    .select(['id', 'cost', 'drip_feed_id', 'holds_link'])
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', groupId)
    .where('status', '=', 'unpaid')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  let left: bigint = paid.amount;
  for (const part of paidTogether(unpaid)) {
    const cost = part.reduce((sum, order) => sum + order.cost, 0n);
    if (cost <= left) left -= await payPart(tx, part, { keepsBonus: paid.isGuests });
  }
}

type Unpaid = Pick<Order, 'id' | 'cost' | 'drip_feed_id' | 'holds_link'>;

/** An order by itself, or all runs of a drip feed: nobody wants some of them. */
function paidTogether(unpaid: readonly Unpaid[]): Iterable<Unpaid[]> {
  return Map.groupBy(unpaid, ({ id, drip_feed_id }) =>
    drip_feed_id === null ? `order ${id}` : `feed ${drip_feed_id}`,
  ).values();
}

/** What it cost. Of a drip feed one run holds the link for all: where that is taken, none goes out. */
async function payPart(
  tx: Context,
  part: readonly Unpaid[],
  paying: { keepsBonus: boolean },
): Promise<bigint> {
  let spent = 0n;
  const holdersFirst = part.toSorted((one, other) => Number(other.holds_link) - Number(one.holds_link));
  for (const { id, cost, holds_link } of holdersFirst) {
    const isPaid = await tryToPayOrder(tx, id, paying);
    if (isPaid) spent += cost;
    else if (holds_link) break;
  }
  return spent;
}

/**
 * Nobody paid: the coupon is free again and its discount is gone; the orders can still be paid. They are held
 * first: whoever is paying one of them at this moment pays with the coupon, which is then not free.
 */
async function letCouponGo(tx: Context, groupId: bigint): Promise<void> {
  const standing = await tx.db
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
  if (rows[0]?.waits || standing.some(({ paid_at }) => paid_at !== null)) return;
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

/** Its review may be over with it: open pages look again. */
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
  on(invoiceSettled, async (tx, { purpose, purposeId, amount, isGuests }) => {
    if (purpose === 'orders' && purposeId !== null) await payGroup(tx, purposeId, { amount, isGuests });
  }),
  on(invoiceEnded, async (tx, { purpose, purposeId }) => {
    if (purpose !== 'orders' || purposeId === null) return;
    await letCouponGo(tx, purposeId);
    await touchUnpaid(tx, purposeId);
  }),
  on(invoiceReversed, async (tx, { purpose, purposeId, isWhole }) => {
    if (isWhole && purpose === 'orders' && purposeId !== null) await stopOrders(tx, purposeId);
  }),
];

/**
 * The payment of a group of orders went back whole. What no provider has is canceled, so that its money is
 * there to go back; what was sent runs on, and is owed.
 */
async function stopOrders(tx: Context, groupId: bigint): Promise<void> {
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
