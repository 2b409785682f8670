import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, quantity, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse } from './console-list.ts';

const staff = { access: 'staff:settings.manage', area: 'console' } as const;
const moment = z.iso.datetime().max(40);

const failedJob = z.object({
  id,
  /** The job's own name, such as `refund-at-gateway`. */
  name: text(100),
  /** What it was to work on: names and numbers, without secrets. */
  about: z.array(z.object({ name: text(100), value: text(200) })).max(20),
  /** What went wrong, without secrets. */
  message: text(1000),
  /** How often it was tried the last time. */
  attempts: quantity,
  /** How often it failed for good. */
  times: quantity,
  /** False for jobs of an older version: nothing would run them. */
  can_retry: z.boolean(),
  first_failed_at: moment,
  last_failed_at: moment,
});
export type FailedJob = z.output<typeof failedJob>;

export const listFailedJobs = endpoint({
  ...staff,
  name: 'listFailedJobs',
  method: 'GET',
  path: '/api/v1/admin/failed-jobs',
  summary: 'Background jobs that failed for good, the oldest first; found by number or the job’s name',
  query: z.object(consoleListQuery),
  response: consoleListResponse(failedJob),
});

export const exportFailedJobs = endpoint({
  ...staff,
  name: 'exportFailedJobs',
  method: 'GET',
  path: '/api/v1/admin/failed-jobs.csv',
  summary: 'The same list, whole, as CSV',
  query: z.object({ search: consoleListQuery.search }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

const ids = z.array(id).min(1).max(200);
const counted = data(z.object({ count: quantity }));

export const retryFailedJobs = endpoint({
  ...staff,
  name: 'retryFailedJobs',
  method: 'POST',
  path: '/api/v1/admin/failed-jobs/retry',
  summary: 'Runs failed jobs again; those that nothing can run any more stay in the list',
  body: z.strictObject({ ids }),
  response: counted,
  errors: ['impersonated'],
});

export const discardFailedJobs = endpoint({
  ...staff,
  name: 'discardFailedJobs',
  method: 'POST',
  path: '/api/v1/admin/failed-jobs/discard',
  summary: 'Takes failed jobs off the list without running them; what they were to do stays undone',
  body: z.strictObject({ ids, reason: z.string().trim().min(3).max(500) }),
  response: counted,
  errors: ['sign_in_again', 'impersonated'],
  fresh: true,
});
