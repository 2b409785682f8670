import type { Feature } from '../../platform/feature.ts';
import { personalDataListeners } from './personal-data.ts';
import { verificationConsoleRoutes, verificationQueue } from './verification.console.ts';
import { verificationRoutes } from './verification.routes.ts';

export const verification: Feature = {
  name: 'verification',
  routes: [...verificationRoutes, ...verificationConsoleRoutes],
  queues: [verificationQueue],
  listeners: personalDataListeners,
};
