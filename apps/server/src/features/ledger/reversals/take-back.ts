import type { Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { clearingAccount, houseAccount } from '../account-name.ts';
import { takeFromWallets } from '../charges/charge-wallets.ts';
import { postTransaction } from '../post-transaction.ts';
import { type Reversal, reversalKey } from './charge-back.ts';

/**
 * Takes back the bonus that came with a reversed payment. What was already spent of it is owed after a gateway's
 * chargeback, and paid in cash after an operator's refund.
 */
export async function takeBackBonus(
  ctx: Context,
  input: Reversal & { cause: 'bonus' | 'coupon'; amount: Money },
): Promise<void> {
  const isTaken = input.by === 'gateway';
  await takeFromWallets(ctx, {
    type: isTaken ? 'chargeback' : input.cause,
    key: reversalKey(input, input.cause),
    ref: { type: 'invoice', id: input.invoiceId },
    reason: input.reason,
    customerId: input.customerId,
    wallets: isTaken ? ['bonus', 'receivable'] : ['bonus', 'cash'],
    to: houseAccount(input.cause === 'bonus' ? 'bonus_cost' : 'coupon_cost'),
    amount: input.amount,
  });
}

/** The fee of a reversed payment is not earned after all. */
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
