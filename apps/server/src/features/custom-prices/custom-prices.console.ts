import * as endpoints from '@marquee/contract/console/custom-prices.ts';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import type { CsvCell } from '../../platform/csv-stream.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { copyCustomPrices, previewPriceCopy } from './copy-custom-prices.ts';
import { listCustomersWithPrices, listCustomPrices } from './list-custom-prices.ts';
import { findPriceTargets } from './price-target.ts';
import { removeCustomPrice } from './remove-custom-price.ts';
import { listRestrictedServices, openRestrictedService } from './restricted-services.ts';
import { setCustomPrice } from './set-custom-price.ts';

type Columns<Row> = readonly (readonly [head: string, cell: (row: Row) => CsvCell])[];

const customerColumns: Columns<endpoints.CustomersPrices> = [
  ['customer_id', ({ customer }) => customer.id],
  ['name', ({ customer }) => customer.name],
  ['email', ({ customer }) => customer.email],
  ['prices', ({ prices_count }) => prices_count],
  ['discount', ({ discount }) => discount],
  ['fixed_price', ({ fixed_price }) => fixed_price],
  ['opened_services', ({ opened_services_count }) => opened_services_count],
  ['updated_at', ({ updated_at }) => updated_at],
];

const priceColumns: Columns<endpoints.CustomPrice> = [
  ['applies_to', ({ applies_to }) => applies_to],
  ['id', ({ target }) => target?.id ?? null],
  ['name', ({ target }) => target?.name ?? null],
  ['group', ({ target }) => target?.group ?? null],
  ['fixed_price', ({ fixed_price }) => fixed_price],
  ['discount', ({ discount }) => discount],
  ['list_price', ({ target }) => target?.list_price ?? null],
  ['price', ({ price }) => price],
  ['pricing_per', ({ target }) => target?.pricing_per ?? null],
  ['updated_at', ({ updated_at }) => updated_at],
];

export const customPriceRoutes: readonly Route[] = [
  route(endpoints.listCustomersWithPrices, (ctx, { query }) => listCustomersWithPrices(ctx, query)),
  route(endpoints.exportCustomersWithPrices, (ctx, { query }) =>
    listCsv(ctx, {
      name: 'custom-prices',
      columns: customerColumns,
      readPage: (after) => listCustomersWithPrices(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.exportCustomPrices, (ctx, { params, query }) =>
    listCsv(ctx, {
      name: `custom-prices-${params.id}`,
      columns: priceColumns,
      readPage: (after) => listCustomPrices(ctx, BigInt(params.id), { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.findPriceTargets, (ctx, { query }) => findPriceTargets(ctx, query.search)),
  route(endpoints.listCustomPrices, (ctx, { params, query }) =>
    listCustomPrices(ctx, BigInt(params.id), query),
  ),
  route(endpoints.setCustomPrice, async (ctx, { params, body }) => ({
    data: await setCustomPrice(ctx, BigInt(params.id), body),
  })),
  route(endpoints.removeCustomPrice, async (ctx, { params }) => {
    await removeCustomPrice(ctx, { accountId: BigInt(params.id), priceId: BigInt(params.priceId) });
    return undefined;
  }),
  route(endpoints.previewPriceCopy, async (ctx, { params, query }) => ({
    data: await previewPriceCopy(ctx, BigInt(params.id), query.from),
  })),
  route(endpoints.copyCustomPrices, async (ctx, { params, body }) => ({
    data: await copyCustomPrices(ctx, BigInt(params.id), {
      fromId: BigInt(body.from_id),
      replaces: body.replaces,
    }),
  })),
  route(endpoints.listRestrictedServices, (ctx, { params, query }) =>
    listRestrictedServices(ctx, BigInt(params.id), query),
  ),
  route(endpoints.openRestrictedService, async (ctx, { params, body }) => ({
    data: await openRestrictedService(ctx, BigInt(params.id), {
      serviceId: BigInt(params.serviceId),
      isOpen: body.is_open,
    }),
  })),
];
