import { add, type Money, money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { houseAccount } from '../account-name.ts';
import { postTransactions } from '../post-transaction.ts';
import { lockCharges } from './locked-charge.ts';

/** The order is delivered: what was charged and not refunded becomes revenue. Returns what this call moved. */
export async function recognizeRevenue(ctx: Context, { orderId }: { orderId: bigint }): Promise<Money> {
  return (await recognizeRevenues(ctx, [orderId])).get(orderId) ?? zero;
}

/** The same for many orders at once; those of which nothing was left to move are left out. */
export async function recognizeRevenues(
  ctx: Context,
  orderIds: readonly bigint[],
): Promise<Map<bigint, Money>> {
  if (orderIds.length === 0) return new Map();
  return inTransaction(ctx, async (tx) => {
    const moved = new Map<bigint, Money>();
    const transactions = [...(await lockCharges(tx, orderIds))].flatMap(([orderId, charge]) => {
      const { paid, refunded, recognized } = charge;
      const earned = money(paid.bonus + paid.cash - refunded.bonus - refunded.cash - recognized);
      if (earned === zero) return [];
      moved.set(orderId, earned);
      return {
        type: 'revenue' as const,
        key: `revenue:${orderId}:${add(recognized, earned)}`,
        ref: { type: 'order' as const, id: orderId },
        postings: [{ from: houseAccount('escrow'), to: houseAccount('revenue'), amount: earned }],
      };
    });
    await postTransactions(tx, transactions);
    return moved;
  });
}
