import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import {
  contentsPerPage,
  type listSubscriptionContents,
  type SubscriptionContent,
  type SubscriptionDetails,
} from '@marquee/contract/ordering/subscriptions.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { findPaidInvoices, invoiceTotal } from '../invoices/index.ts';
import { orderViews } from '../orders/index.ts';
import { ownSubscription } from './subscription.ts';
import { subscriptionViews } from './subscription-view.ts';

export async function getSubscription(ctx: Context, id: bigint): Promise<SubscriptionDetails> {
  const subscription = await ownSubscription(ctx, id);
  const [[view], contents] = await Promise.all([
    subscriptionViews(ctx, [subscription]),
    findContents(ctx, id, { page: 1, per_page: contentsPerPage }),
  ]);
  if (!view) throw new Error(`subscription ${id} has no view`);
  return {
    ...view,
    subscription_contents: contents.data,
    subscription_contents_total: contents.recordsTotal,
  };
}

export async function listContents(
  ctx: Context,
  id: bigint,
  page: ContentsPage,
): Promise<Answer<typeof listSubscriptionContents>> {
  await ownSubscription(ctx, id);
  return findContents(ctx, id, page);
}

type ContentsPage = Pick<Input<typeof listSubscriptionContents>['query'], 'page' | 'per_page'>;

async function findContents(
  ctx: Context,
  subscriptionId: bigint,
  { page, per_page: perPage }: ContentsPage,
): Promise<Answer<typeof listSubscriptionContents>> {
  const found = ctx.db
    .selectFrom('subscription_publication')
    .where('panel_id', '=', ctx.panel.id)
    .where('subscription_id', '=', subscriptionId)
    .where('state', '<>', 'old');
  const [rows, { count }] = await Promise.all([
    found
      .selectAll()
      .$narrowType<{ state: SubscriptionContent['state'] }>()
      .orderBy('id', 'desc')
      .offset((page - 1) * perPage)
      .limit(perPage)
      .execute(),
    found.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const [orders, cardCharges] = await Promise.all([
    ordersByPublication(
      ctx,
      subscriptionId,
      rows.map(({ id }) => id),
    ),
    paidCharges(
      ctx,
      rows.flatMap(({ invoice_id }) => invoice_id ?? []),
    ),
  ]);
  const data = rows.map((row) => ({
    id: Number(row.id),
    state: row.state,
    promotable: { url: row.link, title: row.title },
    published_at: row.published_at?.toISOString() ?? null,
    found_at: row.found_at.toISOString(),
    orders: orders.get(row.id) ?? [],
    card_charge: (row.invoice_id !== null && cardCharges.get(row.invoice_id)) || null,
  }));
  return { data, recordsTotal: Number(count), recordsFiltered: Number(count) };
}

async function paidCharges(
  ctx: Context,
  invoiceIds: readonly bigint[],
): Promise<Map<bigint, SubscriptionContent['card_charge']>> {
  const invoices = await findPaidInvoices(ctx, invoiceIds);
  return new Map(
    invoices.map((invoice) => [
      invoice.id,
      {
        fee: formatMoney(money(invoice.fee)),
        surplus: formatMoney(money(invoice.surplus)),
        total: formatMoney(invoiceTotal(invoice)),
      },
    ]),
  );
}

async function ordersByPublication(
  ctx: Context,
  subscriptionId: bigint,
  publicationIds: readonly bigint[],
): Promise<Map<bigint, SubscriptionContent['orders']>> {
  if (publicationIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('subscription_order as link')
    .innerJoin('customer_order as ordered', (join) =>
      join.onRef('ordered.panel_id', '=', 'link.panel_id').onRef('ordered.id', '=', 'link.order_id'),
    )
    .selectAll('ordered')
    .select('link.publication_id')
    .where('link.panel_id', '=', ctx.panel.id)
    .where('link.subscription_id', '=', subscriptionId)
    .where('link.publication_id', 'in', publicationIds)
    .orderBy('ordered.id')
    .execute();
  const views = await orderViews(ctx, rows);
  const shown = rows.flatMap(({ publication_id: publicationId }, place) => {
    const view = views[place];
    return view ? [{ publicationId, view }] : [];
  });
  const grouped = Map.groupBy(shown, ({ publicationId }) => publicationId);
  return new Map([...grouped].map(([id, group]) => [id, group.map(({ view }) => view)]));
}
