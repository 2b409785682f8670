import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { clearingAccount } from '../account-name.ts';
import { takeFromWallets } from '../charges/take-from-wallets.ts';
import { type Reversal, reversalKey } from './reversal.ts';

/**
 * A payment goes back. Taken by the gateway: what the customer still has in cash goes, the rest is owed.
 * Given by an operator: it has to be there.
 */
export async function chargeBack(
  ctx: Context,
  input: Reversal & { methodId: bigint; amount: Money },
): Promise<{ cash: Money; receivable: Money }> {
  const isTaken = input.by === 'gateway';
  const { parts } = await takeFromWallets(ctx, {
    type: isTaken ? 'chargeback' : 'invoiced',
    key: reversalKey(input, 'credit'),
    ref: { type: 'invoice', id: input.invoiceId },
    reason: input.reason,
    customerId: input.customerId,
    wallets: isTaken ? ['cash', 'receivable'] : ['cash'],
    to: clearingAccount(input.methodId),
    amount: input.amount,
  });
  return { cash: parts.cash, receivable: isTaken ? parts.receivable : zero };
}
