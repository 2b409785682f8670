import type { StaffWidget } from '@marquee/contract/console/order-widgets.ts';
import * as endpoints from '@marquee/contract/console/order-widgets.ts';
import { sql } from 'kysely';
import { type CsvColumn, listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { blockWidget } from './console/block-widget.ts';
import { listRewards, staffReward } from './console/list-rewards.ts';
import { listStaffWidgets, staffWidget } from './console/list-staff-widgets.ts';
import { decideReward } from './rewards/decide-reward.ts';

export const rewardQueue: WorkQueue = {
  name: 'widget-rewards',
  permission: 'payments.manage',
  measure: countWaiting('widget_reward', {
    waits: sql`status = 'held'`,
    since: 'created_at',
    orderBy: 'order_id',
  }),
};

const csvColumns: readonly CsvColumn<StaffWidget>[] = [
  ['id', ({ id }) => id],
  ['name', ({ name }) => name],
  ['partner_id', ({ partner }) => partner?.id ?? null],
  ['partner_email', ({ partner }) => partner?.email ?? null],
  ['state', ({ state }) => state],
  ['reward_percent', ({ reward_percent }) => reward_percent],
  ['orders', ({ orders }) => orders],
  ['turnover', ({ turnover }) => turnover],
  ['paid', ({ paid }) => paid],
  ['held', ({ held }) => held],
  ['sites', ({ allowed_origins }) => allowed_origins.join(' ')],
  ['created_at', ({ created_at }) => created_at],
];

export const partnerWidgetConsoleRoutes: readonly Route[] = [
  route(endpoints.listStaffWidgets, (ctx, { query }) => listStaffWidgets(ctx, query)),
  route(endpoints.exportStaffWidgets, (ctx, { query }) =>
    listCsv<StaffWidget>(ctx, {
      name: 'order-widgets',
      columns: csvColumns,
      readPage: (after) => listStaffWidgets(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.blockWidget, async (ctx, { params, body }) => {
    const widgetId = BigInt(params.id);
    await blockWidget(ctx, { widgetId, isBlocked: body.is_blocked });
    return { data: await staffWidget(ctx, widgetId) };
  }),
  route(endpoints.listWidgetRewards, (ctx, { query }) => listRewards(ctx, query)),
  route(endpoints.payWidgetReward, async (ctx, { params }) => {
    const orderId = BigInt(params.id);
    await decideReward(ctx, orderId, { status: 'paid' });
    return { data: await staffReward(ctx, orderId) };
  }),
  route(endpoints.refuseWidgetReward, async (ctx, { params, body }) => {
    const orderId = BigInt(params.id);
    await decideReward(ctx, orderId, { status: 'refused', reason: body.reason });
    return { data: await staffReward(ctx, orderId) };
  }),
];
