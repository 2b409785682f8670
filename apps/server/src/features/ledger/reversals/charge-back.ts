import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { clearingAccount } from '../account-name.ts';
import { takeFromWallets } from '../charges/take-from-wallets.ts';
import { mirrorTransaction } from './reverse-transaction.ts';

/** A payment, or a part of one, that goes back: the `turn`-th time that this one does. */
export interface Reversal {
  customerId: bigint;
  invoiceId: bigint;
  turn: number;
  by: 'gateway' | 'operator';
  reason?: string | undefined;
}

const parts = ['credit', 'guest', 'fee', 'bonus', 'coupon'] as const;
type ReversedPart = (typeof parts)[number];

export function reversalKey({ invoiceId, turn }: Pick<Reversal, 'invoiceId' | 'turn'>, part: ReversedPart) {
  return `chargeback:${part}:${invoiceId}:${turn}`;
}

function reversalKeys(reversal: Pick<Reversal, 'invoiceId' | 'turn'>): string[] {
  return parts.map((part) => reversalKey(reversal, part));
}

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

/** A dispute was won: what was taken for it comes back, and what was owed for it is owed no longer. */
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
