import type { Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { clearingAccount, houseAccount } from '../account-name.ts';
import { postTransaction } from '../post-transaction.ts';
import { type Reversal, reversalKey } from './reversal.ts';

/** The fee of a payment that goes back is not earned after all. */
export async function takeBackFee(
  ctx: Context,
  input: Reversal & { methodId: bigint; amount: Money },
): Promise<void> {
  await postTransaction(ctx, {
    type: 'chargeback',
    key: reversalKey(input, 'fee'),
    ref: { type: 'invoice', id: input.invoiceId },
    reason: input.reason,
    postings: [
      { from: houseAccount('fee_income'), to: clearingAccount(input.methodId), amount: input.amount },
    ],
  });
}
