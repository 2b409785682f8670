import * as testCharges from '@marquee/contract/console/payment-methods.ts';
import * as endpoints from '@marquee/contract/money/invoices.ts';
import { parseMoney } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { countCouponTry } from '../coupons/index.ts';
import { addFunds } from './add-funds.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { invoiceView } from './invoice-view.ts';
import { getInvoice, listInvoices, ownInvoice } from './own-invoices.ts';

import { paymentStepView } from './payment-step.ts';
import { quoteInvoice } from './quote-invoice.ts';
import { downloadReceipt } from './receipts/download-receipt.ts';
import { loadReceipt } from './receipts/receipt.ts';
import { checkInvoice } from './settling/check-invoice.ts';
import { markInvoicePaid } from './settling/mark-invoice-paid.ts';
import { receiveWebhook } from './settling/receive-webhook.ts';
import { getTestCharge, startTestCharge } from './test-charge.ts';

const invoiceKey = (ctx: Context, params: { invoiceId: number }) => ({
  invoiceId: BigInt(params.invoiceId),
  accountId: signedIn(ctx).accountId,
});

function quoteRequest(body: {
  amount: string;
  payment_method_id: number;
  coupon_code?: string | null | undefined;
}) {
  const notAnAmount = { fields: [{ field: 'amount', code: 'not_an_amount' }] } as const;
  return {
    amount: parseMoney(body.amount) ?? refuse('invalid_input', notAnAmount),
    methodId: BigInt(body.payment_method_id),
    couponCode: body.coupon_code?.trim() || undefined,
  };
}

export const invoiceRoutes: readonly Route[] = [
  route(endpoints.quoteInvoice, async (ctx, { body }, _reply, incoming) => {
    await countCouponTry(incoming, body.coupon_code);
    return { data: await quoteInvoice(ctx, quoteRequest(body)) };
  }),
  route(
    endpoints.addFunds,
    async (ctx, { body }, _reply, incoming) => {
      await countCouponTry(incoming, body.coupon_code);
      const cardId = body.recurring_payments_method_id;
      const step = await addFunds(ctx, {
        ...quoteRequest(body),
        accountId: signedIn(ctx).accountId,
        cardId: cardId ? BigInt(cardId) : undefined,
        successPath: body.success_url ?? undefined,
        cancelPath: body.cancel_url ?? undefined,
        key: incoming.idempotencyKey,
      });
      return { data: paymentStepView(step, ctx.locale) };
    },
    { limit: { points: 60, seconds: 3600 } },
  ),
  route(
    endpoints.markInvoicePaid,
    async (ctx, { params, body }, _reply, { files }) => {
      const key = invoiceKey(ctx, params);
      await ownInvoice(ctx, key);
      await markInvoicePaid(ctx, { ...key, comment: body.comment ?? '', files });
      return undefined;
    },
    { limit: { points: 120, seconds: 3600 } },
  ),
  route(endpoints.listInvoices, (ctx, { query }) => listInvoices(ctx, signedIn(ctx).accountId, query)),
  route(endpoints.getInvoice, async (ctx, { params }) => ({
    data: await getInvoice(ctx, invoiceKey(ctx, params)),
  })),
  route(
    endpoints.checkInvoice,
    async (ctx, { params }) => {
      const key = invoiceKey(ctx, params);
      await ownInvoice(ctx, key);
      await checkInvoice(ctx, { invoiceId: key.invoiceId, source: 'return' });
      const { invoice, method } = await ownInvoice(ctx, key);
      return { data: invoiceView(invoice, method, ctx.locale) };
    },
    { limit: { points: 120, seconds: 600 } },
  ),
  route(endpoints.cancelInvoice, async (ctx, { params }) => {
    await cancelInvoice(ctx, invoiceKey(ctx, params));
    return undefined;
  }),
  route(endpoints.getReceipt, async (ctx, { params }) => ({
    data: await loadReceipt(ctx, invoiceKey(ctx, params)),
  })),
  route(endpoints.downloadReceipt, (ctx, { params }) => downloadReceipt(ctx, invoiceKey(ctx, params)), {
    limit: { points: 60, seconds: 600 },
  }),
  route(endpoints.receivePaymentWebhook, async (ctx, { params }, _reply, incoming) => {
    await receiveWebhook(ctx, {
      methodId: BigInt(params.methodId),
      body: incoming.rawBody,
      header: incoming.header,
    });
    return undefined;
  }),
  route(
    testCharges.startTestCharge,
    async (ctx, { params }) => ({ data: await startTestCharge(ctx, BigInt(params.id)) }),
    { limit: { points: 20, seconds: 600 } },
  ),
  route(testCharges.getTestCharge, async (ctx, { params }) => ({
    data: await getTestCharge(ctx, BigInt(params.id)),
  })),
];
