import type { Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { customerAccount, type EarningsWallet } from './account-name.ts';
import { postTransaction } from './post-transaction.ts';
import type { Posted } from './transaction.ts';

/** Turns earnings into spendable cash. It cannot be undone: cash cannot be withdrawn. */
export async function moveEarnings(
  ctx: Context,
  input: { customerId: bigint; wallet: EarningsWallet; amount: Money; key: string },
): Promise<Posted> {
  return postTransaction(ctx, {
    type: input.wallet,
    key: input.key,
    postings: [
      {
        from: customerAccount(input.customerId, input.wallet),
        to: customerAccount(input.customerId, 'cash'),
        amount: input.amount,
      },
    ],
  });
}
