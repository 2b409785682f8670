import * as endpoints from '@marquee/contract/console/series.ts';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { cancelDripFeedByStaff } from './cancel-drip-feed.ts';
import { listStaffDripFeeds } from './staff-drip-feeds.ts';

export const dripFeedConsoleRoutes: readonly Route[] = [
  route(endpoints.listStaffDripFeeds, (ctx, { query }) => listStaffDripFeeds(ctx, query)),
  route(endpoints.cancelStaffDripFeed, async (ctx, { params, body }) => {
    await cancelDripFeedByStaff(ctx, BigInt(params.id), body.reason);
    return undefined;
  }),
  route(endpoints.exportStaffDripFeeds, (ctx, { query }) =>
    listCsv<endpoints.StaffDripFeed>(ctx, {
      name: 'drip-feeds',
      columns: [
        ['drip_feed', ({ id }) => id],
        ['status', ({ status }) => status],
        ['customer', ({ customer }) => customer.id],
        ['email', ({ customer }) => customer.email],
        ['service', ({ service }) => service.name],
        ['link', ({ url }) => url],
        ['runs', ({ runs }) => runs],
        ['completed_runs', ({ completed_runs }) => completed_runs],
        ['failed_runs', ({ failed_runs }) => failed_runs],
        ['quantity', ({ total_quantity }) => total_quantity],
        ['delivered', ({ current_quantity }) => current_quantity],
        ['cost', ({ cost }) => cost],
        ['refunded', ({ refunded }) => refunded],
        ['created_at', ({ created_at }) => created_at],
      ],
      readPage: (after) => listStaffDripFeeds(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
];
