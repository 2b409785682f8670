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
  /** State outside the database: orders at a provider, refunds at a gateway, files. */
  outside?(): unknown;
  /** The number of calls to the outside; two concurrent runs may both call. */
  callCount?(): number;
  /** Runs between the first run and the second. */
  meanwhile?(): Promise<void>;
}

interface ScenarioOptions<Payload> {
  prepare(): Promise<Prepared<Payload>>;
  /** Where the effect of the first run is visible. */
  leaves?: 'rows' | 'jobs' | 'outside' | 'nothing';
  /** The time before the third run. */
  laterSeconds?: number;
  isRunAtOnce?: boolean;
  /** Tables that get a row for every run on purpose. */
  logs?: readonly string[];
  /** `table.column`: a time or a count of runs, which may differ later and between concurrent runs. */
  stamps?: readonly string[];
}

export interface Scenario extends Required<Omit<ScenarioOptions<unknown>, 'prepare'>> {
  job: string;
  about: string;
  prepare(): Promise<Ready>;
}

export interface Ready {
  panelId: bigint;
  clock: TestClock;
  /** Runs the same job, as the queue delivers it. Returns the reason when it failed. */
  run(): Promise<string | undefined>;
  outside(): unknown;
  callCount(): number;
  meanwhile: (() => Promise<void>) | undefined;
}

let lastJob = 0;

export function scenario<Payload extends z.ZodObject>(
  definition: JobDefinition<Payload>,
  about: string,
  options: ScenarioOptions<z.output<Payload>>,
): Scenario {
  return {
    leaves: 'rows',
    laterSeconds: 3600,
    isRunAtOnce: false,
    logs: [],
    stamps: [],
    ...options,
    job: definition.name,
    about,
    prepare: async () => {
      const { ctx, payload, outside, callCount, meanwhile } = await options.prepare();
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
        callCount: callCount ?? (() => 0),
        meanwhile,
      };
    },
  };
}
