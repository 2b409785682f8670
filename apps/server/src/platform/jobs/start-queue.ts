import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log/log.ts';
import { createBoss, ensureFailedQueue, ensureQueue, jobsThrough } from './boss.ts';
import { failedQueue, keepFailedJob } from './failed-jobs.ts';
import type { JobDefinition } from './job.ts';
import type { Jobs } from './jobs.ts';
import { type JobServices, runJob } from './run-job.ts';

interface QueueOptions {
  url: string;
  db: Database;
  log: Logger;
  /** All jobs that can be sent, also in processes that run none. */
  definitions: readonly JobDefinition[];
  /** Whether this process runs jobs. */
  works: boolean;
  watchSeconds?: number;
}

export interface Queue {
  /** For sending jobs; `inTransaction` lets it join transactions. */
  jobs: Jobs;
  /** Starts to run jobs and their schedule. */
  work(appServices: JobServices): Promise<void>;
  ready(): Promise<boolean>;
  /** Takes no new jobs and waits up to 30 s for running ones; jobs can still be sent. */
  stopWorking(): Promise<void>;
  /** Ends the queue; waits for running jobs unless that was done before, and returns the rest to the queue. */
  stop(): Promise<void>;
}

const maxWaitMs = 30_000;
const minWaitMs = 1000;

export async function startQueue(options: QueueOptions): Promise<Queue> {
  const { definitions, log } = options;
  const boss = createBoss({
    url: options.url,
    works: options.works,
    watchSeconds: options.watchSeconds,
    onError: (error) => log.error({ err: error }, 'The job queue had a problem.'),
    onWarning: (message) => log.warn(message),
  });
  await boss.start();
  await ensureFailedQueue(boss);
  for (const definition of definitions) await ensureQueue(boss, definition);
  const jobs = jobsThrough(boss, options.db);
  let isWaitedFor = false;
  return {
    jobs,
    work: (appServices) => startWorkers(boss, definitions, appServices),
    ready: async () => (await boss.schemaVersion()) !== null,
    stopWorking: () => {
      isWaitedFor = true;
      return stopWorkers(boss, definitions);
    },
    stop: () => boss.stop({ graceful: true, timeout: isWaitedFor ? minWaitMs : maxWaitMs }),
  };
}

const workOptions = {
  includeMetadata: true,
  perJobResults: true,
  // New jobs wake a worker at once; polling finds delayed and retried ones.
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const;

async function startWorkers(
  boss: PgBoss,
  definitions: readonly JobDefinition[],
  appServices: JobServices,
): Promise<void> {
  await syncSchedule(boss, definitions);
  for (const definition of definitions) await startWorker(boss, definition, appServices);
  await boss.work(failedQueue, workOptions, async (failed) => {
    for (const job of failed) await keepFailedJob(appServices.base.db, job);
    return failed.map(({ id }) => ({ id, status: 'completed' as const }));
  });
}

async function stopWorkers(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const finished = Promise.all(
    [...definitions.map(({ name }) => name), failedQueue].map((name) => boss.offWork(name, { wait: true })),
  );
  const deadline = new AbortController();
  const tooLong = sleep(maxWaitMs, undefined, { signal: deadline.signal }).catch(() => undefined);
  await Promise.race([finished, tooLong]).finally(() => deadline.abort());
}

/**
 * Where several jobs run at once, a panel takes that many and no more: one further place is for the others, so that
 * ten thousand mails of one panel keep nobody else's waiting.
 */
async function startWorker(boss: PgBoss, definition: JobDefinition, appServices: JobServices): Promise<void> {
  const { concurrency = 1 } = definition;
  const places =
    concurrency > 1 ? { localConcurrency: concurrency + 1, localGroupConcurrency: concurrency } : {};
  const workId = await boss.work(definition.name, { ...workOptions, ...places }, async (jobs) => {
    // Polls again right after each job, so that a burst is processed without pauses.
    const busy = boss.getWipData().filter((worker) => worker.workId === workId && worker.count > 0);
    for (const { id } of busy) boss.notifyWorker(id);
    return Promise.all(jobs.map((queued) => runJob(definition, queued, appServices)));
  });
}

/** Makes the schedule match the definitions; entries of older versions are removed. */
async function syncSchedule(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const schedule = new Map(definitions.flatMap(({ name, cron }) => (cron ? [[name, cron] as const] : [])));
  for (const { name } of await boss.getSchedules()) if (!schedule.has(name)) await boss.unschedule(name);
  for (const [name, cron] of schedule) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
}
