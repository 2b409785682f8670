import * as endpoints from '@marquee/contract/ordering/checkout.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { countCouponTry } from '../coupons/index.ts';
import { getOrder } from '../orders/index.ts';
import { knownAccount } from '../sessions/index.ts';
import { placeOrders } from './placing/place-orders.ts';
import { requestOrders } from './placing/request-orders.ts';
import { requestOrdersWithCard } from './placing/request-orders-with-card.ts';
import { confirmWidgetPayment, placeOrdersByCode } from './placing/widget-payment.ts';
import { type CheckoutStep, recordStep } from './record-step.ts';
import { payByBalance } from './unpaid/pay-by-balance.ts';
import { payByInvoice } from './unpaid/pay-by-invoice.ts';

/** A guest's order creates an account and a mail: nobody needs many of them a minute. */
const guestLimit = { points: 20, seconds: 60 };
/** Unpaid requests are free for the caller, yet create orders, invoices, gateway pages and card checks. */
const unpaidLimit = { limit: { points: 120, seconds: 3600 } };
const stepLimit = { limit: { points: 60, seconds: 60 } };

const toId = (id: number | undefined) => (id === undefined ? undefined : BigInt(id));

const step =
  (name: CheckoutStep): Route['handle'] =>
  async (ctx) => {
    await recordStep(ctx, name);
    return undefined;
  };

export const checkoutRoutes: readonly Route[] = [
  route(endpoints.placeOrders, async (ctx, { body }, _, incoming) => {
    await countCouponTry(incoming, body.coupon_code);
    const { idempotencyKey } = incoming;
    return { data: await placeOrders(ctx, { orderRequest: { source: 'api', ...body }, idempotencyKey }) };
  }),
  route(endpoints.placeWidgetOrders, async (ctx, { body }, _, incoming) => {
    await countCouponTry(incoming, body.coupon_code);
    return {
      data: await placeOrders(ctx, { orderRequest: body, idempotencyKey: incoming.idempotencyKey }),
    };
  }),
  route(
    endpoints.requestOrders,
    async (ctx, { body }, _, incoming) => {
      if (ctx.actor.kind !== 'user') await incoming.consume('guest-order', incoming.address, guestLimit);
      await countCouponTry(incoming, body.coupon_code);
      const { idempotencyKey, address } = incoming;
      return requestOrders(ctx, body, { idempotencyKey, address, browserOf: knownAccount(ctx, incoming) });
    },
    unpaidLimit,
  ),
  route(
    endpoints.confirmWidgetPayment,
    async (ctx, { body }) => ({ data: await confirmWidgetPayment(ctx, body) }),
    stepLimit,
  ),
  route(
    endpoints.placeOrdersByCode,
    async (ctx, { body }, _, incoming) => {
      await countCouponTry(incoming, body.coupon_code);
      return { data: await placeOrdersByCode(ctx, body) };
    },
    stepLimit,
  ),
  route(
    endpoints.requestOrdersWithCard,
    async (ctx, { body }, _, incoming) => {
      await countCouponTry(incoming, body.coupon_code);
      return { data: await requestOrdersWithCard(ctx, body, incoming.idempotencyKey) };
    },
    unpaidLimit,
  ),
  route(endpoints.payOrderByBalance, async (ctx, { params, body }, _, { idempotencyKey }) => {
    const orderId = BigInt(params.orderId);
    const wantsDiscount = Boolean(body.unpaid_discount);
    await payByBalance(ctx, { orderId, wantsDiscount, seenTotal: body.total, idempotencyKey });
    return { data: await getOrder(ctx, orderId) };
  }),
  route(
    endpoints.payOrderByInvoice,
    async (ctx, { params, body }, _, { idempotencyKey }) => ({
      data: await payByInvoice(ctx, {
        orderId: BigInt(params.orderId),
        methodId: toId(body.payment_method_id),
        cardId: toId(body.recurring_payments_method_id),
        wantsDiscount: Boolean(body.unpaid_discount),
        paysMinimum: Boolean(body.pay_minimum),
        seenTotal: body.total,
        idempotencyKey,
      }),
    }),
    unpaidLimit,
  ),
  route(endpoints.recordEnterUrl, step('enter-url'), stepLimit),
  route(endpoints.recordPaymentPage, step('payment-page'), stepLimit),
  route(endpoints.recordCheckoutButton, step('checkout-button'), stepLimit),
];
