import { randomUUID } from 'node:crypto';
import { fromKysely, type PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { Jobs } from './jobs.ts';

/** Sends jobs through `db`: inside a transaction they exist only after the commit. */
export function jobsThrough(boss: PgBoss, db: Database): Jobs {
  return {
    send: async (definition, payload, options = {}) => {
      await boss.send(definition.name, z.encode(definition.payload, payload), {
        db: fromKysely(db),
        ...options,
        // The "short" policy allows one waiting job per key, so a job without a key gets a random one.
        singletonKey: options.singletonKey ?? randomUUID(),
      });
    },
    inside: (transaction) => jobsThrough(boss, transaction),
  };
}
