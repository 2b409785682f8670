import { add, type Money, money, subtract, zero } from '@marquee/domain/money/money.ts';
import { type ReversalShare, reversalShare } from '@marquee/domain/payments/reversal-share.ts';
import type { Context } from '../../../platform/context.ts';
import { chargeBack, reversedParts, takeBackBonus, takeBackFee } from '../../ledger/index.ts';
import type { Invoice } from '../invoice.ts';
import { invoiceReference, invoiceReversed, reversalPosted } from '../invoice-events.ts';

interface Reversal {
  kind: 'refund' | 'refunded' | 'disputed';
  /** How much of the charge will have gone back after this, over all reversals. */
  units: bigint;
  reason?: string | undefined;
  /** The dispute that takes it. */
  disputeNumber?: number | undefined;
}

/**
 * Takes back what a payment, or a part of it, credited. An operator's refund must be covered by the wallets;
 * after a gateway's reversal the rest is owed. The caller has locked the invoice.
 */
export async function reversePayment(
  tx: Context,
  invoice: Invoice,
  { kind, units, reason, disputeNumber }: Reversal,
): Promise<{ amount: Money; turn: number; after: Invoice }> {
  const { turn, share } = await announceReversal(tx, invoice, { kind, units });
  const { id: invoiceId, account_id: customerId, method_id: methodId } = invoice;
  const by = kind === 'refund' ? 'operator' : 'gateway';
  const reversal = { customerId, invoiceId, turn, by, reason } as const;
  if (share.credited > zero) await chargeBack(tx, { ...reversal, methodId, amount: share.credited });
  if (share.fee > zero) await takeBackFee(tx, { ...reversal, methodId, amount: share.fee });
  if (share.methodBonus > zero)
    await takeBackBonus(tx, { ...reversal, cause: 'bonus', amount: share.methodBonus });
  if (share.couponBonus > zero)
    await takeBackBonus(tx, { ...reversal, cause: 'coupon', amount: share.couponBonus });
  const amount = share.credited;
  await recordReversal(tx, invoice, { kind, units, reason, disputeNumber, turn, amount });
  await tx.events.emit(tx, reversalPosted, invoiceReference(invoice));
  const after = { ...invoice, reversed_units: units, reversed_amount: invoice.reversed_amount + amount };
  return { amount, turn, after };
}

/** Works out what has to be taken and lets listeners return what they can before it is. */
export async function announceReversal(
  tx: Context,
  invoice: Invoice,
  { kind, units }: Pick<Reversal, 'kind' | 'units'>,
): Promise<{ turn: number; share: ReversalShare }> {
  const turn = await nextTurn(tx, invoice.id);
  const share = await missingShare(tx, invoice, { units, turn });
  await tx.events.emit(tx, invoiceReversed, {
    ...invoiceReference(invoice),
    amount: share.credited,
    isWhole: units === invoice.charge_amount,
    why: kind === 'disputed' ? kind : 'refunded',
  });
  return { turn, share };
}

/**
 * Counted from what was really taken so far: where a dispute was won, the parts that are left may differ from their
 * share by what was rounded.
 */
async function missingShare(
  tx: Context,
  invoice: Invoice,
  { units, turn }: { units: bigint; turn: number },
): Promise<ReversalShare> {
  const whole = reversalShare(
    {
      charged: invoice.charge_amount,
      credited: add(money(invoice.amount), money(invoice.surplus)),
      fee: money(invoice.fee),
      methodBonus: money(invoice.method_bonus),
      couponBonus: money(invoice.coupon_bonus),
    },
    { before: 0n, after: units },
  );
  const taken = turn === 1 ? undefined : await reversedParts(tx, invoice.id);
  const missing = (amount: Money, before: Money = zero) =>
    amount > before ? subtract(amount, before) : zero;
  return {
    credited: missing(whole.credited, money(invoice.reversed_amount)),
    fee: missing(whole.fee, taken?.fee),
    methodBonus: missing(whole.methodBonus, taken?.bonus),
    couponBonus: missing(whole.couponBonus, taken?.coupon),
  };
}

async function nextTurn(tx: Context, invoiceId: bigint): Promise<number> {
  const { last } = await tx.db
    .selectFrom('invoice_reversal')
    .select((build) => build.fn.max('turn').as('last'))
    .where('panel_id', '=', tx.panel.id)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

async function recordReversal(
  tx: Context,
  invoice: Invoice,
  { kind, units, reason, disputeNumber, turn, amount }: Reversal & { turn: number; amount: Money },
): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .insertInto('invoice_reversal')
    .values({
      panel_id: tx.panel.id,
      invoice_id: invoice.id,
      turn,
      kind,
      units: units - invoice.reversed_units,
      amount,
      reason: reason ?? null,
      dispute_number: disputeNumber ?? null,
      created_at: now,
      done_at: kind === 'refund' ? null : now,
    })
    .execute();
  await tx.db
    .updateTable('invoice')
    .set({ reversed_units: units, reversed_amount: invoice.reversed_amount + amount })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
}
