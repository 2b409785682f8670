import { add, type Money, money, zero } from '@marquee/domain/money/money.ts';
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

/** What was taken back of an invoice in all, by part, without what was returned again. */
export async function reversedParts(
  { db, panel }: Context,
  invoiceId: bigint,
): Promise<Record<ReversedPart, Money>> {
  const rows = await db
    .selectFrom('ledger_txn as txn')
    .innerJoin('ledger_posting as posting', (join) =>
      join.onRef('posting.panel_id', '=', 'txn.panel_id').onRef('posting.txn_id', '=', 'txn.id'),
    )
    .select(['txn.idem_key', 'posting.amount'])
    .where('txn.panel_id', '=', panel.id)
    .where('txn.ref_type', '=', 'invoice')
    .where('txn.ref_id', '=', invoiceId)
    .where('txn.idem_key', 'like', 'chargeback:%')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_txn as mirror')
            .select('mirror.id')
            .whereRef('mirror.panel_id', '=', 'txn.panel_id')
            .whereRef('mirror.reverses', '=', 'txn.id'),
        ),
      ),
    )
    .execute();
  const sums = { credit: zero, fee: zero, bonus: zero, coupon: zero };
  for (const { idem_key, amount } of rows) {
    const part = parts.find((name) => idem_key.startsWith(`chargeback:${name}:`));
    if (part) sums[part] = add(sums[part], money(amount));
  }
  return sums;
}
