import { add, type Money, money, subtract, zero } from '@marquee/domain/money/money.ts';
import { refundTarget } from '@marquee/domain/orders/refund-target.ts';
import { activeStatuses } from '@marquee/domain/orders/status.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refundCharge } from '../../ledger/index.ts';
import { lockedOrder } from '../order.ts';
import { recordEvent } from '../record-event.ts';
import { changeOrder } from './change-order.ts';
import { completeOrder } from './complete-order.ts';
import { endOrders } from './end-orders.ts';

interface Cancellation {
  orderId: bigint;
  /** A short code for lists: customer, provider, operator, … */
  reason: string;
  description?: string;
  /** The final report's quantity, also when it is less than was reported before; absent: what was reported. */
  delivered?: bigint;
}

/**
 * Ends an order early and refunds the undelivered part to the wallets it was paid from. Undefined when it has
 * already ended: of concurrent cancellations only one gets the refund.
 */
export async function cancelOrder(
  ctx: Context,
  { orderId, reason, description, delivered }: Cancellation,
): Promise<{ refunded: Money } | undefined> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockedOrder(tx, orderId);
    if (!locked || !activeStatuses.some((status) => status === locked.status)) return undefined;
    const deliveredTotal = clamp(delivered ?? locked.delivered, locked.quantity);
    if (deliveredTotal === locked.quantity && locked.status !== 'error' && locked.status !== 'in_moderation')
      return (await completeOrder(tx, orderId)) ? { refunded: zero } : undefined;

    const [charged, before] = [money(locked.charged), money(locked.refunded)];
    // A surcharge that was paid back is no part of the price of what was delivered.
    const surcharge = money(locked.speedup_refunded);
    const due = refundTarget({
      charged: subtract(charged, surcharge),
      refunded: subtract(before, surcharge),
      quantity: locked.quantity,
      delivered: deliveredTotal,
    });
    const paidBack = await refundCharge(tx, {
      orderId,
      customerId: locked.account_id,
      refundedTotal: add(before, due),
      reason,
    });
    const refunded = add(paidBack.cash, paidBack.bonus);
    const order = await changeOrder(tx, {
      orderId,
      from: activeStatuses,
      set: {
        status: 'canceled',
        delivered: deliveredTotal,
        refunded: locked.refunded + refunded,
        refunded_cash: locked.refunded_cash + paidBack.cash,
        cancel_reason: deliveredTotal > 0n ? 'partial' : reason,
        cancel_description: description ?? null,
        completed_at: tx.clock.now(),
      },
    });
    if (!order) throw new Error(`order ${orderId} moved while it was locked`);
    await recordEvent(tx, {
      orderId,
      kind: 'canceled',
      delivered: deliveredTotal,
      amount: refunded,
      note: description,
    });
    await endOrders(tx, [order]);
    return { refunded };
  });
}

function clamp(delivered: bigint, quantity: bigint): bigint {
  if (delivered < 0n) return 0n;
  return delivered > quantity ? quantity : delivered;
}
