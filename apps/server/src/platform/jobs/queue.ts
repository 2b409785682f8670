import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Logger } from '../log/log.ts';
import { createBoss, ensureQueues, jobsThrough } from './boss.ts';
import { failedQueue, keepFailedJob } from './failed-jobs.ts';
import type { JobDefinition } from './job.ts';
import type { Jobs } from './jobs.ts';
import { type JobServices, runJob } from './run-job.ts';
import { wakeDueQueues } from './wake-due-queues.ts';

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
  /** Makes its tables and queues; before that, nothing can be sent. */
  start(): Promise<void>;
  /** Starts to run jobs and their schedule. */
  work(appServices: JobServices): Promise<void>;
  /** Whether the queue's tables answer through this connection. */
  ready(db: Database): Promise<boolean>;
  /** Takes no new jobs and waits up to 30 s for running ones; jobs can still be sent. */
  stopWorking(): Promise<void>;
  /** Ends the queue; waits for running jobs unless that was done before, and returns the rest to the queue. */
  stop(): Promise<void>;
}

const maxWaitMs = 30_000;
const minWaitMs = 1000;

export function createQueue(options: QueueOptions): Queue {
  const { definitions, log } = options;
  const boss = createBoss({
    url: options.url,
    works: options.works,
    watchSeconds: options.watchSeconds,
    onError: (error) => log.error({ err: error }, 'The job queue had a problem.'),
    onWarning: (message) => log.warn(message),
  });
  let isWaitedFor = false;
  let stopLooking = async () => {};
  return {
    jobs: jobsThrough(boss, options.db),
    start: async () => {
      await boss.start();
      await ensureQueues(boss, definitions);
    },
    work: async (appServices) => {
      await startWorkers(boss, definitions, appServices);
      const names = [...definitions.map(({ name }) => name), failedQueue];
      stopLooking = wakeDueQueues(boss, names, (err) =>
        log.error({ err }, 'The queues could not be looked at.'),
      );
    },
    ready: async (db) => (await sql`select version from jobs.version`.execute(db)).rows.length > 0,
    stopWorking: async () => {
      isWaitedFor = true;
      await stopLooking();
      await stopWorkers(boss, definitions);
    },
    stop: async () => {
      await stopLooking();
      await boss.stop({ graceful: true, timeout: isWaitedFor ? minWaitMs : maxWaitMs });
    },
  };
}

const workOptions = {
  includeMetadata: true,
  perJobResults: true,
  // Workers are woken: by the notice of a new job, and for delayed and retried ones by `wakeDueQueues`.
  pollingIntervalSeconds: 300,
  notifyPollingIntervalSeconds: 300,
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
  const known = new Map((await boss.getSchedules()).map((entry) => [entry.name, entry]));
  for (const name of known.keys()) if (!schedule.has(name)) await boss.unschedule(name);
  for (const [name, cron] of schedule) {
    const entry = known.get(name);
    const isKnown = entry?.cron === cron && entry.timezone === 'UTC' && entry.options?.missed === 'once';
    if (!isKnown) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
  }
}
