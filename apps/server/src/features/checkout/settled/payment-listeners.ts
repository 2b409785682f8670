import { type Listener, on } from '../../../platform/events/events.ts';
import { paidInvoice, purposesInReview } from '../../invoices/index.ts';
import { paidInvoiceAsked, paymentReviewAsked } from '../../orders/index.ts';

/** Checkout knows both orders and invoices, so it answers what orders show about their payment. */
export const paymentListeners: readonly Listener[] = [
  on(paymentReviewAsked, async (ctx, { of, inReview }) => {
    for (const groupId of await purposesInReview(ctx, of)) inReview.add(groupId);
  }),
  on(paidInvoiceAsked, async (ctx, { accountId, groupId, invoiceIds }) => {
    const invoiceId = await paidInvoice(ctx, { accountId, purposeId: groupId });
    if (invoiceId !== undefined) invoiceIds.push(invoiceId);
  }),
];
