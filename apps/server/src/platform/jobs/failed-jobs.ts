import { type Selectable, sql } from 'kysely';
import type { JobWithMetadata } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { DB } from '../db/generated/tables.ts';
import { redactText } from '../log/log-redaction.ts';

/** Where the queue puts a copy of each job that failed for good, also of one whose worker died too often. */
export const failedQueue = 'failed-jobs';

export type FailedJob = Selectable<DB['failed_job']>;

const longestMessage = 1000;
const keptDays = 90;

/** Writes down what failed. Jobs over all panels, and those of a panel that is gone, belong to the first panel. */
export async function keepFailedJob(db: Database, failed: JobWithMetadata<unknown>): Promise<void> {
  const payload = asObject(failed.data);
  const panelId = /^\d{1,18}$/.test(String(payload.panelId)) ? BigInt(String(payload.panelId)) : 0n;
  const name = failed.sourceName ?? failed.name;
  await sql`
    insert into failed_job (panel_id, name, payload, message, attempts, first_failed_at, last_failed_at)
    select id, ${name}, ${JSON.stringify(payload)}::jsonb, ${messageOf(failed.sourceOutput)},
           ${(failed.sourceRetryCount ?? 0) + 1}, ${failed.createdOn}, ${failed.createdOn}
      from panel where id = ${panelId} or parent_id is null
     order by id = ${panelId} desc, id limit 1
    on conflict (panel_id, name, md5(payload::text)) do update
      set times = failed_job.times + 1, message = excluded.message, attempts = excluded.attempts,
          last_failed_at = excluded.last_failed_at`.execute(db);
  await sql`delete from failed_job where last_failed_at < now() - make_interval(days => ${keptDays})`.execute(
    db,
  );
}

interface Wanted {
  panelId: bigint;
  ids: readonly bigint[];
}

/** In the order in which they failed. */
export function findFailedJobs(db: Database, { panelId, ids }: Wanted): Promise<FailedJob[]> {
  return db
    .selectFrom('failed_job')
    .selectAll()
    .where('panel_id', '=', panelId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function removeFailedJobs(db: Database, jobs: readonly FailedJob[]): Promise<void> {
  for (const { panel_id, id } of jobs)
    await db.deleteFrom('failed_job').where('panel_id', '=', panel_id).where('id', '=', id).execute();
}

/** What a job threw, or what the queue says about one that was never answered. */
function messageOf(output: unknown): string {
  const { message, value } = asObject(output);
  const text = typeof message === 'string' ? message : asObject(value).message;
  const said = typeof text === 'string' ? text : '';
  return redactText(said).replaceAll('\0', '').slice(0, longestMessage).toWellFormed();
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
