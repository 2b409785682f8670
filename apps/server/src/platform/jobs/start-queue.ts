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
  /** Every job anyone may send, also in processes that work none. */
  definitions: readonly JobDefinition[];
  /** Whether this process may `work`. */
  works: boolean;
  watchSeconds?: number;
}

export interface Queue {
  /** The sending half, for contexts; `inTransaction` lets it join transactions. */
  jobs: Jobs;
  /** Begins to work jobs of all definitions and to keep their schedule. */
  work(appServices: JobServices): Promise<void>;
  ready(): Promise<boolean>;
  /** Takes no new jobs, waits for the running ones up to 30 s, and hands back those still running. */
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
