import * as endpoints from '@marquee/contract/console/failed-jobs.ts';
import { sql } from 'kysely';
import { type CsvColumn, listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { discardFailedJobs, retryFailedJobs } from './answer-failed-jobs.ts';
import { listFailedJobs } from './list-failed-jobs.ts';

export const failedJobQueue: WorkQueue = {
  name: 'failed-jobs',
  permission: 'settings.manage',
  measure: countWaiting('failed_job', { waits: sql`true`, since: 'first_failed_at' }),
};

const csvColumns: readonly CsvColumn<endpoints.FailedJob>[] = [
  ['id', ({ id }) => id],
  ['job', ({ name }) => name],
  ['about', ({ about }) => about.map(({ name, value }) => `${name} ${value}`).join(', ')],
  ['message', ({ message }) => message],
  ['attempts', ({ attempts }) => attempts],
  ['times', ({ times }) => times],
  ['first_failed_at', ({ first_failed_at }) => first_failed_at],
  ['last_failed_at', ({ last_failed_at }) => last_failed_at],
];

export const failedJobRoutes = (definitions: readonly JobDefinition[]): readonly Route[] => [
  route(endpoints.listFailedJobs, (ctx, { query }) => listFailedJobs(ctx, definitions, query)),
  route(endpoints.exportFailedJobs, (ctx, { query }) =>
    listCsv(ctx, {
      name: 'failed-jobs',
      columns: csvColumns,
      readPage: (after) => listFailedJobs(ctx, definitions, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.retryFailedJobs, async (ctx, { body }) => ({
    data: { count: await retryFailedJobs(ctx, definitions, body.ids.map(BigInt)) },
  })),
  route(endpoints.discardFailedJobs, async (ctx, { body }) => ({
    data: { count: await discardFailedJobs(ctx, body.ids.map(BigInt), body.reason) },
  })),
];
