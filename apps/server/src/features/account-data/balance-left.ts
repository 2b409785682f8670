import { add, formatMoney, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { giveUpWallets, type WalletBalances, walletBalances } from '../ledger/index.ts';

/** What would be lost with the account: all its wallets together. */
export async function balanceLeft(ctx: Context, accountId: bigint): Promise<string> {
  return total(await walletBalances(ctx, { customerId: accountId }));
}

/** Who leaves money behind has to name the sum; if it has changed since they saw it, they see it again. */
export async function giveUpBalance(
  tx: Context,
  { accountId, named }: { accountId: bigint; named: string | undefined },
): Promise<void> {
  const wallets = await walletBalances(tx, { customerId: accountId });
  const left = total(wallets);
  if (left !== formatMoney(zero) && named !== left)
    refuse('invalid_input', {
      fields: [{ field: 'give_up_balance', code: named === undefined ? 'required' : 'invalid' }],
    });
  await giveUpWallets(tx, { customerId: accountId, amounts: wallets });
}

function total({ cash, bonus, referral, task }: WalletBalances): string {
  return formatMoney([cash, bonus, referral, task].reduce(add, zero));
}
