import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import type { Money } from '@marquee/domain/money/money.ts';
import { divideDown, floorToPrecision } from '@marquee/domain/money/rounding.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { type Invoice, invoiceTotal, lockInvoice } from '../invoice.ts';
import { refundAtGatewayJob } from './refund-at-gateway.job.ts';
import { reversePayment } from './reverse-payment.ts';

interface Refund {
  invoiceId: bigint;
  /** In dollars including the fee; by default everything not yet refunded. */
  amount?: Money;
  reason: string;
}

/** Both currencies have two decimals. */
const coinPlaces = 2;

/**
 * An operator refunds a payment or a part of it. The amount is taken from the customer's wallets first and must
 * be there: money spent on an order has to be refunded from the order before. Then the gateway is asked until it
 * succeeds.
 */
export function refundInvoice(ctx: Context, { invoiceId, amount, reason }: Refund): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const invoice = (await lockInvoice(tx, invoiceId)) ?? refuse('not_found');
    if (invoice.status === 'refunding' || invoice.status === 'refunded') return;
    if (invoice.status !== 'paid') return refuse('wrong_state');
    const units = unitsAfterRefund(invoice, amount);
    const isWhole = units === invoice.charge_amount;
    if (isWhole)
      await tx.db
        .updateTable('invoice')
        .set({ status: 'refunding' })
        .where('panel_id', '=', tx.panel.id)
        .where('id', '=', invoiceId)
        .execute();
    const { turn } = await reversePayment(tx, invoice, { kind: 'refund', units, reason });
    await recordAudit(tx, {
      action: 'invoices.refund',
      subjectType: 'invoice',
      subjectId: invoiceId,
      before: { status: 'paid', returned: formatDecimal(invoice.reversed_units, 8) },
      after: { status: isWhole ? 'refunding' : 'paid', returned: formatDecimal(units, 8) },
      reason,
    });
    await tx.jobs.send(refundAtGatewayJob, { panelId: tx.panel.id, invoiceId, turn });
  });
}

/** How much of the charge will have gone back in all. */
export function unitsAfterRefund(invoice: Invoice, amount: Money | undefined): bigint {
  return amount === undefined
    ? invoice.charge_amount
    : invoice.reversed_units + toChargeUnits(invoice, amount);
}

/** Dollars in whole coins of the charged currency, at the rate of the charge. */
function toChargeUnits(invoice: Invoice, amount: Money): bigint {
  const converted = divideDown(amount * invoice.charge_amount, invoiceTotal(invoice));
  const units = floorToPrecision(converted, coinPlaces);
  const limit = formatDecimal(invoiceTotal(invoice), 8);
  if (units <= 0n) return refuse('invalid_input', { fields: [{ field: 'amount', code: 'not_an_amount' }] });
  if (units > invoice.charge_amount - invoice.reversed_units)
    return refuse('invalid_input', { fields: [{ field: 'amount', code: 'too_big', values: { limit } }] });
  return units;
}
