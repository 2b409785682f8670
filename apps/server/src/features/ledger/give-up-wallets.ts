import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { customerAccount, houseAccount, type Wallet } from './account-name.ts';
import { postTransaction } from './post-transaction.ts';

/** The account that once paid for the money gets it back. */
const refundAccounts = {
  cash: 'adjustments',
  bonus: 'adjustments',
  referral: 'referral_cost',
  task: 'task_cost',
} as const satisfies Record<Wallet, string>;

/** Empties the wallets of a closed account. If they hold less by now, the ledger refuses. */
export async function giveUpWallets(
  tx: Context,
  { customerId, amounts }: { customerId: bigint; amounts: Readonly<Record<Wallet, Money>> },
): Promise<void> {
  const wallets = (Object.keys(refundAccounts) as Wallet[]).filter((wallet) => amounts[wallet] > zero);
  if (wallets.length === 0) return;
  await postTransaction(tx, {
    type: 'admin',
    key: `closing:${customerId}`,
    reason: 'given up with the account',
    postings: wallets.map((wallet) => ({
      from: customerAccount(customerId, wallet),
      to: houseAccount(refundAccounts[wallet]),
      amount: amounts[wallet],
    })),
  });
}
