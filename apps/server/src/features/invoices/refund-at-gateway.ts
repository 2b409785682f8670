import type { Context } from '../../platform/context.ts';
import { gatewayFor, standingMethod } from '../payment-methods/index.ts';
import { findInvoice } from './invoice.ts';
import { settleInvoice } from './settle-invoice.ts';

/** The gateway knows the refund by the invoice, so asked twice it gives back once. By hand: nothing to ask. */
export async function refundAtGateway(ctx: Context, { invoiceId }: { invoiceId: bigint }): Promise<void> {
  const invoice = await findInvoice(ctx, invoiceId);
  if (invoice?.status !== 'refunding') return;
  const ids = { panelId: ctx.panel.id, invoiceId, accountId: invoice.account_id };
  const method = await standingMethod(ctx, invoice.method_id);
  const gateway = method && (await gatewayFor(ctx, method));
  if (gateway?.refund && invoice.payment_ref !== null)
    await gateway.refund({ ...ids, paymentRef: invoice.payment_ref });
  await settleInvoice(ctx, invoiceId, {
    source: 'poller',
    methodId: invoice.method_id,
    news: 'refunded',
    eventId: `refunded:${invoiceId}`,
    gatewayRef: null,
    paymentRef: invoice.payment_ref,
    ids,
    currency: invoice.charge_currency,
    units: invoice.charge_amount,
  });
}
