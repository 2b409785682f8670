import type { InvoiceView, PaymentStepView } from '@marquee/contract/invoices.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type PaymentMethod, standingMethod } from '../payment-methods/index.ts';
import { findInvoice, type Invoice } from './invoice.ts';
import { invoiceView } from './invoice-view.ts';
import { paymentStepView } from './payment-step.ts';
import { startPayment } from './start-payment.ts';

interface Wanted {
  invoiceId: bigint;
  accountId: bigint;
}

/** Somebody else's is as absent as one that never was. */
export async function ownInvoice(
  ctx: Context,
  { invoiceId, accountId }: Wanted,
): Promise<{ invoice: Invoice; method: PaymentMethod }> {
  const invoice = await findInvoice(ctx, invoiceId);
  if (invoice?.account_id !== accountId) return refuse('not_found');
  const method = (await standingMethod(ctx, invoice.method_id)) ?? refuse('not_found');
  return { invoice, method };
}

export async function getInvoice(
  ctx: Context,
  wanted: Wanted,
): Promise<InvoiceView & { step: PaymentStepView | null }> {
  const { invoice, method } = await ownInvoice(ctx, wanted);
  const isOpen = invoice.status === 'open' && invoice.expires_at > ctx.clock.now();
  // What a linked card was asked for leaves its owner nothing to do.
  const step = isOpen && invoice.card_id === null ? await startPayment(ctx, invoice.id) : undefined;
  return {
    ...invoiceView(invoice, method, ctx.locale),
    step: step ? paymentStepView(step, ctx.locale) : null,
  };
}
