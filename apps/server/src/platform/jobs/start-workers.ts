import type { PgBoss } from 'pg-boss';
import type { JobDefinition } from './job.ts';
import { type JobServices, runJob } from './run-job.ts';

const workOptions = {
  includeMetadata: true,
  perJobResults: true,
  // New jobs wake a worker at once; polling finds delayed and retried ones.
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const;

export async function startWorkers(
  boss: PgBoss,
  definitions: readonly JobDefinition[],
  appServices: JobServices,
): Promise<void> {
  await syncSchedule(boss, definitions);
  for (const definition of definitions) {
    for (let worker = 0; worker < (definition.concurrency ?? 1); worker += 1)
      await startWorker(boss, definition, appServices);
  }
}

async function startWorker(boss: PgBoss, definition: JobDefinition, appServices: JobServices): Promise<void> {
  const workerId = await boss.work(definition.name, workOptions, async (jobs) => {
    // Polls again right after each job, so that a burst is processed without pauses.
    boss.notifyWorker(workerId);
    return Promise.all(jobs.map((queued) => runJob(definition, queued, appServices)));
  });
}

/** Makes the schedule match the definitions; entries of older versions are removed. */
async function syncSchedule(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const schedule = new Map(definitions.flatMap(({ name, cron }) => (cron ? [[name, cron] as const] : [])));
  for (const { name } of await boss.getSchedules()) if (!schedule.has(name)) await boss.unschedule(name);
  for (const [name, cron] of schedule) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
}
