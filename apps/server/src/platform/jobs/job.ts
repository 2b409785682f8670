import { z } from 'zod';
import type { Context } from '../context.ts';

/**
 * A job is a name, a payload of ids, and a lazily loaded handler. Delivery is at least once:
 * a handler run twice must change nothing the second time.
 */
export interface JobDefinition<Payload extends z.ZodObject = z.ZodObject> {
  /** kebab-case, unique; the queue's name. */
  name: string;
  /** Always has a `panelId`, except for jobs over all panels. Ids are `rowId`. */
  payload: Payload;
  load(): Promise<{ handle(ctx: Context, payload: z.output<Payload>): Promise<void> }>;
  /** Five-field cron in UTC; the payload is then `{}`. */
  cron?: string;
  retryLimit?: number;
  /** Before the first retry; doubled for every further one. */
  retryDelaySeconds?: number;
  /** How many of one panel run at once in one worker process; above one, another panel always finds a place. */
  concurrency?: number;
  expireInSeconds?: number;
}

export function job<Payload extends z.ZodObject>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

/** An id in a payload: `bigint` in code, text in the queue's JSON. */
export const rowId = z.codec(z.string().regex(/^\d{1,19}$/), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (id) => id.toString(),
});
