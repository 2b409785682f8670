import type { Feature } from '../../platform/feature.ts';
import { personalDataListeners } from './personal-data.ts';
import { savedLinkRoutes } from './saved-links.routes.ts';

export const savedLinks: Feature = {
  name: 'saved-links',
  routes: savedLinkRoutes,
  listeners: personalDataListeners,
};
