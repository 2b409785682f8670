import type { SubscriptionContent, SubscriptionDetails } from '@marquee/contract/ordering/subscriptions.ts';
import type { Context } from '../../platform/context.ts';
import { orderViews } from '../orders/index.ts';
import { ownSubscription } from './subscription.ts';
import { subscriptionViews } from './subscription-view.ts';

const shownPublications = 100;

export async function getSubscription(ctx: Context, id: bigint): Promise<SubscriptionDetails> {
  const subscription = await ownSubscription(ctx, id);
  const [[view], contents] = await Promise.all([
    subscriptionViews(ctx, [subscription]),
    findContents(ctx, id),
  ]);
  if (!view) throw new Error(`subscription ${id} has no view`);
  return { ...view, subscription_contents: contents };
}

async function findContents(ctx: Context, subscriptionId: bigint): Promise<SubscriptionContent[]> {
  const rows = await ctx.db
    .selectFrom('subscription_publication')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('subscription_id', '=', subscriptionId)
    .where('state', '<>', 'old')
    .$narrowType<{ state: SubscriptionContent['state'] }>()
    .orderBy('id', 'desc')
    .limit(shownPublications)
    .execute();
  const orders = await ordersByPublication(
    ctx,
    subscriptionId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: Number(row.id),
    state: row.state,
    promotable: { url: row.link, title: row.title },
    published_at: row.published_at?.toISOString() ?? null,
    found_at: row.found_at.toISOString(),
    orders: orders.get(row.id) ?? [],
  }));
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
