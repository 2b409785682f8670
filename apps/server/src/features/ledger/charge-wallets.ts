import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { houseAccount, type SpendingWallet } from './account-name.ts';
import { takeFromWallets } from './take-from-wallets.ts';

/** Pays for an order: bonus first, then cash, into escrow. A free order leaves no trace in the books. */
export async function chargeWallets(
  ctx: Context,
  input: { customerId: bigint; orderId: bigint; amount: Money },
): Promise<Record<SpendingWallet, Money>> {
  if (input.amount === zero) return { bonus: zero, cash: zero };
  const { parts } = await takeFromWallets(ctx, {
    type: 'order',
    key: `order:${input.orderId}`,
    ref: { type: 'order', id: input.orderId },
    customerId: input.customerId,
    wallets: ['bonus', 'cash'],
    to: houseAccount('escrow'),
    amount: input.amount,
  });
  return parts;
}
