import type { listStaffDripFeeds as endpoint } from '@marquee/contract/console/series.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { customersById, findCustomerIds } from '../accounts/index.ts';
import { dripFeedViews } from './drip-feed-view.ts';

/** Those of all customers, newest first. */
export async function listStaffDripFeeds(
  ctx: Context,
  { status, search = '', after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const number = /^#?\d{1,16}$/.test(search.trim()) ? BigInt(search.trim().replace('#', '')) : undefined;
  const accountIds = search.trim() && number === undefined ? await findCustomerIds(ctx, search.trim()) : [];
  const rows = await ctx.db
    .selectFrom('drip_feed')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('status', '=', status)
    .$if(number !== undefined, (query) =>
      query.where(({ eb, or }) => or([eb('id', '=', number ?? 0n), eb('account_id', '=', number ?? 0n)])),
    )
    .$if(search.trim() !== '' && number === undefined, (query) =>
      query.where('account_id', 'in', accountIds.length > 0 ? accountIds : [0n]),
    )
    .$if(after !== undefined, (query) => query.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  const [views, failed, customers] = await Promise.all([
    dripFeedViews(ctx, page.rows),
    failedRuns(
      ctx,
      page.rows.map(({ id }) => id),
    ),
    customersById(
      ctx,
      page.rows.map(({ account_id }) => account_id),
    ),
  ]);
  const data = page.rows.flatMap((row, place) => {
    const view = views[place];
    if (!view) return [];
    return {
      id: view.id,
      status: row.status,
      customer: customers.get(row.account_id) ?? { id: Number(row.account_id), name: '', email: null },
      service: view.service,
      url: view.url,
      runs: view.runs,
      completed_runs: view.completed_runs,
      failed_runs: failed.get(row.id) ?? 0,
      total_quantity: view.total_quantity,
      current_quantity: view.current_quantity,
      cost: view.cost,
      refunded: view.refunded,
      next_run_at: view.next_run_at,
      is_cancelable: view.actions.cancelable,
      created_at: view.created_at,
    };
  });
  return { data, next: page.next };
}

async function failedRuns(
  { db, panel }: Context,
  feedIds: readonly bigint[],
): Promise<Map<bigint | null, number>> {
  if (feedIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer_order')
    .select(({ fn }) => ['drip_feed_id', fn.countAll<bigint>().as('count')])
    .where('panel_id', '=', panel.id)
    .where('drip_feed_id', 'in', [...feedIds])
    .where('status', '=', 'error')
    .groupBy('drip_feed_id')
    .execute();
  return new Map(rows.map(({ drip_feed_id, count }) => [drip_feed_id, Number(count)]));
}
