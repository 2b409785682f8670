import type { Feature } from '../../platform/feature.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { failedJobQueue, failedJobRoutes } from './failed-jobs.console.ts';

/** Background jobs of these definitions that failed for good, and what a person does about them. */
export function failedJobsFeature(definitions: readonly JobDefinition[]): Feature {
  return { name: 'failed-jobs', routes: failedJobRoutes(definitions), queues: [failedJobQueue] };
}
