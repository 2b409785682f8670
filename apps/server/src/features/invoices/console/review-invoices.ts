import type { reviewInvoices as endpoint, ReviewedInvoice } from '@marquee/contract/console/invoices.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { parseMoney } from '@marquee/domain/money/money.ts';
import type { InvoiceReview } from '@marquee/domain/payments/invoice-review.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { keyedPage } from '../../../platform/console/keyed-page.ts';
import type { Context } from '../../../platform/context.ts';
import { customersById, findCustomerIds } from '../../accounts/index.ts';
import { listStoredMethods } from '../../payment-methods/index.ts';
import type { Invoice } from '../invoice.ts';
import { invoiceView } from '../invoice-view.ts';

type Query = Input<typeof endpoint>['query'];

/** The conditions of the partial indexes that count what waits. */
export const waits: Readonly<Record<InvoiceReview, RawBuilder<SqlBool>>> = {
  claimed: sql<SqlBool>`status = 'in_moderation' and review_reason = 'claimed'`,
  doubtful: sql<SqlBool>`review_reason <> 'claimed'`,
};

/** Who waits for a person comes oldest first, all others newest first. */
export async function reviewInvoices(ctx: Context, query: Query): Promise<Answer<typeof endpoint>> {
  const { review, after, limit } = query;
  const search = query.search?.trim() ?? '';
  const [found, last] = await Promise.all([
    search === '' ? undefined : matching(ctx, search),
    review || after === undefined ? undefined : createdAt(ctx, after),
  ]);
  const filtered = ctx.db
    .selectFrom('invoice')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .$if(query.status !== undefined, (build) => build.where('status', '=', query.status ?? 'open'))
    .$if(query.method !== undefined, (build) => build.where('method_id', '=', BigInt(query.method ?? 0)))
    .$if(query.purpose !== undefined, (build) => build.where('purpose', '=', query.purpose ?? 'orders'))
    .$if(query.customer !== undefined, (build) => build.where('account_id', '=', BigInt(query.customer ?? 0)))
    .$if(query.from !== undefined, (build) => build.where('created_at', '>=', startOfDay(query.from)))
    .$if(query.to !== undefined, (build) => build.where('created_at', '<', startOfDay(query.to, 1)))
    .$if(found !== undefined, (build) => build.where(found ?? sql<SqlBool>`true`))
    .limit(limit + 1);
  const key = BigInt(after ?? 0);
  const sorted = review
    ? filtered.where(waits[review]).where('id', '>', key).orderBy('id', 'asc')
    : filtered
        .$if(last !== undefined, (build) => build.where(sql<SqlBool>`(created_at, id) < (${last}, ${key})`))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc');
  const page = keyedPage(await sorted.execute(), limit);
  return { data: await withCustomers(ctx, page.rows), next: page.next };
}

export async function withCustomers(ctx: Context, rows: readonly Invoice[]): Promise<ReviewedInvoice[]> {
  const [customers, methods] = await Promise.all([
    customersById(
      ctx,
      rows.map(({ account_id }) => account_id),
    ),
    listStoredMethods(ctx),
  ]);
  return rows.flatMap((row) => {
    const method = methods.find(({ id }) => id === row.method_id);
    if (!method) return [];
    return {
      ...invoiceView(row, method, ctx.locale),
      customer: customers.get(row.account_id) ?? { id: Number(row.account_id), name: '', email: row.email },
      gateway_ref: row.gateway_ref,
      payment_ref: row.payment_ref,
      claimed_at: row.claimed_at?.toISOString() ?? null,
    };
  });
}

/** Looked up first, each by its own index: however many invoices there are, few can match. */
async function matching(ctx: Context, search: string): Promise<RawBuilder<SqlBool>> {
  const own = sql`select id from invoice where panel_id = ${ctx.panel.id}`;
  const number = /^#?\d{1,16}$/.test(search) ? BigInt(search.replace('#', '')) : undefined;
  const amount = /^\$?\d+(\.\d+)?$/.test(search) ? parseMoney(search.replace('$', '')) : undefined;
  const accountIds = search.includes('@') ? await findCustomerIds(ctx, search) : [];
  const methodIds = (await listStoredMethods(ctx)).map(({ id }) => id);
  const places = [
    sql`${own} and method_id = any(${methodIds}) and gateway_ref = ${search}`,
    sql`${own} and method_id = any(${methodIds}) and payment_ref = ${search}`,
    ...(number === undefined ? [] : [sql`${own} and id = ${number}`, sql`${own} and account_id = ${number}`]),
    ...(amount === undefined
      ? []
      : [sql`${own} and amount = ${amount}`, sql`${own} and amount + fee + surplus = ${amount}`]),
    ...(accountIds.length > 0 ? [sql`${own} and account_id = any(${accountIds})`] : []),
  ];
  return sql<SqlBool>`id in (${sql.join(places, sql` union all `)})`;
}

async function createdAt({ db, panel }: Context, id: number): Promise<Date> {
  const row = await db
    .selectFrom('invoice')
    .select('created_at')
    .where('panel_id', '=', panel.id)
    .where('id', '=', BigInt(id))
    .executeTakeFirst();
  return row?.created_at ?? new Date(0);
}

function startOfDay(day = '2000-01-01', later = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + later * 86_400_000);
}
