import type { Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { clearingAccount } from './account-name.ts';
import { takeFromWallets } from './take-from-wallets.ts';

/** A gateway took a payment back: what the customer still has in cash goes, the rest is owed. */
export async function chargeBack(
  ctx: Context,
  input: { customerId: bigint; invoiceId: bigint; methodId: bigint; amount: Money },
): Promise<{ cash: Money; receivable: Money }> {
  const { parts } = await takeFromWallets(ctx, {
    type: 'chargeback',
    key: `chargeback:${input.invoiceId}`,
    ref: { type: 'invoice', id: input.invoiceId },
    customerId: input.customerId,
    wallets: ['cash', 'receivable'],
    to: clearingAccount(input.methodId),
    amount: input.amount,
  });
  return parts;
}
