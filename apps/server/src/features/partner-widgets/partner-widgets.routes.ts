import * as endpoints from '@marquee/contract/money/order-widgets.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { deleteWidget, renewKey } from './end-widget.ts';
import { listWidgets } from './own-widgets.ts';
import { changeWidget, createWidget } from './save-widget.ts';
import { exportStatistics, widgetStatistics } from './widget-statistics.ts';

const changeLimit = { limit: { points: 60, seconds: 60 } };

export const partnerWidgetRoutes: readonly Route[] = [
  route(endpoints.listOrderWidgets, (ctx) => listWidgets(ctx)),
  route(
    endpoints.createOrderWidget,
    async (ctx, { body }) => ({ data: await createWidget(ctx, body) }),
    changeLimit,
  ),
  route(
    endpoints.changeOrderWidget,
    async (ctx, { params, body }) => ({ data: await changeWidget(ctx, BigInt(params.id), body) }),
    changeLimit,
  ),
  route(endpoints.deleteOrderWidget, async (ctx, { params }) => {
    await deleteWidget(ctx, BigInt(params.id));
    return undefined;
  }),
  route(
    endpoints.renewOrderWidgetKey,
    async (ctx, { params }) => ({ data: await renewKey(ctx, BigInt(params.id)) }),
    changeLimit,
  ),
  route(endpoints.getOrderWidgetStatistics, (ctx, { query }) => widgetStatistics(ctx, query)),
  route(endpoints.exportOrderWidgetStatistics, (ctx, { query }) => exportStatistics(ctx, query)),
];
