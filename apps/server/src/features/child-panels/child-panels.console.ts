import type { StaffChildPanel } from '@marquee/contract/console/child-panels.ts';
import * as endpoints from '@marquee/contract/console/child-panels.ts';
import { type CsvColumn, listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { changePrice, freezePanel, unfreezePanel } from './console/change-staff-panel.ts';
import { listStaffPanels, staffPanel } from './console/list-staff-panels.ts';

const csvColumns: readonly CsvColumn<StaffChildPanel>[] = [
  ['id', ({ id }) => id],
  ['domain', ({ domain }) => domain],
  ['domain_type', ({ domain_type }) => domain_type],
  ['status', ({ status }) => status],
  ['owner_id', ({ owner }) => owner?.id ?? null],
  ['owner_email', ({ owner }) => owner?.email ?? null],
  ['price', ({ price }) => price],
  ['renews', ({ renews }) => renews],
  ['paid_until', ({ paid_until }) => paid_until],
  ['fees', ({ fees }) => fees],
  ['orders', ({ orders }) => orders],
  ['revenue', ({ revenue }) => revenue],
  ['customers', ({ customers }) => customers],
  ['created_at', ({ created_at }) => created_at],
];

export const childPanelConsoleRoutes: readonly Route[] = [
  route(endpoints.listStaffChildPanels, (ctx, { query }) => listStaffPanels(ctx, query)),
  route(endpoints.exportStaffChildPanels, (ctx, { query }) =>
    listCsv<StaffChildPanel>(ctx, {
      name: 'child-panels',
      columns: csvColumns,
      readPage: (after) => listStaffPanels(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.getStaffChildPanel, async (ctx, { params }) => ({
    data: await staffPanel(ctx, BigInt(params.id)),
  })),
  route(endpoints.changeStaffChildPanel, async (ctx, { params, body }) => {
    const childPanelId = BigInt(params.id);
    await changePrice(ctx, { childPanelId, price: body.price });
    return { data: await staffPanel(ctx, childPanelId) };
  }),
  route(endpoints.freezeChildPanel, async (ctx, { params, body }) => {
    const childPanelId = BigInt(params.id);
    await freezePanel(ctx, { childPanelId, reason: body.reason });
    return { data: await staffPanel(ctx, childPanelId) };
  }),
  route(endpoints.unfreezeChildPanel, async (ctx, { params }) => {
    const childPanelId = BigInt(params.id);
    await unfreezePanel(ctx, childPanelId);
    return { data: await staffPanel(ctx, childPanelId) };
  }),
];
