import { type listDripFeeds as endpoint, readDripFeedsPage } from '@marquee/contract/drip-feeds.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { ownDripFeeds } from './drip-feed.ts';
import { dripFeedViews } from './drip-feed-view.ts';

/** A number finds the feed, any text its link. */
export async function listDripFeeds(
  ctx: Context,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const page = readDripFeedsPage(query);
  const { status } = query;
  const number = /^[1-9]\d{0,15}$/.test(page.search) ? BigInt(page.search) : 0n;
  const found = ownDripFeeds(ctx)
    .$if(Boolean(status?.length), (build) => build.where('status', 'in', status ?? []))
    .$if(page.search !== '', (build) =>
      build.where(({ eb, or }) =>
        or([eb('id', '=', number), sql<boolean>`position(lower(${page.search}) in lower(link)) > 0`]),
      ),
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
