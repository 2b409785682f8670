import type { Feature } from '../../platform/feature.ts';
import { invoiceBooks } from './invoice-books.ts';
import { invoiceListeners } from './invoice-listeners.ts';
import { invoiceConsoleRoutes, invoiceQueues } from './invoices.console.ts';
import { invoiceFinder } from './invoices.finder.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import { refundAtGatewayJob } from './reversals/refund-at-gateway.job.ts';
import { restoredRefunds } from './reversals/restored-refunds.ts';
import { checkInvoiceJob } from './settling/check-invoice.job.ts';
import { restoredCharges } from './settling/restored-charges.ts';
import { sweepInvoicesJob } from './settling/sweep-invoices.job.ts';

export { cancelInvoice } from './cancel-invoice.ts';
export { findInvoice, findPaidInvoices, type Invoice, invoiceTotal } from './invoice.ts';
export { invoiceEnded, invoiceReversed, invoiceSettled, reversalPosted } from './invoice-events.ts';
export { lastOrderCharge, latestOrderCharges } from './open-charge.ts';
export { openInvoice } from './open-invoice.ts';
export { checkoutInvoice, paidInvoice, purposesInReview } from './orders-payment.ts';
export { getInvoice, invoicesInModeration, invoicesInModerationQuery } from './own-invoices.ts';
export { type PaymentStep, paymentStepView } from './payment-step.ts';
export { downloadReceipt } from './receipts/download-receipt.ts';
export { loadReceipt } from './receipts/receipt.ts';
export { closeDispute } from './reversals/close-dispute.ts';
export { refundInvoice } from './reversals/refund-invoice.ts';
export { checkInvoice } from './settling/check-invoice.ts';
export { confirmInvoice } from './settling/confirm-invoice.ts';
export { markInvoicePaid } from './settling/mark-invoice-paid.ts';
export { payInvoiceWithCard } from './settling/pay-invoice-with-card.ts';
export { rejectInvoice } from './settling/reject-invoice.ts';
export { type Evidence, settleInvoice } from './settling/settle-invoice.ts';
export { startPayment } from './start-payment.ts';
export { toppedUp } from './topped-up.ts';

export const invoices: Feature = {
  name: 'invoices',
  routes: [...invoiceRoutes, ...invoiceConsoleRoutes],
  finders: [invoiceFinder],
  jobs: [checkInvoiceJob, sweepInvoicesJob, refundAtGatewayJob],
  listeners: invoiceListeners,
  books: invoiceBooks,
  restored: [restoredCharges, restoredRefunds],
  queues: invoiceQueues,
};
