import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { releaseCoupon } from '../coupons/index.ts';
import { invoiceEnded, invoiceReversed, invoiceSettled } from '../invoices/index.ts';
import { tryToPayOrder } from '../orders/index.ts';
import { stopOrders } from './stop-orders.ts';

/** The money is on the balance: the same charging runs. What cannot be charged any more stays unpaid there. */
async function payGroup(tx: Context, groupId: bigint): Promise<void> {
  const unpaid = await tx.db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('group_id', '=', groupId)
    .where('status', '=', 'unpaid')
    .orderBy('id')
    .execute();
  for (const { id } of unpaid) await tryToPayOrder(tx, id);
}

/** Nobody paid: the coupon is free again and its discount is gone; the orders can still be paid. */
async function letCouponGo(tx: Context, groupId: bigint): Promise<void> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from customer_order where panel_id = ${tx.panel.id} and group_id = ${groupId}
                    and paid_at is not null)
        or exists (select from invoice where panel_id = ${tx.panel.id} and purpose = 'orders'
                    and purpose_id = ${groupId} and status in ('open', 'in_moderation')) as waits`.execute(
    tx.db,
  );
  if (rows[0]?.waits) return;
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

export const invoiceListeners: readonly Listener[] = [
  on(invoiceSettled, async (tx, { purpose, purposeId }) => {
    if (purpose === 'orders' && purposeId !== null) await payGroup(tx, purposeId);
  }),
  on(invoiceEnded, async (tx, { purpose, purposeId }) => {
    if (purpose === 'orders' && purposeId !== null) await letCouponGo(tx, purposeId);
  }),
  on(invoiceReversed, async (tx, { purpose, purposeId, isWhole }) => {
    if (isWhole && purpose === 'orders' && purposeId !== null) await stopOrders(tx, purposeId);
  }),
];
