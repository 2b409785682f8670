import { couponCalculations, couponTypes } from '@marquee/domain/coupons/coupon.ts';
import { invoicePurposes } from '@marquee/domain/payments/invoice-review.ts';
import { invoiceStatuses } from '@marquee/domain/payments/invoice-status.ts';
import { z } from 'zod';
import { gatewayCharge } from '../charge.ts';
import { endpoint } from '../endpoint.ts';
import { data, decimal, fraction, id, text, wholeNumberText } from '../primitives.ts';
import { tableQuery, tableResponse } from '../table-query.ts';
import { couponProblem } from './coupons.ts';
import { paymentStrategy } from './payment-methods.ts';

const time = z.iso.datetime().max(30);
const invoiceId = z.object({
  invoiceId: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});
/** A path of this panel; other sites are rejected. */
const ownPath = text(500).regex(/^\/(?![/\\])[^\s\\]*$/);

const quoteRequest = {
  amount: decimal,
  payment_method_id: id,
  coupon_code: text(60).nullish(),
};

const quote = z.object({
  original_amount: decimal,
  fee: decimal,
  fee_percent: fraction,
  total_amount: decimal,
  /** What the gateway will charge. */
  charge: gatewayCharge,
  /** What whole cents add to the total; it is credited too. */
  surplus: decimal,
  coupon_bonus: decimal,
  coupon_bonus_percentage: fraction,
  /** Null when no coupon was given or the given one does not apply. */
  coupon_bonus_type: z.enum(couponTypes).nullable(),
  coupon_bonus_amount_calculation_type: z.enum(couponCalculations).nullable(),
  /** Why the given coupon does not apply. */
  coupon_problem: couponProblem.nullable(),
  payment_method_bonus: decimal,
  payment_method_bonus_percent: fraction,
  total_bonus: decimal,
  to_be_credited: decimal,
});
export type InvoiceQuote = z.output<typeof quote>;

/** What the payer does next. */
export const paymentStep = z.object({
  invoice_id: id,
  strategy: paymentStrategy,
  status: z.enum(invoiceStatuses),
  /** Where to pay, if it is on another site. */
  redirect_url: text(2048).nullable(),
  qr_code: text(1000).nullable(),
  payment_message: z
    .object({
      method_name: text(120),
      account_number: text(300),
      /** The payment reference for the transfer. */
      comment: text(120),
      instructions: text(5000),
      is_user_comment: z.boolean(),
    })
    .nullable(),
  charge: gatewayCharge,
  /** Until when this charge holds. */
  expires_at: time,
});
export type PaymentStepView = z.output<typeof paymentStep>;

export const invoice = z.object({
  id,
  status: z.enum(invoiceStatuses),
  purpose: z.enum(invoicePurposes),
  payment_method: z.object({
    id,
    name: text(120),
    icon: text(60).nullable(),
    strategy: paymentStrategy,
  }),
  amount: decimal,
  fee: decimal,
  /** What whole cents add; it is credited too. */
  surplus: decimal,
  /** All three together. */
  total_amount: decimal,
  total_bonus: decimal,
  /** How much of the credit was refunded since. */
  refunded_amount: decimal,
  charge: gatewayCharge,
  /** Why it is under review. */
  review_reason: text(60).nullable(),
  created_at: time,
  expires_at: time,
  paid_at: time.nullable(),
});
export type InvoiceView = z.output<typeof invoice>;

/** With how to go on while it is open. */
export const invoiceWithStep = invoice.extend({ step: paymentStep.nullable() });

const receiptParty = z.object({ name: text(200), lines: z.array(text(500)).max(8) });

export const receipt = z.object({
  number: text(60),
  paid_at: time,
  status: z.enum(invoiceStatuses),
  seller: receiptParty,
  buyer: receiptParty,
  payment_method: text(120),
  payment_reference: text(300).nullable(),
  purpose: z.enum(invoicePurposes),
  amount: decimal,
  fee: decimal,
  /** Credited to the payer's balance. */
  surplus: decimal,
  total: decimal,
  bonus: decimal,
  /** How much was refunded since, in dollars. */
  refunded: decimal,
  charge: gatewayCharge,
});

export const quoteInvoice = endpoint({
  name: 'quoteInvoice',
  changesData: false,
  method: 'POST',
  path: '/api/v1/invoices/total-amount',
  access: 'user',
  whileFrozen: 'for-debt',
  area: 'money',
  summary: 'Quote a top-up: fee, bonus and total',
  body: z.strictObject(quoteRequest),
  response: data(quote),
});

