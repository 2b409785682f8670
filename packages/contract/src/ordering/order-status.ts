import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { invoiceWithStep, paymentStep, receipt } from '../money/invoices.ts';
import { data, decimal, id, text, wholeNumberText } from '../primitives.ts';
import { orderDetails, orderView, refillRequest } from './order-entities.ts';
import { flag } from './order-line.ts';

const idText = wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const token = z.object({ token: text(100) });

/** Without the texts that were typed with it: the link also stands in a mail to an address anybody can enter. */
const publicOrder = orderView.omit({ name: true, cancel_description: true });
const publicDetails = orderDetails.omit({ name: true, cancel_description: true, targetable_values: true });

const orderStatus = z.object({
  /** Now in somebody's account: nothing more is shown here. */
  is_taken_over: z.boolean(),
  /** Its payment is being checked, so nothing can be done here at the moment. */
  is_frozen: z.boolean(),
  /** All orders of the checkout. */
  orders: z.array(publicOrder).max(1000),
  /** The one asked for, or the only one, with its timeline. */
  order: publicDetails.nullable(),
  refills: z.array(refillRequest).max(100),
  /** What it costs to pay all of it now; null once it is paid. */
  due: orderDetails.shape.due,
  invoice: invoiceWithStep.nullable(),
  receipt: receipt.nullable(),
});
export type OrderStatusView = z.output<typeof orderStatus>;
export type PublicOrder = z.output<typeof publicOrder>;
export type PublicOrderDetails = z.output<typeof publicDetails>;

const call = { access: 'guest', area: 'orders', params: token } as const;

export const getOrderStatus = endpoint({
  ...call,
  name: 'getOrderStatus',
  // Opens the gateway's payment page if there is none yet.
  changesData: true,
  method: 'GET',
  path: '/api/v1/order-status/{token}',
  summary: 'Get a guest checkout by its link',
  query: z.object({ order: idText.optional() }),
  response: data(orderStatus),
});

export const watchOrderStatus = endpoint({
  ...call,
  name: 'watchOrderStatus',
  method: 'GET',
  path: '/api/v1/order-status/{token}/events',
  summary:
    'Server-sent events: `checkout` with a `version` whenever a guest checkout changes; ends after a few minutes',
  response: text(1_000_000_000),
  contentType: 'text/event-stream',
});

export const payOrderStatus = endpoint({
  ...call,
  name: 'payOrderStatus',
  method: 'POST',
  path: '/api/v1/order-status/{token}/pay',
  summary: 'Create an invoice for an unpaid guest checkout and get how to pay it',
  body: z.strictObject({
    payment_method_id: id,
    pay_minimum: flag.optional(),
    /** Before the method's fee, as the payer saw it: if it is higher now, the call is rejected. */
    total: decimal.optional(),
  }),
  response: data(paymentStep),
  errors: ['price_changed', 'wrong_state', 'upstream_failed', 'account_frozen'],
  idempotent: true,
});

export const claimOrderStatusPaid = endpoint({
  ...call,
  name: 'claimOrderStatusPaid',
  method: 'POST',
  path: '/api/v1/order-status/{token}/mark-is-paid',
  summary: 'Report the invoice of a guest checkout as paid; staff check it',
  body: z.strictObject({ invoice_id: id, comment: z.string().trim().max(1000).nullish() }),
  errors: ['wrong_state', 'account_frozen'],
});

export const checkOrderStatus = endpoint({
  ...call,
  name: 'checkOrderStatus',
  method: 'POST',
  path: '/api/v1/order-status/{token}/check',
  summary: 'Check with the payment provider whether a guest checkout has been paid',
});

export const refillOrderStatus = endpoint({
  ...call,
  name: 'refillOrderStatus',
  method: 'POST',
  path: '/api/v1/order-status/{token}/orders/{orderId}/refill-requests',
  summary: 'Request a refill for a guest order, within the guarantee',
  params: token.extend({ orderId: idText }),
  errors: ['wrong_state', 'account_frozen'],
});

export const downloadOrderStatusReceipt = endpoint({
  ...call,
  name: 'downloadOrderStatusReceipt',
  method: 'GET',
  path: '/api/v1/order-status/{token}/receipt.pdf',
  summary: 'Download the receipt of a guest checkout as PDF',
  contentType: 'application/pdf',
});
