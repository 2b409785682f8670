import { orderStatuses } from '@marquee/domain/orders/status.ts';
import { invoiceActions, invoicePurposes, invoiceReviews } from '@marquee/domain/payments/invoice-review.ts';
import { invoiceStatuses } from '@marquee/domain/payments/invoice-status.ts';
import { z } from 'zod';
import { storedFile, storedFileName } from '../account/uploads.ts';
import { gatewayCharge } from '../charge.ts';
import { endpoint } from '../endpoint.ts';
import { invoice } from '../money/invoices.ts';
import { calendarDay, data, decimal, id, quantity, text, wholeNumberText } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';
import { dispute, posting } from './invoice-parts.ts';

const moment = z.iso.datetime().max(40);
const reason = z.string().trim().min(3).max(1000);

const reviewedInvoice = invoice.extend({
  customer,
  /** The gateway's id of the payment page, and of the payment. */
  gateway_ref: text(300).nullable(),
  payment_ref: text(300).nullable(),
  claimed_at: moment.nullable(),
});
export type ReviewedInvoice = z.output<typeof reviewedInvoice>;

const paymentEvent = z.object({
  id: text(300),
  source: z.enum(['webhook', 'return', 'poller', 'operator', 'customer']),
  kind: text(40),
  /** What was made of it: believed, known before, or what did not match. */
  verdict: text(40),
  payment_ref: text(300).nullable(),
  currency: text(10).nullable(),
  amount: decimal.nullable(),
  received_at: moment,
});
export type PaymentEventView = z.output<typeof paymentEvent>;

const paidOrder = z.object({
  id,
  name: text(300),
  link: text(2048),
  status: z.enum(orderStatuses),
  cost: decimal,
  refunded: decimal,
});

const reversal = z.object({
  turn: id,
  kind: z.enum(['refund', 'refunded', 'disputed']),
  /** Of the charge, in its currency. */
  charge: decimal,
  /** What was taken back of the credit. */
  amount: decimal,
  reason: text(1000).nullable(),
  claim_url: text(2048).nullable(),
  created_at: moment,
  /** Null while the gateway still has to be asked. */
  done_at: moment.nullable(),
  /** A dispute that was won. */
  undone_at: moment.nullable(),
});
export type ReversalView = z.output<typeof reversal>;

const invoiceDetails = reviewedInvoice.extend({
  method_bonus: decimal,
  coupon_bonus: decimal,
  user_comment: text(1000).nullable(),
  ended_at: moment.nullable(),
  /** Money that came and belongs to nobody yet. */
  set_aside: decimal,
  /** What may still be refunded, fee included. */
  refundable: decimal,
  actions: z.array(z.enum(invoiceActions)).max(invoiceActions.length),
  evidence: z.array(storedFile).max(5),
  orders: z.array(paidOrder).max(1000),
  events: z.array(paymentEvent).max(200),
  reversals: z.array(reversal).max(200),
  disputes: z.array(dispute).max(100),
  postings: z.array(posting).max(500),
});
export type InvoiceDetails = z.output<typeof invoiceDetails>;

