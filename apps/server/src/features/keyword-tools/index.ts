import type { Feature } from '../../platform/feature.ts';
import { keywordToolRoutes } from './keyword-tools.routes.ts';
import { personalDataListeners } from './personal-data.ts';

export const keywordTools: Feature = {
  name: 'keyword-tools',
  routes: keywordToolRoutes,
  listeners: personalDataListeners,
};
