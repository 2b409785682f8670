import { type Money, money, sum } from '@marquee/domain/money/money.ts';
import { divideDown } from '@marquee/domain/money/rounding.ts';
import type { InvoiceStatus } from '@marquee/domain/payments/invoice-status.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';

type InvoiceRow = Selectable<DB['invoice']>;

export interface Invoice extends Omit<InvoiceRow, 'status' | 'purpose'> {
  status: InvoiceStatus;
  purpose: 'add_funds' | 'orders';
}

/** Why a person looks at an invoice whose money came after its end. */
export const late = 'late';

export function invoiceOf(row: InvoiceRow): Invoice {
  return { ...row, status: row.status as InvoiceStatus, purpose: row.purpose as Invoice['purpose'] };
}

/** Amount, fee and what whole coins ask for beyond them. */
export function totalOf({ amount, fee, surplus }: Pick<Invoice, 'amount' | 'fee' | 'surplus'>): Money {
  return sum([money(amount), money(fee), money(surplus)]);
}

/** What of the total went back to the payer, in dollars. */
export function returnedOf(invoice: Invoice): Money {
  return money(divideDown(totalOf(invoice) * invoice.reversed_units, invoice.charge_amount));
}

export async function findInvoice(ctx: Context, invoiceId: bigint): Promise<Invoice | undefined> {
  const row = await invoiceQuery(ctx, invoiceId).executeTakeFirst();
  return row && invoiceOf(row);
}

/** Held until the transaction ends: all who have something to say about it queue up here. */
export async function lockInvoice(tx: Context, invoiceId: bigint): Promise<Invoice | undefined> {
  const row = await invoiceQuery(tx, invoiceId).forNoKeyUpdate().executeTakeFirst();
  return row && invoiceOf(row);
}

function invoiceQuery(ctx: Context, invoiceId: bigint) {
  return ctx.db
    .selectFrom('invoice')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', invoiceId);
}
