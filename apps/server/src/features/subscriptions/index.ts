import type { Feature } from '../../platform/feature.ts';
import { restoredHandovers } from './handover/restored-handovers.ts';
import { stopHandoverJob } from './handover/stop-handover.job.ts';
import { listeners } from './listeners.ts';
import { doubtedQueue, subscriptionConsoleRoutes } from './subscriptions.console.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';
import { wakeSubscriptionsJob } from './watching/wake-subscriptions.job.ts';

export { namedChannel } from './channel-link.ts';
export { createSubscription } from './create-subscription.ts';
export { cancelSubscription } from './end-subscription.ts';
export { publicationOrdered } from './events.ts';
export { type HandoverResolution, resolveDoubtedHandover } from './handover/handover.ts';
export { type FollowedSubscription, followedSubscriptions } from './watching/followed-subscriptions.ts';

export const subscriptions: Feature = {
  name: 'subscriptions',
  routes: [...subscriptionRoutes, ...subscriptionConsoleRoutes],
  jobs: [wakeSubscriptionsJob, stopHandoverJob],
  loops: [
    {
      name: 'look-at-channels',
      everySeconds: 5,
      isOutgoing: true,
      load: () => import('./watching/check-channels.ts'),
    },
  ],
  listeners,
  restored: [restoredHandovers],
  queues: [doubtedQueue],
};
