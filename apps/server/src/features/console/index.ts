import { getOverview as overviewEndpoint } from '@marquee/contract/console/overview.ts';
import { listQueues as queuesEndpoint } from '@marquee/contract/console/queues.ts';
import * as views from '@marquee/contract/console/saved-views.ts';
import * as search from '@marquee/contract/console/search.ts';
import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { route } from '../../platform/http/calls/route.ts';
import { accountClosed } from '../accounts/index.ts';
import { listQueues } from './list-queues.ts';
import { getOverview } from './overview/get-overview.ts';
import { listViews } from './saved-views/list-views.ts';
import { deleteView, forgetViews, saveView } from './saved-views/save-view.ts';
import { listOwnPanels } from './search/own-panels.ts';
import { searchConsole } from './search/search-console.ts';

/** The operators' view across what these features bring. */
export function consoleFeature(features: readonly Feature[]): Feature {
  const queues = features.flatMap((feature) => feature.queues ?? []);
  const finders = features.flatMap((feature) => feature.finders ?? []);
  return {
    name: 'console',
    listeners: [on(accountClosed, (tx, { accountId }) => forgetViews(tx, accountId))],
    routes: [
      route(queuesEndpoint, async (ctx) => ({ data: await listQueues(ctx, queues) })),
      route(overviewEndpoint, async (ctx, { query }) => ({ data: await getOverview(ctx, query.period) })),
      route(search.searchConsole, async (ctx, { query }) => ({
        data: await searchConsole(ctx, finders, query.query),
      })),
      route(search.listOwnPanels, async (ctx) => ({ data: await listOwnPanels(ctx) })),
      route(views.listSavedViews, async (ctx, { query }) => ({ data: await listViews(ctx, query.list) })),
      route(views.saveView, async (ctx, { body }) => ({ data: await saveView(ctx, body) })),
      route(views.deleteView, async (ctx, { params }) => {
        await deleteView(ctx, BigInt(params.id));
        return undefined;
      }),
    ],
  };
}
