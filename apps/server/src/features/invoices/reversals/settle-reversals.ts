import { type Money, money, zero } from '@marquee/domain/money/money.ts';
import { divideDown } from '@marquee/domain/money/rounding.ts';
import { missingReversals } from '@marquee/domain/payments/reversal-claims.ts';
import type { Context } from '../../../platform/context.ts';
import { notifyOperators } from '../../notifications/index.ts';
import { type Invoice, invoiceTotal } from '../invoice.ts';
import { type Dispute, findDisputes } from './disputes.ts';
import { reversePayment } from './reverse-payment.ts';

/** The review reason for a payment of which more went back than was paid. */
const returnedTwice = 'returned_twice';

/**
 * Takes from the account what the gateway has taken of a payment by now, by refunds and disputes together, and
 * never more than was paid. Returns what was taken for refunds. The caller has locked the invoice.
 */
export async function settleReversals(tx: Context, invoice: Invoice): Promise<Money> {
  const disputes = (await findDisputes(tx, invoice)).filter(({ outcome }) => outcome !== 'won');
  const returned = await returnedUnits(tx, invoice);
  const missing = missingReversals({
    charged: invoice.charge_amount,
    refunded: invoice.reported_refund_units,
    returned: returned.get(null) ?? 0n,
    disputes: disputes.map(({ number, units }) => ({ number, units, returned: returned.get(number) ?? 0n })),
  });
  let current = invoice;
  const take = async (kind: 'refunded' | 'disputed', units: bigint, disputeNumber?: number) => {
    const { amount, after } = await reversePayment(tx, current, {
      kind,
      units: current.reversed_units + units,
      disputeNumber,
    });
    current = after;
    return amount;
  };
  const refunded = missing.refunds > 0n ? await take('refunded', missing.refunds) : zero;
  for (const { number, units } of missing.disputes) await take('disputed', units, number);
  await storeStatus(tx, current, disputes);
  await reviewExcess(tx, invoice, missing.excess);
  return refunded;
}

/** What was returned for each dispute, and under null for refunds of all kinds. */
async function returnedUnits(tx: Context, { id }: Invoice): Promise<Map<number | null, bigint>> {
  const rows = await tx.db
    .selectFrom('invoice_reversal')
    .select(['dispute_number', 'units'])
    .where('panel_id', '=', tx.panel.id)
    .where('invoice_id', '=', id)
    .where('undone_at', 'is', null)
    .execute();
  const sums = new Map<number | null, bigint>();
  for (const { dispute_number, units } of rows)
    sums.set(dispute_number, (sums.get(dispute_number) ?? 0n) + units);
  return sums;
}

async function storeStatus(tx: Context, invoice: Invoice, standing: readonly Dispute[]): Promise<void> {
  const status = await statusAfter(tx, invoice, standing);
  if (status === invoice.status) return;
  await tx.db
    .updateTable('invoice')
    .set({ status, review_reason: null, ended_at: status === 'paid' ? null : tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
}

async function statusAfter(
  tx: Context,
  invoice: Invoice,
  standing: readonly Dispute[],
): Promise<Invoice['status']> {
  if (standing.length > 0) return 'disputed';
  if (invoice.reversed_units < invoice.charge_amount) return 'paid';
  const waiting = await tx.db
    .selectFrom('invoice_reversal')
    .select('turn')
    .where('panel_id', '=', tx.panel.id)
    .where('invoice_id', '=', invoice.id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return waiting ? 'refunding' : 'refunded';
}

/** Refunded and disputed as well, the same money left twice: nobody but an operator can get it back. */
async function reviewExcess(tx: Context, invoice: Invoice, excess: bigint): Promise<void> {
  const current = await tx.db
    .selectFrom('invoice')
    .select('review_reason')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow();
  if (excess === 0n && current.review_reason !== returnedTwice) return;
  await tx.db
    .updateTable('invoice')
    .set({ review_reason: excess > 0n ? returnedTwice : null })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', invoice.id)
    .execute();
  if (excess > 0n && invoice.review_reason !== returnedTwice)
    await notifyOperators(tx, 'payments.manage', {
      kind: 'returned-twice',
      invoiceId: invoice.id,
      amount: money(divideDown(invoiceTotal(invoice) * excess, invoice.charge_amount)),
    });
}
