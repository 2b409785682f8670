import { listQueues as endpoint } from '@marquee/contract/console/queues.ts';
import type { Feature } from '../../platform/feature.ts';
import { route } from '../../platform/http/calls/route.ts';
import { listQueues } from './list-queues.ts';

/** The operators' view across what these features bring. */
export function consoleFeature(features: readonly Feature[]): Feature {
  const queues = features.flatMap((feature) => feature.queues ?? []);
  return {
    name: 'console',
    routes: [route(endpoint, async (ctx) => ({ data: await listQueues(ctx, queues) }))],
  };
}
