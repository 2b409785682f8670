import type { Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { clearingAccount } from '../account-name.ts';
import { takeFromWallets } from '../charges/take-from-wallets.ts';
import { type Reversal, reversalKey } from './reversal.ts';

/** A payment goes back that bought something for a guest: owed, and taken from none of the owner's wallets. */
export async function oweChargeBack(
  ctx: Context,
  input: Reversal & { methodId: bigint; amount: Money },
): Promise<void> {
  await takeFromWallets(ctx, {
    type: 'chargeback',
    key: reversalKey(input, 'guest'),
    ref: { type: 'invoice', id: input.invoiceId },
    reason: input.reason,
    customerId: input.customerId,
    wallets: ['receivable'],
    to: clearingAccount(input.methodId),
    amount: input.amount,
  });
}
