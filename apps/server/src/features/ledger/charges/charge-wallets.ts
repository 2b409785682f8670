import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { houseAccount, type SpendingWallet } from '../account-name.ts';
import { takeFromWallets } from './take-from-wallets.ts';

const nothing = { bonus: zero, cash: zero };

/** Charges an order into escrow: bonus first unless it is kept, then cash. A free order posts nothing. */
export async function chargeWallets(
  ctx: Context,
  input: { customerId: bigint; orderId: bigint; amount: Money; keepsBonus?: boolean },
): Promise<Record<SpendingWallet, Money>> {
  if (input.amount === zero) return nothing;
  const wallets: SpendingWallet[] = input.keepsBonus ? ['cash'] : ['bonus', 'cash'];
  const { parts } = await takeFromWallets(ctx, {
    type: 'order',
    key: `order:${input.orderId}`,
    ref: { type: 'order', id: input.orderId },
    customerId: input.customerId,
    wallets,
    to: houseAccount('escrow'),
    amount: input.amount,
  });
  return { ...nothing, ...parts };
}
