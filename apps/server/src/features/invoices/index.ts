import type { Feature } from '../../platform/feature.ts';
import { accountListeners } from './account-listeners.ts';
import { checkInvoiceJob } from './check-invoice.job.ts';
import { invoiceBooks } from './invoice-books.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { refundAtGatewayJob } from './refund-at-gateway.job.ts';
import { sweepInvoicesJob } from './sweep-invoices.job.ts';

export { cancelInvoice } from './cancel-invoice.ts';
export { closeDispute } from './close-dispute.ts';
export { confirmInvoice } from './confirm-invoice.ts';
export { findInvoice, type Invoice } from './invoice.ts';
export { invoiceEnded, invoiceReversed, invoiceSettled } from './invoice-events.ts';
export { invoicesInModeration } from './invoices-in-moderation.ts';
export { openInvoice } from './open-invoice.ts';
export { paidInvoice, purposesInReview } from './orders-payment.ts';
export { payInvoiceWithCard } from './pay-invoice-with-card.ts';
export { type PaymentStep, paymentStepView } from './payment-step.ts';
export { refundInvoice } from './refund-invoice.ts';
export { rejectInvoice } from './reject-invoice.ts';
export { type Evidence, settleInvoice } from './settle-invoice.ts';
export { startPayment } from './start-payment.ts';

export const invoices: Feature = {
  name: 'invoices',
  routes: invoiceRoutes,
  jobs: [checkInvoiceJob, sweepInvoicesJob, refundAtGatewayJob],
  listeners: accountListeners,
  books: invoiceBooks,
};
