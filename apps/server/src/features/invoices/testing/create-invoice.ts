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

interface Given {
  accountId?: bigint;
  methodId?: bigint;
  amount?: Money;
  fee?: Money;
  methodBonus?: Money;
}

/** An open invoice over 50 USD of a new customer, unless something else is given. */
export async function createInvoice(ctx: Context, given: Given = {}): Promise<Invoice> {
  const { id } = await inTransaction(ctx, async (tx) =>
    openInvoice(tx, {
      accountId: given.accountId ?? (await createAccount(tx.db, tx.panel)).id,
      methodId: given.methodId ?? (await createMethod(tx)),
      purpose: 'add_funds',
      amount: given.amount ?? usd('50'),
      fee: given.fee ?? zero,
      methodBonus: given.methodBonus ?? zero,
      successPath: '/add-funds/success',
      cancelPath: '/add-funds/error',
    }),
  );
  return reread(ctx, { id });
}

export async function reread(ctx: Context, { id }: Pick<Invoice, 'id'>): Promise<Invoice> {
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
