import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { clearingAccount } from '../account-name.ts';
import { takeFromWallets } from '../charges/charge-wallets.ts';
import { mirrorTransaction } from './reverse-transaction.ts';

/** A payment, or a part of one, goes back to the payer; `turn` counts the reversals of one invoice. */
export interface Reversal {
  customerId: bigint;
  invoiceId: bigint;
  turn: number;
  by: 'gateway' | 'operator';
  reason?: string | undefined;
}

const parts = ['credit', 'fee', 'bonus', 'coupon'] as const;
type ReversedPart = (typeof parts)[number];

export function reversalKey({ invoiceId, turn }: Pick<Reversal, 'invoiceId' | 'turn'>, part: ReversedPart) {
  return `chargeback:${part}:${invoiceId}:${turn}`;
}

function reversalKeys(reversal: Pick<Reversal, 'invoiceId' | 'turn'>): string[] {
  return parts.map((part) => reversalKey(reversal, part));
}

/**
 * Reverses a payment's credit. For a gateway's chargeback the customer's cash is taken and the rest is owed; an
 * operator's refund must be covered by cash.
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

/**
 * A dispute was won: what its chargeback took is returned, and what it made owed is cleared. What was repaid of that
 * goes back to cash.
 */
export async function undoChargeBack(
  tx: Context,
  reversal: Pick<Reversal, 'invoiceId' | 'turn'> & { reason: string },
): Promise<void> {
  const taken = await tx.db
    .selectFrom('ledger_txn')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('idem_key', 'in', reversalKeys(reversal))
    .orderBy('id')
    .execute();
  for (const { id: txnId } of taken)
    await mirrorTransaction(tx, {
      txnId,
      reason: reversal.reason,
      isReversible: (type) => type === 'chargeback',
    });
}
