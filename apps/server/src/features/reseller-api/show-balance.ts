import { add, formatMoney } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { walletBalances } from '../ledger/index.ts';

export async function showBalance(ctx: Context): Promise<{ balance: string; currency: string }> {
  const { cash, bonus } = await walletBalances(ctx, { customerId: signedIn(ctx).accountId });
  return { balance: formatMoney(add(cash, bonus)), currency: 'USD' };
}
