import type { PgBoss } from 'pg-boss';
import type { Database } from '../platform/db/database.ts';
import { createBoss, ensureQueues, jobsThrough } from '../platform/jobs/boss.ts';
import type { JobDefinition } from '../platform/jobs/job.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';

/** Sends real jobs; a queue is created when a test first sends to it. Nothing runs the jobs. */
export function testJobs(url: string, db: Database): { jobs: Jobs; stop(): Promise<void> } {
  const queues = new Map<string, Promise<void>>();
  let started: Promise<PgBoss> | undefined;
  const jobsFor = async (db: Database, definition: JobDefinition) => {
    started ??= createBoss({ url, works: false, onError: () => undefined })
      .start()
      .then(async (boss) => {
        await ensureQueues(boss, []);
        return boss;
      });
    const boss = await started;
    const queue = queues.get(definition.name) ?? ensureQueues(boss, [definition]);
    queues.set(definition.name, queue);
    await queue;
    return jobsThrough(boss, db);
  };
  const through = (db: Database): Jobs => ({
    send: async (definition, payload, options) =>
      (await jobsFor(db, definition)).send(definition, payload, options),
    sendAll: async (definition, payloads) => (await jobsFor(db, definition)).sendAll(definition, payloads),
    inside: through,
  });
  return { jobs: through(db), stop: async () => (await started)?.stop({ graceful: false }) };
}
