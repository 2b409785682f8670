import { randomUUID } from 'node:crypto';
import { fromKysely, type PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Jobs } from './jobs.ts';

/** Jobs sent through `db`: with a transaction they exist only once it commits. */
export function jobsThrough(boss: PgBoss, db: Database): Jobs {
  return {
    send: async (definition, payload, options = {}) => {
      await boss.send(definition.name, z.encode(definition.payload, payload), {
        db: fromKysely(db),
        ...options,
        // Queues hold one waiting job per key (policy "short"), so a job without one needs its own.
        singletonKey: options.singletonKey ?? randomUUID(),
      });
    },
    inside: (transaction) => jobsThrough(boss, transaction),
  };
}
