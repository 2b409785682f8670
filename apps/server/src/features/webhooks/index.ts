import type { Feature } from '../../platform/feature.ts';
import { forgetDeliveriesJob } from './delivery/forget-deliveries.job.ts';
import { restoredDeliveries } from './delivery/restored-deliveries.ts';
import { listeners } from './listeners.ts';
import { webhookRoutes } from './webhooks.routes.ts';

/** Tells customers' programs about order changes, so that they need not poll. */
export const webhooks: Feature = {
  name: 'webhooks',
  routes: webhookRoutes,
  jobs: [forgetDeliveriesJob],
  loops: [
    {
      name: 'deliver-webhooks',
      everySeconds: 1,
      isOutgoing: true,
      load: () => import('./delivery/deliver-webhooks.ts'),
    },
  ],
  listeners,
  restored: [restoredDeliveries],
};
