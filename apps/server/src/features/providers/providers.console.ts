import type { ConsoleProvider } from '@marquee/contract/console/providers.ts';
import * as endpoints from '@marquee/contract/console/providers.ts';
import type { OfferReview } from '@marquee/contract/console/quarantine.ts';
import * as quarantine from '@marquee/contract/console/quarantine.ts';
import { parseMoney } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { addProvider } from './add-provider.ts';
import { changeProvider } from './console/change-provider.ts';
import { decideOfferReviews } from './console/decide-offer-reviews.ts';
import { holdByHand, releaseByHand } from './console/hold-by-hand.ts';
import { listProviderCalls } from './console/list-provider-calls.ts';
import { listProviders } from './console/list-providers.ts';
import { listSyncs } from './console/list-syncs.ts';
import { listOfferReviews } from './console/offer-reviews-list.ts';
import { consoleProvider } from './console/provider-view.ts';
import { requestSync } from './console/request-sync.ts';
import { testView } from './console/test-view.ts';
import { setProviderCurrency } from './set-provider-currency.ts';
import { testProvider } from './test-provider.ts';

export const quarantineQueue: WorkQueue = {
  name: 'quarantine',
  permission: 'providers.manage',
  measure: countWaiting('offer_review', { waits: sql`state = 'open'`, since: 'seen_at' }),
};

export const providerConsoleRoutes: readonly Route[] = [
  route(endpoints.listProviders, (ctx, { query }) => listProviders(ctx, query)),
  route(endpoints.exportProviders, (ctx, { query }) =>
    listCsv<ConsoleProvider>(ctx, {
      name: 'providers',
      columns: [
        ['id', ({ id }) => id],
        ['name', ({ name }) => name],
        ['kind', ({ kind }) => kind],
        ['url', ({ url }) => url],
        ['balance', ({ balance }) => balance],
        ['currency', ({ currency }) => currency],
        ['usd_per_unit', ({ usd_per_unit }) => usd_per_unit],
        ['services', ({ services }) => services],
        ['is_enabled', ({ is_enabled }) => is_enabled],
        ['hold', ({ hold }) => hold?.reason ?? null],
      ],
      readPage: (after) => listProviders(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.listProviderCalls, (ctx, { params, query }) =>
    listProviderCalls(ctx, BigInt(params.id), query),
  ),
  route(endpoints.addProvider, async (ctx, { body }) => {
    const { kind, usd_per_unit, low_balance, per_minute, ...rest } = body;
    const id = await addProvider(ctx, {
      ...rest,
      adapter: kind,
      usdPerUnit: usd_per_unit === undefined ? undefined : parseMoney(usd_per_unit),
      lowBalance: low_balance ? parseMoney(low_balance) : undefined,
      perMinute: per_minute,
    });
    return { data: await consoleProvider(ctx, id) };
  }),
  route(endpoints.changeProvider, async (ctx, { params, body }) => {
    await changeProvider(ctx, BigInt(params.id), body);
    return { data: await consoleProvider(ctx, BigInt(params.id)) };
  }),
  route(endpoints.setProviderCurrency, async (ctx, { params, body }) => {
    const usdPerUnit = body.usd_per_unit === undefined ? undefined : parseMoney(body.usd_per_unit);
    await setProviderCurrency(ctx, BigInt(params.id), { currency: body.currency, usdPerUnit });
    return { data: await consoleProvider(ctx, BigInt(params.id)) };
  }),
  route(
    endpoints.testProvider,
    async (ctx, { params }) => ({ data: testView(await testProvider(ctx, BigInt(params.id))) }),
    { limit: { points: 30, seconds: 60 } },
  ),
  route(endpoints.requestProviderSync, async (ctx, { params, body }) => {
    const providerId = BigInt(params.id);
    await requestSync(ctx, { providerId, acceptShrunken: body.accept_shrunken });
    return { data: await consoleProvider(ctx, providerId) };
  }),
  route(endpoints.holdProvider, async (ctx, { params, body }) => {
    await holdByHand(ctx, { providerId: BigInt(params.id), note: body.note });
    return { data: await consoleProvider(ctx, BigInt(params.id)) };
  }),
  route(endpoints.releaseProvider, async (ctx, { params }) => {
    await releaseByHand(ctx, BigInt(params.id));
    return { data: await consoleProvider(ctx, BigInt(params.id)) };
  }),
  route(endpoints.listProviderSyncs, async (ctx, { params }) => ({
    data: await listSyncs(ctx, BigInt(params.id)),
  })),
  route(quarantine.listOfferReviews, (ctx, { query }) => listOfferReviews(ctx, query)),
  route(quarantine.exportOfferReviews, (ctx, { query }) =>
    listCsv<OfferReview>(ctx, {
      name: 'changed-offers',
      columns: [
        ['provider', ({ provider }) => provider.name],
        ['number', ({ number }) => number],
        ['changes', ({ changes }) => changes.join(' ')],
        ['name_before', ({ before }) => before.name],
        ['name_after', ({ after }) => after.name],
        ['rate_before', ({ before }) => before.rate],
        ['rate_after', ({ after }) => after.rate],
        ['seen_at', ({ seen_at }) => seen_at],
      ],
      readPage: (after) => listOfferReviews(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(quarantine.decideOfferReviews, async (ctx, { body }) => {
    await decideOfferReviews(ctx, body);
    return undefined;
  }),
];
