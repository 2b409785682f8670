import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { type listDripFeeds as endpoint, readDripFeedsPage } from '@marquee/contract/ordering/drip-feeds.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { containsFolded } from '../../platform/db/fold-text.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { accountsGroupsInReview } from '../orders/index.ts';
import { ownDripFeeds } from './drip-feed.ts';
import { dripFeedViews } from './drip-feed-view.ts';

/** A number searches by id, other text by link. */
export async function listDripFeeds(
  ctx: Context,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const page = readDripFeedsPage(query);
  const { status } = query;
  const number = /^[1-9]\d{0,15}$/.test(page.search) ? BigInt(page.search) : 0n;
  const inReview = status?.length ? await accountsGroupsInReview(ctx, signedIn(ctx).accountId) : [];
  const found = ownDripFeeds(ctx)
    .$if(Boolean(status?.length), (build) => build.where(statusAsShown(inReview), 'in', status ?? []))
    .$if(page.search !== '', (build) =>
      build.where(({ eb, or }) => or([eb('id', '=', number), containsFolded('link', page.search)])),
    );
  const [rows, filtered, all] = await Promise.all([
    found
      .selectAll()
      .orderBy(page.column, page.direction)
      .orderBy('id', page.direction)
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
    found.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
    ownDripFeeds(ctx)
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    data: await dripFeedViews(ctx, rows),
    recordsTotal: Number(all.count),
    recordsFiltered: Number(filtered.count),
  };
}

/** The status shown to the owner: unpaid with a payment in review counts as moderation. */
function statusAsShown(inReview: readonly bigint[]) {
  return sql<string>`case when status = 'unpaid' and exists (
    select from customer_order run where run.panel_id = drip_feed.panel_id
      and run.drip_feed_id = drip_feed.id and run.group_id = any(${inReview}::bigint[])
  ) then 'in_moderation' else status end`;
}
