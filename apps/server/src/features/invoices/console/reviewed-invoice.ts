import type { InvoiceDetails } from '@marquee/contract/console/invoices.ts';
import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import { formatMoney, money, subtract } from '@marquee/domain/money/money.ts';
import { allowedInvoiceActions } from '@marquee/domain/payments/invoice-review.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { storedFileView } from '../../uploads/index.ts';
import { findInvoice, type Invoice, invoiceTotal, refundedTotal } from '../invoice.ts';
import { sumSetAside } from '../settling/set-aside.ts';
import { disputeView, invoiceDisputes } from './dispute-rows.ts';
import { invoicePostings } from './invoice-postings.ts';
import { withCustomers } from './review-invoices.ts';

/** Everything about one invoice that helps to decide. */
export async function reviewedInvoice(ctx: Context, invoiceId: bigint): Promise<InvoiceDetails> {
  const invoice = (await findInvoice(ctx, invoiceId)) ?? refuse('not_found');
  const [[view], { waiting }, evidence, orders, events, reversals, disputes, postings] = await Promise.all([
    withCustomers(ctx, [invoice]),
    sumSetAside(ctx, invoiceId),
    invoiceEvidence(ctx, invoiceId),
    paidOrders(ctx, invoice),
    paymentEvents(ctx, invoiceId),
    invoiceReversals(ctx, invoiceId),
    invoiceDisputes(ctx, invoiceId),
    invoicePostings(ctx, invoiceId),
  ]);
  if (!view) return refuse('not_found');
  return {
    ...view,
    method_bonus: formatMoney(money(invoice.method_bonus)),
    coupon_bonus: formatMoney(money(invoice.coupon_bonus)),
    user_comment: invoice.user_comment,
    ended_at: invoice.ended_at?.toISOString() ?? null,
    set_aside: formatMoney(money(waiting)),
    refundable: formatMoney(subtract(invoiceTotal(invoice), refundedTotal(invoice))),
    actions: allowedInvoiceActions({
      status: invoice.status,
      reviewReason: invoice.review_reason,
      isReturned: invoice.reversed_units >= invoice.charge_amount,
    }),
    evidence: evidence.map(storedFileView),
    orders,
    events,
    reversals,
    disputes: disputes.map(disputeView),
    postings,
  };
}

export function invoiceEvidence({ db, panel }: Context, invoiceId: bigint) {
  return db
    .selectFrom('invoice_evidence')
    .select(['filename', 'original_name', 'content_type', 'size'])
    .where('panel_id', '=', panel.id)
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute();
}

const mostOrders = 1000;

async function paidOrders({ db, panel }: Context, { purpose, purpose_id }: Invoice) {
  if (purpose !== 'orders' || purpose_id === null) return [];
  const rows = await db
    .selectFrom('customer_order')
    .select(['id', 'name', 'link', 'status', 'cost', 'refunded'])
    .where('panel_id', '=', panel.id)
    .where('group_id', '=', purpose_id)
    .orderBy('id')
    .limit(mostOrders)
    .execute();
  return rows.map(({ id, cost, refunded, ...order }) => ({
    ...order,
    id: Number(id),
    cost: formatMoney(money(cost)),
    refunded: formatMoney(money(refunded)),
  }));
}

const mostEvents = 200;

async function paymentEvents({ db, panel }: Context, invoiceId: bigint) {
  const rows = await db
    .selectFrom('payment_event')
    .select(['event_id', 'source', 'kind', 'verdict', 'payment_ref', 'currency', 'amount', 'received_at'])
    .where('panel_id', '=', panel.id)
    .where('invoice_id', '=', invoiceId)
    .orderBy('received_at')
    .orderBy('event_id')
    .limit(mostEvents)
    .execute();
  return rows.map(({ event_id, amount, received_at, ...event }) => ({
    ...event,
    id: event_id,
    amount: amount === null || amount < 0n ? null : formatDecimal(amount, 8),
    received_at: received_at.toISOString(),
  }));
}

async function invoiceReversals({ db, panel }: Context, invoiceId: bigint) {
  const rows = await db
    .selectFrom('invoice_reversal')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('invoice_id', '=', invoiceId)
    .orderBy('turn')
    .limit(mostEvents)
    .execute();
  return rows.map((row) => ({
    turn: row.turn,
    kind: row.kind,
    charge: formatDecimal(row.units, 8),
    amount: formatMoney(money(row.amount)),
    reason: row.reason,
    claim_url: row.claim_url,
    created_at: row.created_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
  }));
}
