import type { Feature } from '../../platform/feature.ts';
import { listeners } from './listeners.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';
import { wakeSubscriptionsJob } from './wake-subscriptions.job.ts';

export const subscriptions: Feature = {
  name: 'subscriptions',
  routes: subscriptionRoutes,
  jobs: [wakeSubscriptionsJob],
  loops: [{ name: 'look-at-channels', everySeconds: 5, load: () => import('./look-at-channels.ts') }],
  listeners,
};
