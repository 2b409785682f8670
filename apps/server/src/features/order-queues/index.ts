import type { Feature } from '../../platform/feature.ts';
import { orderQueueRoutes } from './order-queues.console.ts';
import { orderWorkQueues } from './order-queues.ts';

/** Orders that wait for a person, and the answers that persons give. */
export const orderQueues: Feature = {
  name: 'order-queues',
  routes: orderQueueRoutes,
  queues: orderWorkQueues,
};
