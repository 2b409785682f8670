import type { listFailedJobs as endpoint, FailedJob as View } from '@marquee/contract/console/failed-jobs.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import type { FailedJob } from '../../platform/jobs/failed-jobs.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { redact } from '../../platform/log/log-redaction.ts';
import { runnableJob } from './runnable-job.ts';

/** The oldest first. */
export async function listFailedJobs(
  { db, panel }: Context,
  definitions: readonly JobDefinition[],
  { search = '', after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const wanted = search.trim();
  const number = /^#?(\d{1,16})$/.exec(wanted)?.[1];
  const rows = await db
    .selectFrom('failed_job')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .$if(number !== undefined, (query) => query.where('id', '=', BigInt(number ?? 0)))
    .$if(wanted !== '' && number === undefined, (query) => query.where('name', '=', wanted.toLowerCase()))
    .$if(after !== undefined, (query) => query.where('id', '>', BigInt(after ?? 0)))
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  const data = page.rows.map((row) => failedJobView(row, runnableJob(definitions, row) !== undefined));
  return { data, next: page.next };
}

const mostShown = 20;

function failedJobView(row: FailedJob, canRetry: boolean): View {
  return {
    id: Number(row.id),
    name: row.name,
    about: Object.entries(redact(row.payload) ?? {})
      .filter(([name]) => name !== 'panelId')
      .slice(0, mostShown)
      .map(([name, value]) => ({ name: name.slice(0, 100), value: shown(value).slice(0, 200) })),
    message: row.message,
    attempts: row.attempts,
    times: row.times,
    can_retry: canRetry,
    first_failed_at: row.first_failed_at.toISOString(),
    last_failed_at: row.last_failed_at.toISOString(),
  };
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
