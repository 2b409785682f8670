import type { ConsoleServiceRow } from '@marquee/contract/console/services.ts';
import * as endpoints from '@marquee/contract/console/services.ts';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { changeService } from './services/change-service.ts';
import { changeServices, previewServices } from './services/change-services.ts';
import { findOffers } from './services/find-offers.ts';
import { getConsoleService } from './services/get-service.ts';
import { listServices } from './services/service-rows.ts';
import { setSources } from './services/set-sources.ts';

export const serviceConsoleRoutes: readonly Route[] = [
  route(endpoints.listConsoleServices, (ctx, { query }) => listServices(ctx, query)),
  route(endpoints.exportServices, (ctx, { query }) =>
    listCsv<ConsoleServiceRow>(ctx, {
      name: 'services',
      columns: [
        ['id', ({ id }) => id],
        ['name', ({ name }) => name],
        ['network', ({ network }) => network.name],
        ['type', ({ type }) => type.name],
        ['state', ({ state }) => state],
        ['pricing_per', ({ pricing_per }) => pricing_per],
        ['price', ({ price }) => price],
        ['cost', ({ cost }) => cost],
        ['margin', ({ margin }) => margin],
        ['min', ({ min }) => min],
        ['max', ({ max }) => max],
        ['provider', ({ provider }) => provider?.name ?? null],
        ['provider_number', ({ provider }) => provider?.number ?? null],
      ],
      readPage: (after) => listServices(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.getConsoleService, async (ctx, { params }) => ({
    data: await getConsoleService(ctx, BigInt(params.id)),
  })),
  route(endpoints.changeService, async (ctx, { params, body }) => {
    await changeService(ctx, BigInt(params.id), body);
    return { data: await getConsoleService(ctx, BigInt(params.id)) };
  }),
  route(endpoints.setServiceSources, async (ctx, { params, body }) => {
    await setSources(ctx, BigInt(params.id), body.sources);
    return { data: await getConsoleService(ctx, BigInt(params.id)) };
  }),
  route(endpoints.findOffers, (ctx, { query }) => findOffers(ctx, query)),
  route(endpoints.previewServices, async (ctx, { body }) => ({ data: await previewServices(ctx, body) })),
  route(endpoints.changeServices, async (ctx, { body }) => ({ data: await changeServices(ctx, body) })),
];
