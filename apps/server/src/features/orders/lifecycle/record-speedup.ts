import { speedupShare } from '@marquee/domain/delivery/speedup.ts';
import { add, money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { refundCharge } from '../../ledger/index.ts';
import { lockedOrder } from '../order.ts';
import { recordEvent } from '../record-event.ts';

interface SpeedupResult {
  orderId: bigint;
  /** Waiting orders that it passed. */
  ordersAhead: number;
  /** It went to a source that is faster than the usual one. */
  isFastest: boolean;
}

/** Puts what the speed-up did on the order's timeline; where it did nothing, its price is paid back. */
export async function recordSpeedup(tx: Context, result: SpeedupResult): Promise<void> {
  const { orderId, ordersAhead, isFastest } = result;
  if (ordersAhead > 0) await recordEvent(tx, { orderId, kind: 'moved_ahead', ordersAhead });
  if (isFastest) await recordEvent(tx, { orderId, kind: 'fastest_source' });
  if (ordersAhead === 0 && !isFastest) await refundSpeedup(tx, orderId);
}

async function refundSpeedup(tx: Context, orderId: bigint): Promise<void> {
  const order = await lockedOrder(tx, orderId);
  if (order?.status !== 'in_processing' && order?.status !== 'stopped') return;
  if (order.speedup_refunded > 0n) return;
  const paid = speedupShare(money(order.charged), {
    listedCost: money(order.listed_cost),
    speedupCost: money(order.speedup_cost),
  });
  if (paid === zero) return;
  const { cash, bonus } = await refundCharge(tx, {
    orderId,
    customerId: order.account_id,
    refundedTotal: add(money(order.refunded), paid),
    reason: 'speedup',
  });
  const amount = add(cash, bonus);
  await tx.db
    .updateTable('customer_order')
    .set({
      refunded: order.refunded + amount,
      refunded_cash: order.refunded_cash + cash,
      speedup_refunded: amount,
      updated_at: tx.clock.now(),
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', orderId)
    .execute();
  await recordEvent(tx, { orderId, kind: 'speedup_refunded', amount });
}
