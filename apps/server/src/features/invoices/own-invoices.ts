import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import {
  type listInvoices as endpoint,
  type InvoiceView,
  type PaymentStepView,
  readInvoicesPage,
} from '@marquee/contract/money/invoices.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { readScalar, type ScalarQuery, scalarQuery } from '../../platform/db/scalar-query.ts';
import { refuse } from '../../platform/errors.ts';
import { findStoredMethod, type PaymentMethod } from '../payment-methods/index.ts';
import { findInvoice, type Invoice } from './invoice.ts';
import { invoiceView } from './invoice-view.ts';
import { paymentStepView } from './payment-step.ts';
import { startPayment } from './start-payment.ts';

interface InvoiceKey {
  invoiceId: bigint;
  accountId: bigint;
}

interface OwnInvoice {
  invoice: Invoice;
  method: PaymentMethod;
  /** Who is frozen for a debt may repay it, not order: such an invoice can only be looked at. */
  isFrozen: boolean;
}

/** To do something with it. Somebody else's invoice is answered like one that does not exist. */
export async function ownInvoice(ctx: Context, key: InvoiceKey): Promise<OwnInvoice> {
  const own = await findOwnInvoice(ctx, key);
  return own.isFrozen ? refuse('account_frozen') : own;
}

/** To look at it. */
export async function findOwnInvoice(
  ctx: Context,
  { invoiceId, accountId }: InvoiceKey,
): Promise<OwnInvoice> {
  const invoice = await findInvoice(ctx, invoiceId);
  if (invoice?.account_id !== accountId) return refuse('not_found');
  const method = (await findStoredMethod(ctx, invoice.method_id)) ?? refuse('not_found');
  const isFrozen = ctx.actor.kind === 'user' && ctx.actor.frozen && invoice.purpose !== 'add_funds';
  return { invoice, method, isFrozen };
}

export async function getInvoice(
  ctx: Context,
  key: InvoiceKey,
): Promise<InvoiceView & { step: PaymentStepView | null }> {
  const { invoice, method, isFrozen } = await findOwnInvoice(ctx, key);
  const isOpen = invoice.status === 'open' && invoice.expires_at > ctx.clock.now() && !isFrozen;
  // An invoice charged to a linked card leaves its owner nothing to do.
  const step = isOpen && invoice.card_id === null ? await startPayment(ctx, invoice.id) : undefined;
  return {
    ...invoiceView(invoice, method, ctx.locale),
    step: step ? paymentStepView(step, ctx.locale) : null,
  };
}

export async function listInvoices(
  ctx: Context,
  accountId: bigint,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { offset, limit, column, direction } = readInvoicesPage(query);
  const own = ctx.db
    .selectFrom('invoice')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId);
  const [rows, { count }] = await Promise.all([
    own.selectAll().orderBy(column, direction).orderBy('id', direction).offset(offset).limit(limit).execute(),
    own.select((build) => build.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const views = await Promise.all(
    rows.map(async (row) => {
      const method = await findStoredMethod(ctx, row.method_id);
      return method ? [invoiceView(row, method, ctx.locale)] : [];
    }),
  );
  return { data: views.flat(), recordsTotal: Number(count), recordsFiltered: Number(count) };
}

/** How many of an account's payments wait for review. */
export function invoicesInModeration(ctx: Context, accountId: bigint): Promise<number> {
  return readScalar(ctx.db, invoicesInModerationQuery(ctx, accountId));
}

export function invoicesInModerationQuery({ panel }: Context, accountId: bigint): ScalarQuery<number> {
  const count = sql<bigint>`
    select count(*) from invoice
     where panel_id = ${panel.id} and account_id = ${accountId} and status = 'in_moderation'`;
  return scalarQuery(count, Number);
}
