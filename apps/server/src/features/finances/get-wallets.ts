import type { Wallets } from '@marquee/contract/finances.ts';
import { add, formatMoney } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { walletBalances } from '../ledger/index.ts';

export async function getWallets(ctx: Context): Promise<{ data: Wallets }> {
  const { cash, bonus, referral, task, hold, owed } = await walletBalances(ctx, {
    customerId: signedIn(ctx).accountId,
  });
  return {
    data: {
      balance: formatMoney(add(cash, bonus)),
      cash: formatMoney(cash),
      bonus: formatMoney(bonus),
      referral: formatMoney(referral),
      task: formatMoney(task),
      hold: formatMoney(hold),
      owed: formatMoney(owed),
      withdrawable: formatMoney(add(referral, task)),
    },
  };
}
