import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paymentStep } from '../money/invoices.ts';
import { data, decimal, id, text, wholeNumberText } from '../primitives.ts';
import { orderDetails } from './order-entities.ts';
import { flag, orderLines } from './order-line.ts';

const orderId = z.object({ orderId: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });
const ownPath = text(500).regex(/^\/(?![/\\])[^\s\\]*$/);

/** The total as the customer saw it: if the price is higher now, the order is rejected. */
const seenTotal = decimal.optional();

/**
 * Agrees to pay the method's minimum where the orders cost less. The rest becomes balance of the account that pays;
 * a guest's is added with the orders to the account that takes them over.
 */
const payMinimum = flag.optional();

const request = {
  orders: orderLines,
  coupon_code: text(60).nullish(),
  /** Where the order was placed, for statistics. */
  source: text(60)
    .regex(/^[a-z][a-z0-9_-]*$/)
    .optional(),
  is_speedup: flag.optional(),
  total: seenTotal,
  google_analytics4_client_id: text(120).nullish(),
  google_analytics4_session_id: text(120).nullish(),
};

const placed = z.object({
  order_group_id: id,
  orders: z.array(z.object({ id, index: z.int(), service_id: id, cost: decimal })).max(1000),
  /** What was charged, or is to be paid. */
  total: decimal,
});
export type PlacedOrders = z.output<typeof placed>;

const fromBalance = {
  method: 'POST',
  access: 'user',
  body: z.strictObject(request),
  response: data(placed),
  errors: ['insufficient_balance', 'price_changed'],
  idempotent: true,
} as const;

export const placeOrders = endpoint({
  ...fromBalance,
  name: 'placeOrders',
  path: '/api/v1/orders',
  area: 'orders',
  summary: 'Place orders and pay from your balance',
});

export const placeWidgetOrders = endpoint({
  ...fromBalance,
  name: 'placeWidgetOrders',
  path: '/api/v1/order-widget/orders',
  area: 'ordering',
  summary: 'Place orders from the order form and pay from your balance',
});

const requested = placed.extend({
  payment: paymentStep.nullable(),
  /** For a guest: opens the checkout's own page, `/order-status/{token}`. */
  order_token: text(100).nullable(),
});
export type RequestedOrders = z.output<typeof requested>;

/** The same for a new and a known e-mail address, so that it reveals nothing about accounts. */
const orderingUser = z.object({ isNewUser: z.boolean(), email: text(254) });

export const requestOrders = endpoint({
  name: 'requestOrders',
  method: 'POST',
  path: '/api/v1/order-widget/widget-order-requests',
  access: 'widget',
  area: 'ordering',
  summary: 'Place orders paid with a payment method; guests give an e-mail address',
  body: z.strictObject({
    ...request,
    /** Required from guests, ignored from others. */
    email: z.email().max(254).toLowerCase().optional(),
    payment_method_id: id,
    pay_minimum: payMinimum,
    affiliate_code: text(200).nullish(),
    success_url: ownPath.nullish(),
    cancel_url: ownPath.nullish(),
  }),
  response: z.object({ data: requested, user: orderingUser.nullable() }),
  errors: ['price_changed', 'upstream_failed'],
  idempotent: true,
});

export const confirmWidgetPayment = endpoint({
  name: 'confirmWidgetPayment',
  method: 'POST',
  path: '/api/v1/widget-payments',
  access: 'user',
  area: 'ordering',
  summary: 'Confirm a payment requested by a partner’s widget; the code works once, for one minute',
  body: z.strictObject({ api_token: text(120), total: decimal }),
  response: data(z.object({ code: text(100) })),
  errors: ['impersonated'],
});

export const placeOrdersByCode = endpoint({
  name: 'placeOrdersByCode',
  method: 'POST',
  path: '/api/v1/order-widget/orders-by-code',
  access: 'widget',
  area: 'ordering',
  summary: 'Place orders and pay from the balance of the customer who confirmed the payment',
  body: z.strictObject({ ...request, code: text(100) }),
  response: data(placed),
  errors: ['insufficient_balance', 'price_changed', 'account_frozen'],
  idempotent: true,
});

export const requestOrdersWithCard = endpoint({
  name: 'requestOrdersWithCard',
  method: 'POST',
  path: '/api/v1/order-widget/widget-order-requests-with-recurring-payments-method',
  access: 'user',
  area: 'ordering',
  summary: 'Place orders and pay with a linked card',
  body: z.strictObject({ ...request, recurring_payments_method_id: id, pay_minimum: payMinimum }),
  response: data(requested),
  errors: ['price_changed', 'upstream_failed'],
  idempotent: true,
});

export const payOrderByBalance = endpoint({
  name: 'payOrderByBalance',
  method: 'POST',
  path: '/api/v1/orders/{orderId}/pay-by-balance',
  access: 'user',
  area: 'orders',
  summary: 'Pay for an unpaid order from your balance',
  params: orderId,
  body: z.strictObject({ unpaid_discount: flag.optional(), total: seenTotal }),
  response: data(orderDetails),
  errors: ['insufficient_balance', 'price_changed', 'wrong_state'],
  idempotent: true,
});

export const payOrderByInvoice = endpoint({
  name: 'payOrderByInvoice',
  method: 'POST',
  path: '/api/v1/orders/{orderId}/pay-by-invoice',
  access: 'user',
  area: 'orders',
  summary: 'Create an invoice for an unpaid order and get how to pay it, or charge a linked card',
  params: orderId,
  body: z.strictObject({
    payment_method_id: id.optional(),
    /** A linked card instead of a method. */
    recurring_payments_method_id: id.optional(),
    pay_minimum: payMinimum,
    unpaid_discount: flag.optional(),
    /** Before the method's fee. */
    total: seenTotal,
  }),
  response: data(paymentStep),
  errors: ['price_changed', 'wrong_state', 'upstream_failed'],
  idempotent: true,
});

const step = { method: 'POST', access: 'widget', area: 'ordering' } as const;

export const recordEnterUrl = endpoint({
  ...step,
  name: 'recordEnterUrl',
  path: '/api/v1/order-widget/events/enter-url',
  summary: 'Record that a visitor entered a link',
});

export const recordPaymentPage = endpoint({
  ...step,
  name: 'recordPaymentPage',
  path: '/api/v1/order-widget/events/payment-page',
  summary: 'Record that a visitor went to the payment page',
});

export const recordCheckoutButton = endpoint({
  ...step,
  name: 'recordCheckoutButton',
  path: '/api/v1/order-widget/events/checkout-button',
  summary: 'Record that a visitor pressed the order button',
});