export const addFunds = endpoint({
  name: 'addFunds',
  method: 'POST',
  path: '/api/v1/add-funds',
  access: 'user',
  whileFrozen: 'for-debt',
  area: 'money',
  summary: 'Create an invoice for a top-up and get how to pay it',
  body: z.strictObject({
    ...quoteRequest,
    success_url: ownPath.nullish(),
    cancel_url: ownPath.nullish(),
    /** Pay at once with this linked card instead of going to the gateway. */
    recurring_payments_method_id: id.nullish(),
  }),
  response: data(paymentStep),
  errors: ['upstream_failed'],
  idempotent: true,
});

export const markInvoicePaid = endpoint({
  name: 'markInvoicePaid',
  method: 'POST',
  path: '/api/v1/invoices/{invoiceId}/mark-is-paid',
  access: 'user',
  whileFrozen: 'for-debt',
  area: 'money',
  summary:
    'Report an invoice as paid, with up to five `files` as proof; staff check it before funds are added',
  params: invoiceId,
  body: z.strictObject({ comment: z.string().trim().max(1000).nullish() }),
  errors: ['wrong_state', 'impersonated', 'body_too_large'],
  takes: 'upload',
});

const table = tableQuery({
  columns: ['id', 'created_at', 'amount', 'status'],
  sort: { column: 'id', direction: 'desc' },
  perPage: 10,
});
export const readInvoicesPage = table.read;

export const listInvoices = endpoint({
  name: 'listInvoices',
  method: 'GET',
  path: '/api/v1/invoices',
  access: 'user',
  whileFrozen: 'for-debt',
  area: 'money',
  summary: 'List your invoices',
  query: table.query,
  response: tableResponse(invoice),
});

export const getInvoice = endpoint({
  name: 'getInvoice',
  // Opens the gateway's payment page if there is none yet.
  changesData: true,
  method: 'GET',
  path: '/api/v1/invoices/{invoiceId}',
  access: 'user',
  whileFrozen: 'for-debt',
  area: 'money',
  summary: 'Get an invoice and, while it’s open, how to pay it',
  params: invoiceId,
  response: data(invoiceWithStep),
});

export const checkInvoice = endpoint({
  name: 'checkInvoice',
  method: 'POST',
  path: '/api/v1/invoices/{invoiceId}/check',
  access: 'user',
  whileFrozen: 'for-debt',
  area: 'money',
  summary: 'Check with the payment provider whether an invoice has been paid',
  params: invoiceId,
  response: data(invoice),
});

export const cancelInvoice = endpoint({
  name: 'cancelInvoice',
  method: 'POST',
  path: '/api/v1/invoices/{invoiceId}/cancel',
  access: 'user',
  whileFrozen: 'for-debt',
  area: 'money',
  summary: 'Cancel an open invoice; its coupon can be used again',
  params: invoiceId,
  errors: ['wrong_state'],
});

export const getReceipt = endpoint({
  name: 'getReceipt',
  method: 'GET',
  path: '/api/v1/invoices/{invoiceId}/receipt',
  access: 'user',
  whileFrozen: 'for-debt',
  area: 'money',
  summary: 'Get the receipt of a paid invoice',
  params: invoiceId,
  response: data(receipt),
});

export const downloadReceipt = endpoint({
  name: 'downloadReceipt',
  method: 'GET',
  path: '/api/v1/invoices/{invoiceId}/receipt.pdf',
  access: 'user',
  whileFrozen: 'for-debt',
  area: 'money',
  summary: 'Download the receipt as PDF',
  params: invoiceId,
  contentType: 'application/pdf',
});

export const receivePaymentWebhook = endpoint({
  name: 'receivePaymentWebhook',
  method: 'POST',
  path: '/webhooks/payments/{methodId}',
  access: 'guest',
  area: 'money',
  summary: 'Receive signed payment events from a payment provider',
  params: z.object({ methodId: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  takes: 'raw',
  errors: ['malformed_request', 'wrong_state'],
});

export const sandboxActions = ['pay', 'delay', 'fail', 'dispute', 'refund'] as const;

export const actOnSandboxPayment = endpoint({
  name: 'actOnSandboxPayment',
  method: 'POST',
  path: '/sandbox-payments/{token}',
  access: 'guest',
  area: 'money',
  summary: 'Press a button of the built-in test payment page',
  params: z.object({ token: text(100) }),
  body: z.strictObject({
    action: z.enum(sandboxActions),
    card: z.enum(['good', 'declined', 'expired']).optional(),
  }),
  response: data(z.object({ next_url: text(2048) })),
  errors: ['wrong_state'],
});
