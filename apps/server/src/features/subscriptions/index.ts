import type { Feature } from '../../platform/feature.ts';
import { stopHandoverJob } from './handover/stop-handover.job.ts';
import { listeners } from './listeners.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';
import { wakeSubscriptionsJob } from './watching/wake-subscriptions.job.ts';

export { cancelSubscription } from './cancel-subscription.ts';
export { createSubscription } from './create-subscription.ts';
export { publicationOrdered } from './events.ts';
export { resolveDoubtedHandover, type HandoverResolution } from './handover/resolve-doubted-handover.ts';
export { namedChannel } from './named-channel.ts';
export { type FollowedSubscription, followedSubscriptions } from './watching/followed-subscriptions.ts';

export const subscriptions: Feature = {
  name: 'subscriptions',
  routes: subscriptionRoutes,
  jobs: [wakeSubscriptionsJob, stopHandoverJob],
  loops: [
    { name: 'look-at-channels', everySeconds: 5, load: () => import('./watching/look-at-channels.ts') },
  ],
  listeners,
};
