import type { PgBoss } from 'pg-boss';
import type { JobDefinition } from './job.ts';
import { type JobServices, runJob } from './run-job.ts';

const workOptions = {
  includeMetadata: true,
  perJobResults: true,
  // New jobs wake a worker at once; this finds the deferred and the retried.
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const;

export async function startWorkers(
  boss: PgBoss,
  definitions: readonly JobDefinition[],
  appServices: JobServices,
): Promise<void> {
  await keepSchedule(boss, definitions);
  for (const definition of definitions) {
    for (let worker = 0; worker < (definition.concurrency ?? 1); worker += 1)
      await startWorker(boss, definition, appServices);
  }
}

async function startWorker(boss: PgBoss, definition: JobDefinition, appServices: JobServices): Promise<void> {
  const workerId = await boss.work(definition.name, workOptions, async (jobs) => {
    // Whoever found a job looks for the next one right after it, so that a burst drains without pauses.
    boss.notifyWorker(workerId);
    return Promise.all(jobs.map((queued) => runJob(definition, queued, appServices)));
  });
}

/** The schedule is exactly what the definitions say: what an older version left is taken off. */
async function keepSchedule(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const request = new Map(definitions.flatMap(({ name, cron }) => (cron ? [[name, cron] as const] : [])));
  for (const { name } of await boss.getSchedules()) if (!request.has(name)) await boss.unschedule(name);
  for (const [name, cron] of request) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
}
