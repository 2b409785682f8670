import * as endpoints from '@marquee/contract/console/adjustments.ts';
import { sql } from 'kysely';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import type { CsvCell } from '../../platform/csv-stream.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { confirmAdjustment, rejectAdjustment } from './decide-adjustment.ts';
import { adjustmentView, listAdjustments } from './list-adjustments.ts';
import { requestAdjustment } from './request-adjustment.ts';

export const adjustmentQueue: WorkQueue = {
  name: 'adjustments',
  permission: 'payments.manage',
  measure: countWaiting('wallet_adjustment', { waits: sql`status = 'waiting'`, since: 'created_at' }),
};

const csvColumns: readonly (readonly [string, (row: endpoints.Adjustment) => CsvCell])[] = [
  ['id', ({ id }) => id],
  ['customer', ({ customer }) => customer.id],
  ['email', ({ customer }) => customer.email],
  ['wallet', ({ wallet }) => wallet],
  ['amount', ({ amount }) => amount],
  ['reason', ({ reason }) => reason],
  ['status', ({ status }) => status],
  ['requested_by', ({ requested_by }) => requested_by.name],
  ['decided_by', ({ decided_by }) => decided_by?.name ?? null],
  ['reject_reason', ({ reject_reason }) => reject_reason],
  ['created_at', ({ created_at }) => created_at],
  ['decided_at', ({ decided_at }) => decided_at],
];

export const adjustmentRoutes: readonly Route[] = [
  route(endpoints.listAdjustments, (ctx, { query }) => listAdjustments(ctx, query)),
  route(endpoints.exportAdjustments, (ctx, { query }) =>
    listCsv(ctx, {
      name: 'adjustments',
      columns: csvColumns,
      readPage: (after) => listAdjustments(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.adjustWallet, async (ctx, { params, body }, _reply, incoming) => {
    const adjustmentId = await requestAdjustment(ctx, BigInt(params.id), body, incoming.idempotencyKey);
    return { data: await adjustmentView(ctx, adjustmentId) };
  }),
  route(endpoints.confirmAdjustment, async (ctx, { params }) => {
    await confirmAdjustment(ctx, BigInt(params.id));
    return { data: await adjustmentView(ctx, BigInt(params.id)) };
  }),
  route(endpoints.rejectAdjustment, async (ctx, { params, body }) => {
    await rejectAdjustment(ctx, BigInt(params.id), body.reason);
    return { data: await adjustmentView(ctx, BigInt(params.id)) };
  }),
];
