import { type Money, money, sum } from '@marquee/domain/money/money.ts';
import { divideDown } from '@marquee/domain/money/rounding.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';

export type Invoice = Selectable<DB['invoice']>;

/** Why a person looks at an invoice whose money came after its end. */
export const late = 'late';

/** Amount, fee and what whole coins ask for beyond them. */
export function totalOf({ amount, fee, surplus }: Pick<Invoice, 'amount' | 'fee' | 'surplus'>): Money {
  return sum([money(amount), money(fee), money(surplus)]);
}

/** What of the total went back to the payer, in dollars. */
export function returnedOf(invoice: Invoice): Money {
  return money(divideDown(totalOf(invoice) * invoice.reversed_units, invoice.charge_amount));
}

export function findInvoice(ctx: Context, invoiceId: bigint): Promise<Invoice | undefined> {
  return invoiceQuery(ctx, invoiceId).executeTakeFirst();
}

/** Held until the transaction ends: all who have something to say about it queue up here. */
export function lockInvoice(tx: Context, invoiceId: bigint): Promise<Invoice | undefined> {
  return invoiceQuery(tx, invoiceId).forNoKeyUpdate().executeTakeFirst();
}

function invoiceQuery(ctx: Context, invoiceId: bigint) {
  return ctx.db
    .selectFrom('invoice')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', invoiceId);
}
