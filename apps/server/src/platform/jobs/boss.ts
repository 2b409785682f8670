import { randomUUID } from 'node:crypto';
import { fromKysely, PgBoss, type QueueResult, type UpdateQueueOptions } from 'pg-boss';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { failedQueue } from './failed-jobs.ts';
import type { JobDefinition } from './job.ts';
import type { Jobs } from './jobs.ts';

interface BossOptions {
  url: string;
  /** A worker also runs the schedule, monitors heartbeats and listens for new jobs. */
  works: boolean;
  onError: (error: Error) => void;
  onWarning?: (message: string) => void;
  /** How often a worker checks for jobs whose worker died. */
  watchSeconds?: number;
}

/**
 * In ms; above the few seconds that the queue's own upkeep may take. A connection that gave no answer in
 * time is thrown away. The queue hands these on to its pool.
 */
const deadlines = { connectionTimeoutMillis: 5000, query_timeout: 10_000, keepAlive: true };

export function createBoss(options: BossOptions): PgBoss {
  // With a heartbeat of 20 seconds, jobs of a dead worker run again within a minute.
  const watchSeconds = options.watchSeconds ?? 15;
  const boss = new PgBoss({
    connectionString: options.url,
    application_name: 'marquee-jobs',
    schema: 'jobs',
    // Each of its statements is short. Where no jobs run it is needed once a minute, and not kept between.
    max: 1,
    ...(options.works ? {} : { idleTimeoutMillis: 100 }),
    ...deadlines,
    supervise: options.works,
    schedule: options.works,
    useListenNotify: options.works,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
    // No job of ours waits for another one, and none on a schedule is needed to the second.
    flowIntervalSeconds: 300,
    cronWorkerIntervalSeconds: 15,
  });
  boss.on('error', options.onError);
  boss.on('warning', (warning) => options.onWarning?.(warning.message));
  return boss;
}

const day = 86_400;

/** Creates missing queues and updates those whose settings changed; safe to run concurrently. */
export async function ensureQueues(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  // Failed jobs go to it, so it has to exist before the others.
  if (!known.has(failedQueue)) await createFailedQueue(boss);
  for (const definition of definitions) {
    const queue = known.get(definition.name);
    const settings = Object.entries(queueSettings(definition)) as [keyof QueueResult, unknown][];
    if (!queue || settings.some(([name, value]) => queue[name] !== value))
      await ensureQueue(boss, definition);
  }
}

async function createFailedQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(failedQueue, { retryLimit: 10, retryBackoff: true, deleteAfterSeconds: 3 * day });
}

async function ensureQueue(boss: PgBoss, definition: JobDefinition): Promise<void> {
  const settings = queueSettings(definition);
  await boss.createQueue(definition.name, { ...settings, policy: 'short' });
  await boss.updateQueue(definition.name, settings);
}

function queueSettings(definition: JobDefinition) {
  return {
    retryLimit: definition.retryLimit ?? 5,
    retryDelay: definition.retryDelaySeconds ?? 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: definition.expireInSeconds ?? 900,
    heartbeatSeconds: 20,
    deleteAfterSeconds: 3 * day,
    deadLetter: failedQueue,
    notify: true,
  } satisfies UpdateQueueOptions;
}

/** Sends jobs through `db`: inside a transaction they exist only after the commit. */
export function jobsThrough(boss: PgBoss, db: Database): Jobs {
  return {
    send: async (definition, payload, options = {}) => {
      await boss.send(definition.name, z.encode(definition.payload, payload), {
        db: fromKysely(db),
        ...options,
        ...groupOf(payload),
        // The "short" policy allows one waiting job per key, so a job without a key gets a random one.
        singletonKey: options.singletonKey ?? randomUUID(),
      });
    },
    sendAll: async (definition, payloads) => {
      const jobs = payloads.map((payload) => ({
        data: z.encode(definition.payload, payload) as object,
        singletonKey: randomUUID(),
        ...groupOf(payload),
      }));
      if (jobs.length > 0) await boss.insert(definition.name, jobs, { db: fromKysely(db) });
    },
    inside: (transaction) => jobsThrough(boss, transaction),
  };
}

/** A panel's jobs are counted together. */
function groupOf(payload: object): { group?: { id: string } } {
  return 'panelId' in payload ? { group: { id: String(payload.panelId) } } : {};
}
