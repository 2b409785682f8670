import { add, type Money, money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { houseAccount } from '../account-name.ts';
import { postTransaction } from '../post-transaction.ts';
import { lockCharge } from './locked-charge.ts';

/** The order is delivered: what was charged and not refunded becomes revenue. Returns what this call moved. */
export async function recognizeRevenue(ctx: Context, input: { orderId: bigint }): Promise<Money> {
  return inTransaction(ctx, async (tx) => {
    const charge = await lockCharge(tx, input.orderId);
    if (!charge) return zero;
    const { paid, refunded, recognized } = charge;
    const earned = money(paid.bonus + paid.cash - refunded.bonus - refunded.cash - recognized);
    if (earned === zero) return zero;
    await postTransaction(tx, {
      type: 'revenue',
      key: `revenue:${input.orderId}:${add(recognized, earned)}`,
      ref: { type: 'order', id: input.orderId },
      postings: [{ from: houseAccount('escrow'), to: houseAccount('revenue'), amount: earned }],
    });
    return earned;
  });
}