const filters = {
  status: z.enum(invoiceStatuses).optional(),
  /** Those that wait for a person come oldest first, all others newest first. */
  review: z.enum(invoiceReviews).optional(),
  method: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }).optional(),
  purpose: z.enum(invoicePurposes).optional(),
  customer: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }).optional(),
  /** Days in UTC, both included. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
};

export const reviewInvoices = endpoint({
  name: 'reviewInvoices',
  method: 'GET',
  path: '/api/v1/admin/invoices',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'Invoices of all customers, found by number, gateway’s id, customer, e-mail address or amount',
  query: z.object({ ...consoleListQuery, ...filters }),
  response: consoleListResponse(reviewedInvoice),
});

export const exportInvoices = endpoint({
  name: 'exportInvoices',
  method: 'GET',
  path: '/api/v1/admin/invoices.csv',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'The same list as CSV, all pages of it',
  query: z.object({ search: consoleListQuery.search, ...filters }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const listInvoiceMethods = endpoint({
  name: 'listInvoiceMethods',
  method: 'GET',
  path: '/api/v1/admin/invoice-methods',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'The ways of paying that invoices may have been opened with, also those that are switched off',
  response: data(z.array(z.object({ id, name: text(120) })).max(1000)),
});

export const getReviewedInvoice = endpoint({
  name: 'getReviewedInvoice',
  method: 'GET',
  path: '/api/v1/admin/invoices/{id}',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'One invoice with its events, orders, postings, refunds and disputes',
  params: rowId,
  response: data(invoiceDetails),
});

export const getPaymentEvidence = endpoint({
  name: 'getPaymentEvidence',
  method: 'GET',
  path: '/api/v1/admin/invoices/{id}/evidence/{filename}',
  access: 'staff:payments.view',
  area: 'console',
  summary: 'A file that the payer sent as proof of a payment',
  params: rowId.extend({ filename: storedFileName }),
  contentType: 'application/octet-stream',
});

export const confirmInvoice = endpoint({
  name: 'confirmInvoice',
  method: 'POST',
  path: '/api/v1/admin/invoices/{id}/confirmation',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'The money is there: it is credited and pays the orders it was for',
  params: rowId,
  body: z.strictObject({
    /** What arrived, where it is not what was asked for; then there is no fee and no bonus. */
    amount: decimal.optional(),
    reason: z.string().trim().max(1000).optional(),
  }),
  response: data(invoiceDetails),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

export const rejectInvoice = endpoint({
  name: 'rejectInvoice',
  method: 'POST',
  path: '/api/v1/admin/invoices/{id}/rejection',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'No such money came, or it is sent back outside the panel; the customer reads the reason',
  params: rowId,
  body: z.strictObject({ reason }),
  response: data(invoiceDetails),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

const refundPreview = z.object({
  /** What the payer gets back, as charged. */
  charge: gatewayCharge.omit({ rate: true }),
  is_at_gateway: z.boolean(),
  /** Orders that no provider has yet: they are canceled, so their money is there. */
  canceled_orders: quantity,
  taken_cash: decimal,
  taken_bonus: decimal,
  /** Of the panel's own income. */
  returned_fee: decimal,
  cash_after: decimal,
  bonus_after: decimal,
  /** What is not there: with it, nothing is refunded. */
  missing: decimal,
  owed: decimal,
});
export type RefundPreview = z.output<typeof refundPreview>;

export const previewRefund = endpoint({
  name: 'previewRefund',
  changesData: false,
  method: 'POST',
  path: '/api/v1/admin/invoices/{id}/refund-preview',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'What a refund of a payment or a part of it would take from whom',
  params: rowId,
  body: z.strictObject({ amount: decimal.optional() }),
  response: data(refundPreview),
  errors: ['wrong_state'],
});

export const refundInvoice = endpoint({
  name: 'refundInvoice',
  method: 'POST',
  path: '/api/v1/admin/invoices/{id}/refunds',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Returns a payment or a part of it to the payer, through the gateway where it can',
  params: rowId,
  body: z.strictObject({
    /** In dollars, fee included; without it everything that is left. */
    amount: decimal.optional(),
    reason,
  }),
  response: data(invoiceDetails),
  errors: ['wrong_state', 'insufficient_balance', 'account_owes', 'sign_in_again', 'impersonated'],
  fresh: true,
  idempotent: true,
});

export const resolveInvoice = endpoint({
  name: 'resolveInvoice',
  method: 'POST',
  path: '/api/v1/admin/invoices/{id}/resolution',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'A doubtful payment is dealt with outside the panel: nothing is credited, and it waits no longer',
  params: rowId,
  body: z.strictObject({ reason }),
  response: data(invoiceDetails),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});
