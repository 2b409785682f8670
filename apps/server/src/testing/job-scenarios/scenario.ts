import type { JobWithMetadata } from 'pg-boss';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { runJob } from '../../platform/jobs/run-job.ts';
import type { TestClock } from '../test-clock.ts';

export type StageContext = Context & { clock: TestClock };

interface Prepared<Payload> {
  ctx: StageContext;
  payload: Payload;
  /** What stands outside the database: orders at a provider, refunds at a gateway, files. */
  outside?(): unknown;
  /** How often somebody outside was asked; of two runs at once both may ask. */
  asked?(): number;
  /** Life goes on between the first run and the second. */
  meanwhile?(): Promise<void>;
}

interface Given<Payload> {
  prepare(): Promise<Prepared<Payload>>;
  /** Where the first run shows; a check shows nowhere. */
  leaves?: 'rows' | 'jobs' | 'outside' | 'nothing';
  /** Until it is run once more. */
  laterSeconds?: number;
  isRunAtOnce?: boolean;
  /** Tables that get a line for every run, on purpose. */
  logs?: readonly string[];
  /** `table.column`: tells when or how often somebody looked, so it may differ later and among runs at once. */
  stamps?: readonly string[];
}

export interface Scenario extends Required<Omit<Given<unknown>, 'prepare'>> {
  job: string;
  about: string;
  prepare(): Promise<Ready>;
}

export interface Ready {
  panelId: bigint;
  clock: TestClock;
  /** The same job each time, as the queue delivers it. Answers with the reason when it failed. */
  run(): Promise<string | undefined>;
  outside(): unknown;
  asked(): number;
  meanwhile: (() => Promise<void>) | undefined;
}

let lastJob = 0;

export function scenario<Payload extends z.ZodObject>(
  definition: JobDefinition<Payload>,
  about: string,
  given: Given<z.output<Payload>>,
): Scenario {
  return {
    leaves: 'rows',
    laterSeconds: 3600,
    isRunAtOnce: false,
    logs: [],
    stamps: [],
    ...given,
    job: definition.name,
    about,
    prepare: async () => {
      const { ctx, payload, outside, asked: query, meanwhile } = await given.prepare();
      lastJob += 1;
      const id = `job-${lastJob}`;
      const data: unknown = JSON.parse(JSON.stringify(z.encode(definition.payload, payload)));
      const queued = { id, data, retryCount: 0, retryLimit: 0 } as JobWithMetadata<unknown>;
      const panelById = (panelId: bigint) =>
        ctx.db
          .selectFrom('panel')
          .select(['id', 'slug', 'name'])
          .where('id', '=', panelId)
          .executeTakeFirst();
      return {
        panelId: ctx.panel.id,
        clock: ctx.clock,
        run: async () => {
          const { status, output } = await runJob(definition, queued, { base: ctx, panelById });
          return status === 'completed' ? undefined : JSON.stringify(output);
        },
        outside: outside ?? (() => undefined),
        asked: query ?? (() => 0),
        meanwhile,
      };
    },
  };
}
