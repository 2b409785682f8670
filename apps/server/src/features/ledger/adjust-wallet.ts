import { type Money, money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { customerAccount, houseAccount, type Wallet } from './account-name.ts';
import { postTransaction } from './post-transaction.ts';
import type { Posted } from './transaction.ts';
import { refundAccounts } from './wallets.ts';

/**
 * A correction by staff: less than zero takes money, back to the account that once paid for it. The ledger refuses
 * to take more than there is, and to give earnings, which could be withdrawn.
 */
export function adjustWallet(
  ctx: Context,
  {
    customerId,
    wallet,
    amount,
    reason,
    key,
  }: { customerId: bigint; wallet: Wallet; amount: Money; reason: string; key: string },
): Promise<Posted> {
  const own = customerAccount(customerId, wallet);
  const posting =
    amount > zero
      ? { from: houseAccount('adjustments'), to: own, amount }
      : { from: own, to: houseAccount(refundAccounts[wallet]), amount: money(-amount) };
  return postTransaction(ctx, { type: 'admin', key, reason, postings: [posting] });
}
