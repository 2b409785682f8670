import type { Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { houseAccount } from './account-name.ts';
import { takeFromWallets } from './take-from-wallets.ts';

/** The payment a bonus came with was taken back: what is left of the bonus goes, what was spent is owed. */
export async function takeBackBonus(
  ctx: Context,
  input: { customerId: bigint; invoiceId: bigint; cause: 'bonus' | 'coupon'; amount: Money },
): Promise<{ bonus: Money; receivable: Money }> {
  const { parts } = await takeFromWallets(ctx, {
    type: 'chargeback',
    key: `chargeback:${input.cause}:${input.invoiceId}`,
    ref: { type: 'invoice', id: input.invoiceId },
    customerId: input.customerId,
    wallets: ['bonus', 'receivable'],
    to: houseAccount(input.cause === 'bonus' ? 'bonus_cost' : 'coupon_cost'),
    amount: input.amount,
  });
  return parts;
}
