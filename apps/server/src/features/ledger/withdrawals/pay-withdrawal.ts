import { type Money, subtract, sum, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { clearingAccount, customerAccount, houseAccount } from '../account-name.ts';
import { postTransaction } from '../post-transaction.ts';
import type { Posted } from '../transaction.ts';
import { lockedHold } from './locked-hold.ts';

/** The payout left the house through `methodId`; the fee, a part of the amount, stays. */
export async function payWithdrawal(
  ctx: Context,
  input: { withdrawalId: bigint; methodId: bigint; fee?: Money },
): Promise<Posted> {
  return inTransaction(ctx, async (tx) => {
    const { customerId, parts } = await lockedHold(tx, input.withdrawalId, 'return');
    const hold = customerAccount(customerId, 'hold');
    const fee = input.fee ?? zero;
    const paidOut = subtract(sum(parts.map((part) => part.amount)), fee);
    return postTransaction(tx, {
      type: 'withdrawal',
      key: `wd:${input.withdrawalId}:pay`,
      ref: { type: 'withdrawal', id: input.withdrawalId },
      postings: [
        { from: hold, to: clearingAccount(input.methodId), amount: paidOut },
        { from: hold, to: houseAccount('fee_income'), amount: fee },
      ].filter((posting) => posting.amount !== zero),
    });
  });
}
