import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { customerAccount, houseAccount, type SpendingWallet } from '../account-name.ts';
import { postTransaction } from '../post-transaction.ts';
import { decideRefund } from './decide-refund.ts';
import { lockCharge } from './locked-charge.ts';

interface Refund {
  orderId: bigint;
  refundedTotal: Money;
  /** Whose the order is now; whoever was charged for it if it never changed hands. */
  customerId?: bigint;
  reason?: string;
}

/**
 * Brings what an order has been refunded up to `refundedTotal`. A total, not an amount: a repeat,
 * a late report or a second actor finds it reached and gets zero back.
 */
export async function refundCharge(ctx: Context, input: Refund): Promise<Record<SpendingWallet, Money>> {
  return inTransaction(ctx, async (tx) => {
    const charge = await lockCharge(tx, input.orderId);
    const refund = charge && decideRefund(charge, input.refundedTotal);
    if (!refund) return { bonus: zero, cash: zero };

    const escrow = houseAccount('escrow');
    const customerId = input.customerId ?? charge.customerId;
    const isWhole = refund.total === charge.paid.bonus + charge.paid.cash;
    await postTransaction(tx, {
      type: 'cancel_order',
      key: isWhole ? `cancel:${input.orderId}` : `partial:${input.orderId}:${refund.total}`,
      ref: { type: 'order', id: input.orderId },
      reason: input.reason,
      postings: [
        { from: houseAccount('revenue'), to: escrow, amount: refund.fromRevenue },
        { from: escrow, to: customerAccount(customerId, 'cash'), amount: refund.cash },
        { from: escrow, to: customerAccount(customerId, 'bonus'), amount: refund.bonus },
      ].filter((posting) => posting.amount > zero),
    });
    return { bonus: refund.bonus, cash: refund.cash };
  });
}
