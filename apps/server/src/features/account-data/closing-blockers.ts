import type { ClosingBlocker } from '@marquee/contract/account/account-data.ts';
import { add, formatMoney, type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type Account, accountClosing } from '../accounts/index.ts';
import { giveUpWallets, type WalletBalances, walletBalances } from '../ledger/index.ts';

/** Everything unfinished that keeps an account from being closed. A balance does not: it can be given up. */
export async function closingBlockers(ctx: Context, account: Account): Promise<ClosingBlocker[]> {
  const { hold, owed } = await walletBalances(ctx, { customerId: account.id });
  const money = (reason: ClosingBlocker['reason'], amount: Money): ClosingBlocker[] =>
    amount > zero ? [{ reason, amount: formatMoney(amount) }] : [];
  const blockers: ClosingBlocker[] = [
    ...(account.role === 'customer' ? [] : [{ reason: 'staff' as const }]),
    ...money('withdrawals', hold),
    ...money('debt', owed),
  ];
  await ctx.events.emit(ctx, accountClosing, { accountId: account.id, blockers });
  return blockers;
}

/** What is lost with the account: the sum of all its wallets. */
export async function balanceLeft(ctx: Context, accountId: bigint): Promise<string> {
  return total(await walletBalances(ctx, { customerId: accountId }));
}

/** A remaining balance must be confirmed with its exact sum, so nobody gives up money they have not seen. */
export async function giveUpBalance(
  tx: Context,
  { accountId, confirmedBalance }: { accountId: bigint; confirmedBalance: string | undefined },
): Promise<void> {
  const wallets = await walletBalances(tx, { customerId: accountId });
  const left = total(wallets);
  if (left !== formatMoney(zero) && confirmedBalance !== left)
    refuse('invalid_input', {
      fields: [{ field: 'give_up_balance', code: confirmedBalance === undefined ? 'required' : 'invalid' }],
    });
  await giveUpWallets(tx, { customerId: accountId, amounts: wallets });
}

function total({ cash, bonus, referral, task }: WalletBalances): string {
  return formatMoney([cash, bonus, referral, task].reduce(add, zero));
}
