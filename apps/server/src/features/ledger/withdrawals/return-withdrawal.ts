import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { customerAccount } from '../account-name.ts';
import { postTransaction } from '../post-transaction.ts';
import type { Posted } from '../transaction.ts';
import { lockedHold } from './locked-hold.ts';

/** A refused withdrawal: the money goes back to the wallets it came from. */
export async function returnWithdrawal(
  ctx: Context,
  input: { withdrawalId: bigint; reason?: string },
): Promise<Posted> {
  return inTransaction(ctx, async (tx) => {
    const { customerId, parts } = await lockedHold(tx, input.withdrawalId, 'pay');
    return postTransaction(tx, {
      type: 'withdrawal',
      key: `wd:${input.withdrawalId}:return`,
      ref: { type: 'withdrawal', id: input.withdrawalId },
      reason: input.reason,
      postings: parts.map(({ wallet, amount }) => ({
        from: customerAccount(customerId, 'hold'),
        to: customerAccount(customerId, wallet),
        amount,
      })),
    });
  });
}
