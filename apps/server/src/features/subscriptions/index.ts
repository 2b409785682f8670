import type { Feature } from '../../platform/feature.ts';
import { listeners } from './listeners.ts';
import { stopHandoverJob } from './stop-handover.job.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';
import { wakeSubscriptionsJob } from './wake-subscriptions.job.ts';

export { answerDoubtedHandover, type HandoverAnswer } from './answer-doubted-handover.ts';
export { cancelSubscription } from './cancel-subscription.ts';
export { createSubscription } from './create-subscription.ts';
export { publicationOrdered } from './events.ts';
export { type FollowedSubscription, followedSubscriptions } from './followed-subscriptions.ts';
export { namedChannel } from './named-channel.ts';

export const subscriptions: Feature = {
  name: 'subscriptions',
  routes: subscriptionRoutes,
  jobs: [wakeSubscriptionsJob, stopHandoverJob],
  loops: [{ name: 'look-at-channels', everySeconds: 5, load: () => import('./look-at-channels.ts') }],
  listeners,
};
