import type { FailedJob } from '../../platform/jobs/failed-jobs.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';

/** What would run it now. Nothing runs a job of an older version, or one with a payload that is refused. */
export function runnableJob(definitions: readonly JobDefinition[], { name, payload }: FailedJob) {
  const definition = definitions.find((one) => one.name === name);
  const parsed = definition?.payload.safeParse(payload);
  return definition && parsed?.success ? { definition, payload: parsed.data } : undefined;
}
