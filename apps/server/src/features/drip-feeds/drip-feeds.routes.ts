import * as endpoints from '@marquee/contract/ordering/drip-feeds.ts';
import { formatMoney } from '@marquee/domain/money/money.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { cancelDripFeed } from './cancel-drip-feed.ts';
import { getDripFeed } from './get-drip-feed.ts';
import { listDripFeeds } from './list-drip-feeds.ts';

export const dripFeedRoutes: readonly Route[] = [
  route(endpoints.listDripFeeds, (ctx, { query }) => listDripFeeds(ctx, query)),
  route(endpoints.getDripFeed, async (ctx, { params }) => ({
    data: await getDripFeed(ctx, BigInt(params.dripFeedId)),
  })),
  route(endpoints.cancelDripFeed, async (ctx, { params }) => {
    const { canceled, refunded } = await cancelDripFeed(ctx, BigInt(params.dripFeedId));
    return { data: { canceled, refunded: formatMoney(refunded) } };
  }),
];
