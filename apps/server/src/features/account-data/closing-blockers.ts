import type { ClosingBlocker } from '@marquee/contract/account-data.ts';
import { add, formatMoney, type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { type Account, accountClosing } from '../accounts/index.ts';
import { walletBalances } from '../ledger/index.ts';

/** Whatever would be lost, or left undone, if the account were gone. */
export async function closingBlockers(ctx: Context, account: Account): Promise<ClosingBlocker[]> {
  const wallets = await walletBalances(ctx, { customerId: account.id });
  const money = (reason: ClosingBlocker['reason'], amount: Money): ClosingBlocker[] =>
    amount > zero ? [{ reason, amount: formatMoney(amount) }] : [];
  const blockers: ClosingBlocker[] = [
    ...(account.role === 'customer' ? [] : [{ reason: 'staff' as const }]),
    ...money('balance', [wallets.cash, wallets.bonus, wallets.referral, wallets.task].reduce(add, zero)),
    ...money('withdrawals', wallets.hold),
    ...money('debt', wallets.owed),
  ];
  await ctx.events.emit(ctx, accountClosing, { accountId: account.id, blockers });
  return blockers;
}
