import { randomUUID } from 'node:crypto';
import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { type SavedMethod, savePaymentMethod } from '../../payment-methods/index.ts';
import { findInvoice, type Invoice } from '../invoice.ts';
import { openInvoice } from '../open-invoice.ts';
import type { Evidence } from '../settling/settle-invoice.ts';

export function createMethod(ctx: Context, changes: Partial<SavedMethod> = {}): Promise<bigint> {
  return savePaymentMethod(ctx, { strategy: 'sandbox', text: { name: 'Test method' }, ...changes });
}

interface InvoiceValues {
  accountId?: bigint;
  methodId?: bigint;
  amount?: Money;
  fee?: Money;
  methodBonus?: Money;
}

/** An open invoice over 50 USD of a new customer, unless something else is given. */
export async function createInvoice(ctx: Context, values: InvoiceValues = {}): Promise<Invoice> {
  const { id } = await inTransaction(ctx, async (tx) =>
    openInvoice(tx, {
      accountId: values.accountId ?? (await createAccount(tx.db, tx.panel)).id,
      methodId: values.methodId ?? (await createMethod(tx)),
      purpose: 'add_funds',
      amount: values.amount ?? usd('50'),
      fee: values.fee ?? zero,
      methodBonus: values.methodBonus ?? zero,
      successPath: '/add-funds/success',
      cancelPath: '/add-funds/error',
    }),
  );
  return reloadInvoice(ctx, { id });
}

export async function reloadInvoice(ctx: Context, { id }: Pick<Invoice, 'id'>): Promise<Invoice> {
  const invoice = await findInvoice(ctx, id);
  if (!invoice) throw new Error(`invoice ${id} is gone`);
  return invoice;
}

/** A gateway's report that matches this invoice. */
export function evidenceOf(ctx: Context, invoice: Invoice, changes: Partial<Evidence> = {}): Evidence {
  return {
    source: 'webhook',
    methodId: invoice.method_id,
    news: 'paid',
    eventId: randomUUID(),
    gatewayRef: null,
    paymentRef: `payment-${invoice.id}`,
    ids: { panelId: ctx.panel.id, invoiceId: invoice.id, accountId: invoice.account_id },
    currency: invoice.charge_currency,
    units: invoice.charge_amount,
    ...changes,
  };
}
