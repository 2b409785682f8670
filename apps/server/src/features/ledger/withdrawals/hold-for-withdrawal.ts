import type { Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { customerAccount, type EarningsWallet } from '../account-name.ts';
import { takeFromWallets } from '../charges/take-from-wallets.ts';

/** Sets a requested withdrawal aside until it is paid or returned: referral money first, then task money. */
export async function holdForWithdrawal(
  ctx: Context,
  input: { customerId: bigint; withdrawalId: bigint; amount: Money },
): Promise<Record<EarningsWallet, Money>> {
  const { parts } = await takeFromWallets(ctx, {
    type: 'withdrawal',
    key: `wd:${input.withdrawalId}:hold`,
    ref: { type: 'withdrawal', id: input.withdrawalId },
    customerId: input.customerId,
    wallets: ['referral', 'task'],
    to: customerAccount(input.customerId, 'hold'),
    amount: input.amount,
  });
  return parts;
}
