import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { JobDefinition } from './job.ts';

interface SendOptions {
  startAfter?: Date;
  /**
   * At most one waiting job per key. Only for jobs that look at all there is to do: the one
   * already waiting may start before this transaction commits.
   */
  singletonKey?: string;
  priority?: number;
}

/** The sending half of the queue, as verbs see it. */
export interface Jobs {
  send<Payload extends z.ZodObject>(
    definition: JobDefinition<Payload>,
    payload: z.output<Payload>,
    options?: SendOptions,
  ): Promise<void>;
  /** The same queue, sending through this transaction; `inTransaction` calls it. */
  inside(db: Database): Jobs;
}
