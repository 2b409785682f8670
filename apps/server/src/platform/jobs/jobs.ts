import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { JobDefinition } from './job.ts';

interface SendOptions {
  startAfter?: Date;
  /**
   * At most one waiting job per key. Only for jobs that process everything there is to do: the waiting
   * one may start before this transaction commits.
   */
  singletonKey?: string;
  priority?: number;
}

/** Sends jobs. */
export interface Jobs {
  send<Payload extends z.ZodObject>(
    definition: JobDefinition<Payload>,
    payload: z.output<Payload>,
    options?: SendOptions,
  ): Promise<void>;
  /** Many of one kind at the cost of one. */
  sendAll<Payload extends z.ZodObject>(
    definition: JobDefinition<Payload>,
    payloads: readonly z.output<Payload>[],
  ): Promise<void>;
  /** Sends through this transaction; called by `inTransaction`. */
  inside(db: Database): Jobs;
}
