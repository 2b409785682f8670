import type { Database } from '../db/database.ts';
import type { Logger } from '../log/log.ts';
import { createBoss } from './create-boss.ts';
import { ensureQueue } from './ensure-queue.ts';
import type { JobDefinition } from './job.ts';
import type { Jobs } from './jobs.ts';
import type { JobServices } from './run-job.ts';
import { jobsThrough } from './sending.ts';
import { startWorkers } from './start-workers.ts';

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
  /** Takes no new jobs, waits up to 30 s for running ones, and returns the rest to the queue. */
  stop(): Promise<void>;
}

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
  for (const definition of definitions) await ensureQueue(boss, definition);
  const jobs = jobsThrough(boss, options.db);
  return {
    jobs,
    work: (appServices) => startWorkers(boss, definitions, appServices),
    ready: async () => (await boss.schemaVersion()) !== null,
    stop: () => boss.stop({ graceful: true, timeout: 30_000 }),
  };
}
