import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { type listInvoices as endpoint, readInvoicesPage } from '@marquee/contract/invoices.ts';
import type { Context } from '../../platform/context.ts';
import { standingMethod } from '../payment-methods/index.ts';
import { invoiceView } from './invoice-view.ts';

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
      const method = await standingMethod(ctx, row.method_id);
      return method ? [invoiceView(row, method, ctx.locale)] : [];
    }),
  );
  return { data: views.flat(), recordsTotal: Number(count), recordsFiltered: Number(count) };
}
