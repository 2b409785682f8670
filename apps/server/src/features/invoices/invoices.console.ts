import * as disputes from '@marquee/contract/console/disputes.ts';
import * as endpoints from '@marquee/contract/console/invoices.ts';
import { type Money, parseMoney } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import { refuse } from '../../platform/errors.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { once } from '../../platform/idempotency/once.ts';
import { listStoredMethods } from '../payment-methods/index.ts';
import { storedDownload } from '../uploads/index.ts';
import { endReviewedDispute, reviewDisputes } from './console/review-disputes.ts';
import { reviewInvoices, waits } from './console/review-invoices.ts';
import { invoiceEvidence, reviewedInvoice } from './console/reviewed-invoice.ts';
import { previewRefund } from './reversals/preview-refund.ts';
import { refundInvoice } from './reversals/refund-invoice.ts';
import { confirmInvoice } from './settling/confirm-invoice.ts';
import { rejectInvoice } from './settling/reject-invoice.ts';
import { resolveReview } from './settling/resolve-review.ts';

export const invoiceQueues: readonly WorkQueue[] = [
  {
    name: 'manual-payments',
    permission: 'payments.manage',
    measure: countWaiting('invoice', { waits: waits.claimed, since: 'claimed_at' }),
  },
  {
    name: 'doubtful-payments',
    permission: 'payments.manage',
    measure: countWaiting('invoice', { waits: waits.doubtful, since: 'created_at' }),
  },
  {
    name: 'disputes',
    permission: 'payments.manage',
    measure: countWaiting('invoice_dispute', { waits: sql`outcome is null`, since: 'opened_at' }),
  },
];

function readAmount(amount: string | undefined): { amount?: Money } {
  if (amount === undefined) return {};
  const notAnAmount = { fields: [{ field: 'amount', code: 'not_an_amount' }] } as const;
  return { amount: parseMoney(amount) ?? refuse('invalid_input', notAnAmount) };
}

export const invoiceConsoleRoutes: readonly Route[] = [
  route(endpoints.reviewInvoices, (ctx, { query }) => reviewInvoices(ctx, query)),
  route(endpoints.exportInvoices, (ctx, { query }) =>
    listCsv<endpoints.ReviewedInvoice>(ctx, {
      name: 'invoices',
      columns: [
        ['id', ({ id }) => id],
        ['customer', ({ customer }) => customer.id],
        ['email', ({ customer }) => customer.email],
        ['status', ({ status }) => status],
        ['review', ({ review_reason }) => review_reason],
        ['purpose', ({ purpose }) => purpose],
        ['method', ({ payment_method }) => payment_method.name],
        ['amount', ({ amount }) => amount],
        ['fee', ({ fee }) => fee],
        ['total', ({ total_amount }) => total_amount],
        ['bonus', ({ total_bonus }) => total_bonus],
        ['refunded', ({ refunded_amount }) => refunded_amount],
        ['charge', ({ charge }) => charge.amount],
        ['currency', ({ charge }) => charge.currency],
        ['gateway_id', ({ gateway_ref }) => gateway_ref],
        ['payment_id', ({ payment_ref }) => payment_ref],
        ['created_at', ({ created_at }) => created_at],
        ['paid_at', ({ paid_at }) => paid_at],
      ],
      readPage: (after) => reviewInvoices(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.listInvoiceMethods, async (ctx) => ({
    data: (await listStoredMethods(ctx)).map((method) => ({
      id: Number(method.id),
      name: method.texts(ctx.locale).name,
    })),
  })),
  route(endpoints.getReviewedInvoice, async (ctx, { params }) => ({
    data: await reviewedInvoice(ctx, BigInt(params.id)),
  })),
  route(endpoints.getPaymentEvidence, async (ctx, { params }) => {
    const files = await invoiceEvidence(ctx, BigInt(params.id));
    const file = files.find(({ filename }) => filename === params.filename) ?? refuse('not_found');
    return storedDownload(ctx, 'payments', file);
  }),
  route(endpoints.confirmInvoice, async (ctx, { params, body }) => {
    const invoiceId = BigInt(params.id);
    const reason = body.reason ? { reason: body.reason } : {};
    await confirmInvoice(ctx, { invoiceId, ...readAmount(body.amount), ...reason });
    return { data: await reviewedInvoice(ctx, invoiceId) };
  }),
  route(endpoints.rejectInvoice, async (ctx, { params, body }) => {
    const invoiceId = BigInt(params.id);
    await rejectInvoice(ctx, { invoiceId, reason: body.reason });
    return { data: await reviewedInvoice(ctx, invoiceId) };
  }),
  route(endpoints.previewRefund, async (ctx, { params, body }) => ({
    data: await previewRefund(ctx, { invoiceId: BigInt(params.id), ...readAmount(body.amount) }),
  })),
  route(endpoints.refundInvoice, async (ctx, { params, body }, _reply, { idempotencyKey }) => {
    const invoiceId = BigInt(params.id);
    const refund = { invoiceId, ...readAmount(body.amount), reason: body.reason };
    const request = { call: 'refundInvoice', ...refund };
    await once(ctx, { key: idempotencyKey, request }, (tx) => refundInvoice(tx, refund));
    return { data: await reviewedInvoice(ctx, invoiceId) };
  }),
  route(endpoints.resolveInvoice, async (ctx, { params, body }) => {
    const invoiceId = BigInt(params.id);
    await resolveReview(ctx, { invoiceId, reason: body.reason });
    return { data: await reviewedInvoice(ctx, invoiceId) };
  }),
  route(disputes.reviewDisputes, (ctx, { query }) => reviewDisputes(ctx, query)),
  route(disputes.exportDisputes, (ctx, { query }) =>
    listCsv<disputes.ReviewedDispute>(ctx, {
      name: 'disputes',
      columns: [
        ['id', ({ id }) => id],
        ['invoice', ({ invoice_id }) => invoice_id],
        ['case', ({ ref }) => ref],
        ['customer', ({ customer }) => customer.id],
        ['email', ({ customer }) => customer.email],
        ['method', ({ method }) => method],
        ['disputed', ({ charge }) => charge.amount],
        ['currency', ({ charge }) => charge.currency],
        ['taken', ({ taken }) => taken],
        ['owed', ({ owed }) => owed],
        ['outcome', ({ outcome }) => outcome],
        ['opened_at', ({ opened_at }) => opened_at],
        ['ended_at', ({ ended_at }) => ended_at],
      ],
      readPage: (after) => reviewDisputes(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(disputes.closeDispute, async (ctx, { params, body }) => ({
    data: await endReviewedDispute(ctx, BigInt(params.id), body),
  })),
];
