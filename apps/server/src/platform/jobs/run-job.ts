import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { AppServices, Context, Panel } from '../context.ts';
import { Refusal } from '../errors.ts';
import type { JobDefinition } from './job.ts';

export interface JobServices {
  /** Shared by all jobs; panel, actor and log are added per job. */
  base: AppServices & Pick<Context, 'log'>;
  panelById(panelId: bigint): Promise<Panel | undefined>;
}

/** For jobs over all panels: no row has this id. */
const noPanel: Panel = { id: 0n, slug: 'no-panel', name: '' };

/** Runs a job and returns its result; never throws. */
export async function runJob(
  definition: JobDefinition,
  queued: JobWithMetadata<unknown>,
  { base, panelById }: JobServices,
): Promise<JobResult> {
  const log = base.log.child({ job: definition.name, jobId: queued.id, attempt: queued.retryCount + 1 });
  // A retry cannot fix an invalid payload, so the job fails for good.
  const failForGood = (reason: string, error?: unknown): JobResult => {
    log.error({ err: error }, reason);
    return { id: queued.id, status: 'deadletter', output: { message: reason } };
  };
  const parsed = definition.payload.safeParse(queued.data ?? {});
  if (!parsed.success) return failForGood('The job has a payload its definition refuses.', parsed.error);
  try {
    const { panelId } = parsed.data;
    const panel = typeof panelId === 'bigint' ? await panelById(panelId) : noPanel;
    if (!panel) return failForGood('The job names a panel that does not exist.');
    const { handle } = await definition.load();
    const actor = { kind: 'system', name: definition.name } as const;
    await handle({ ...base, log, panel, actor, locale: 'en', requestId: queued.id }, parsed.data);
    return { id: queued.id, status: 'completed' };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'outgoing_held')
      return postpone(definition, queued, parsed.data, base);
    const final = queued.retryCount >= queued.retryLimit;
    log[final ? 'error' : 'warn'](
      { err: error },
      final ? 'The job failed for good.' : 'The job failed and will be tried again.',
    );
    return {
      id: queued.id,
      status: 'failed',
      output: { message: error instanceof Error ? error.message : String(error) },
    };
  }
}

const postponedMs = 60_000;

/** Sent again for later, so that a hold of days does not use up its retries. */
async function postpone(
  definition: JobDefinition,
  { id }: JobWithMetadata<unknown>,
  payload: Parameters<Awaited<ReturnType<JobDefinition['load']>>['handle']>[1],
  { jobs, clock }: JobServices['base'],
): Promise<JobResult> {
  try {
    await jobs.send(definition, payload, { startAfter: new Date(clock.now().getTime() + postponedMs) });
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { message: String(error) } };
  }
}
