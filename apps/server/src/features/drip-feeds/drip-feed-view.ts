import type { DripFeedView, dripFeedStatuses } from '@marquee/contract/ordering/drip-feeds.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { activeStatuses } from '@marquee/domain/orders/status.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { groupsInReview, orderedServices, shownStatus } from '../orders/index.ts';
import type { DripFeed } from './drip-feed.ts';

/** Drip feeds for lists, in the order given. */
export async function dripFeedViews(ctx: Context, feeds: readonly DripFeed[]): Promise<DripFeedView[]> {
  if (feeds.length === 0) return [];
  const [services, totals] = await Promise.all([
    orderedServices(
      ctx,
      feeds.map(({ service_id }) => service_id),
    ),
    sumRuns(
      ctx,
      feeds.map(({ id }) => id),
    ),
  ]);
  const inReview = await groupsInReview(
    ctx,
    feeds.map(({ id, status }) => ({ status, group_id: totals.get(id)?.group_id ?? 0n })),
  );
  return feeds.map((feed) => {
    const service = services.get(feed.service_id)?.view;
    const sums = totals.get(feed.id);
    if (!service || !sums) throw new Error(`drip feed ${feed.id} has no service or no runs`);
    const status = shownStatus({ status: feed.status, group_id: sums.group_id }, inReview);
    return {
      id: Number(feed.id),
      status: status as (typeof dripFeedStatuses)[number],
      service,
      url: feed.link,
      mode: feed.mode,
      runs: feed.runs,
      orders_count: Number(sums.orders),
      contents_limit: 1,
      minutes_between_runs: feed.minutes_between_runs,
      quantity: Number(feed.quantity),
      quantity_step: Number(feed.quantity_step),
      total_quantity: Number(feed.total_quantity),
      current_quantity: Number(sums.delivered),
      completed_runs: Number(sums.completed),
      canceled_runs: Number(sums.canceled),
      next_run_at: sums.next_run_at?.toISOString() ?? null,
      cost: formatMoney(money(sums.cost)),
      refunded: formatMoney(money(sums.refunded)),
      created_at: feed.created_at.toISOString(),
      ended_at: feed.ended_at?.toISOString() ?? null,
      actions: {
        cancelable: sums.cancelable > 0n,
        payable: status === 'unpaid' && service.is_available,
      },
    };
  });
}

/** Sums over all runs, hidden ones included, since they were paid too. */
async function sumRuns(ctx: Context, feedIds: readonly bigint[]) {
  const sum = (column: string) => sql<bigint>`coalesce(sum(${sql.ref(column)}), 0)::bigint`;
  const count = (condition: ReturnType<typeof sql>) => sql<bigint>`count(*) filter (where ${condition})`;
  const isWaiting = sql`handed_over_at is null and status in (${sql.join(activeStatuses)})`;
  const rows = await ctx.db
    .selectFrom('customer_order')
    .select(['drip_feed_id', sum('delivered').as('delivered'), sum('cost').as('cost')])
    .select(({ fn }) => [fn.countAll<bigint>().as('orders'), fn.min('group_id').as('group_id')])
    .select([sum('refunded').as('refunded'), count(sql`status = 'completed'`).as('completed')])
    .select([count(sql`status = 'canceled'`).as('canceled'), count(isWaiting).as('cancelable')])
    .select(
      sql<Date | null>`min(starts_at) filter (where ${isWaiting} and starts_at > ${ctx.clock.now()})`.as(
        'next_run_at',
      ),
    )
    .where('panel_id', '=', ctx.panel.id)
    .where('drip_feed_id', 'in', feedIds)
    .groupBy('drip_feed_id')
    .execute();
  return new Map(rows.map((row) => [row.drip_feed_id, row]));
}
