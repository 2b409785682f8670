import * as endpoints from '@marquee/contract/console/bulk-jobs.ts';
import { listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { listBulkJobRows, listBulkJobs } from './bulk-job-view.ts';
import { createBulkJob } from './create-bulk-job.ts';
import { listOrderProviders } from './list-order-providers.ts';
import { startBulkJob, stopBulkJob } from './start-bulk-job.ts';

export const bulkOrderRoutes: readonly Route[] = [
  route(endpoints.listBulkJobs, (ctx, { query }) => listBulkJobs(ctx, query)),
  route(endpoints.createBulkJob, async (ctx, { body }) => ({ data: await createBulkJob(ctx, body) })),
  route(endpoints.startBulkJob, async (ctx, { params }) => ({
    data: await startBulkJob(ctx, BigInt(params.id)),
  })),
  route(endpoints.stopBulkJob, async (ctx, { params }) => ({
    data: await stopBulkJob(ctx, BigInt(params.id)),
  })),
  route(endpoints.listBulkJobRows, (ctx, { params, query }) =>
    listBulkJobRows(ctx, BigInt(params.id), query),
  ),
  route(endpoints.exportBulkJobRows, (ctx, { params }) =>
    listCsv<endpoints.BulkJobRow>(ctx, {
      name: `bulk-job-${params.id}`,
      columns: [
        ['order', ({ id }) => id],
        ['outcome', ({ outcome }) => outcome],
        ['problem', ({ problem }) => problem],
        ['refunded', ({ refunded }) => refunded],
        ['done_at', ({ done_at }) => done_at],
      ],
      readPage: (after) =>
        listBulkJobRows(ctx, BigInt(params.id), { after, limit: rowsPerPage, outcome: undefined }),
    }),
  ),
  route(endpoints.exportBulkJobs, (ctx) =>
    listCsv<endpoints.BulkJob>(ctx, {
      name: 'bulk-jobs',
      columns: [
        ['job', ({ id }) => id],
        ['action', ({ action }) => action],
        ['status', ({ status }) => status],
        ['by', ({ by }) => by.email],
        ['reason', ({ reason }) => reason],
        ['orders', ({ total }) => total],
        ['done', ({ done }) => done],
        ['requested', ({ requested }) => requested],
        ['refused', ({ refused }) => refused],
        ['failed', ({ failed }) => failed],
        ['refunded', ({ refunded }) => refunded],
        ['started_at', ({ started_at }) => started_at],
        ['ended_at', ({ ended_at }) => ended_at],
      ],
      readPage: (after) => listBulkJobs(ctx, { after, limit: rowsPerPage, id: undefined }),
    }),
  ),
  route(endpoints.listOrderProviders, async (ctx) => ({ data: await listOrderProviders(ctx) })),
];
