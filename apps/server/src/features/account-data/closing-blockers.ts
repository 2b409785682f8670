import type { ClosingBlocker } from '@marquee/contract/account-data.ts';
import { formatMoney, type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { type Account, accountClosing } from '../accounts/index.ts';
import { walletBalances } from '../ledger/index.ts';

/** Whatever would be left undone if the account were gone. What it still holds can be given up instead. */
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
