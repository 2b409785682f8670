import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { customerAccount, houseAccount, type SpendingWallet } from '../account-name.ts';
import { postTransactions } from '../post-transaction.ts';
import { decideRefund, type RefundDecision } from './decide-refund.ts';
import { type Charge, lockCharges } from './locked-charge.ts';

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
  const refunded = await refundCharges(ctx, [input]);
  return refunded.get(input.orderId) ?? { bonus: zero, cash: zero };
}

/** The same for many orders at once; those that get nothing back are left out. */
export async function refundCharges(
  ctx: Context,
  inputs: readonly Refund[],
): Promise<Map<bigint, Record<SpendingWallet, Money>>> {
  return inTransaction(ctx, async (tx) => {
    const charges = await lockCharges(
      tx,
      inputs.map(({ orderId }) => orderId),
    );
    const refunded = new Map<bigint, Record<SpendingWallet, Money>>();
    const transactions = inputs.flatMap((input) => {
      const charge = charges.get(input.orderId);
      const refund = charge && decideRefund(charge, input.refundedTotal);
      if (!refund) return [];
      refunded.set(input.orderId, { bonus: refund.bonus, cash: refund.cash });
      return [refundTransaction(input, charge, refund)];
    });
    if (transactions.length > 0) await postTransactions(tx, transactions);
    return refunded;
  });
}

function refundTransaction(input: Refund, charge: Charge, refund: RefundDecision) {
  const escrow = houseAccount('escrow');
  const customerId = input.customerId ?? charge.customerId;
  const isWhole = refund.total === charge.paid.bonus + charge.paid.cash;
  return {
    type: 'cancel_order' as const,
    key: isWhole ? `cancel:${input.orderId}` : `partial:${input.orderId}:${refund.total}`,
    ref: { type: 'order' as const, id: input.orderId },
    reason: input.reason,
    postings: [
      { from: houseAccount('revenue'), to: escrow, amount: refund.fromRevenue },
      { from: escrow, to: customerAccount(customerId, 'cash'), amount: refund.cash },
      { from: escrow, to: customerAccount(customerId, 'bonus'), amount: refund.bonus },
    ].filter((posting) => posting.amount > zero),
  };
}
