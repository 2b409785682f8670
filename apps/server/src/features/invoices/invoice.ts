import { type Money, money, sum } from '@marquee/domain/money/money.ts';
import { divideDown } from '@marquee/domain/money/rounding.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';

export type Invoice = Selectable<DB['invoice']>;

/** The review reason for money that arrived after the invoice had ended. */
export const lateMoney = 'late';

/** Amount, fee and the surplus, which stays with the payer: up to the method's minimum and to whole coins. */
export function invoiceTotal({ amount, fee, surplus }: Pick<Invoice, 'amount' | 'fee' | 'surplus'>): Money {
  return sum([money(amount), money(fee), money(surplus)]);
}

/** How much of the total went back to the payer, in dollars. */
export function refundedTotal(invoice: Invoice): Money {
  return money(divideDown(invoiceTotal(invoice) * invoice.reversed_units, invoice.charge_amount));
}

export function findInvoice(ctx: Context, invoiceId: bigint): Promise<Invoice | undefined> {
  return invoiceQuery(ctx, invoiceId).executeTakeFirst();
}

export async function findPaidInvoices(ctx: Context, invoiceIds: readonly bigint[]): Promise<Invoice[]> {
  if (invoiceIds.length === 0) return [];
  return ctx.db
    .selectFrom('invoice')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', 'in', invoiceIds)
    .where('paid_at', 'is not', null)
    .execute();
}

/** Locked until the transaction ends, so that events about one invoice run one after the other. */
export function lockInvoice(tx: Context, invoiceId: bigint): Promise<Invoice | undefined> {
  return invoiceQuery(tx, invoiceId).forNoKeyUpdate().executeTakeFirst();
}

/** The same for several, in id order so that two calls cannot deadlock. */
export async function lockInvoices(
  { db, panel }: Context,
  invoiceIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Invoice>> {
  const invoices = await db
    .selectFrom('invoice')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', 'in', invoiceIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(invoices.map((invoice) => [invoice.id, invoice]));
}

function invoiceQuery(ctx: Context, invoiceId: bigint) {
  return ctx.db
    .selectFrom('invoice')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', invoiceId);
}
