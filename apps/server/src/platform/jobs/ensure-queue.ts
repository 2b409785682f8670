import type { PgBoss, QueueOptions } from 'pg-boss';
import type { JobDefinition } from './job.ts';

const day = 86_400;

/** Creates the job's queue or updates its settings; safe to run concurrently. */
export async function ensureQueue(boss: PgBoss, definition: JobDefinition): Promise<void> {
  const settings = queueSettings(definition);
  await boss.createQueue(definition.name, { ...settings, policy: 'short' });
  await boss.updateQueue(definition.name, settings);
}

function queueSettings(definition: JobDefinition): QueueOptions & { notify: boolean } {
  return {
    retryLimit: definition.retryLimit ?? 5,
    retryDelay: definition.retryDelaySeconds ?? 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: definition.expireInSeconds ?? 900,
    heartbeatSeconds: 20,
    deleteAfterSeconds: 3 * day,
    notify: true,
  };
}
