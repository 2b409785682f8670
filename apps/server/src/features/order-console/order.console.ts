import * as endpoints from '@marquee/contract/console/orders.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { providerNames } from '../providers/index.ts';
import { exportStaffOrders } from './export-orders.ts';
import { listStaffOrders } from './list-orders.ts';
import { staffOrderSheet } from './order-sheet.ts';

export const orderConsoleRoutes: readonly Route[] = [
  route(endpoints.listStaffOrders, (ctx, { query }) => listStaffOrders(ctx, query)),
  route(endpoints.exportStaffOrders, (ctx, { query }) => exportStaffOrders(ctx, query), {
    limit: { points: 20, seconds: 60 },
  }),
  route(endpoints.getStaffOrderChoices, async (ctx) => {
    const [names, { networkById }] = await Promise.all([providerNames(ctx), localizedCatalogue(ctx)]);
    return {
      data: {
        providers: [...names].map(([id, name]) => ({ id: Number(id), name })),
        networks: [...networkById.values()].map(({ id, name }) => ({ id, name })),
      },
    };
  }),
  route(endpoints.getStaffOrder, async (ctx, { params }) => ({
    data: await staffOrderSheet(ctx, BigInt(params.id)),
  })),
];
