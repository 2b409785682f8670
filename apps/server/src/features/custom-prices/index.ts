import type { Feature } from '../../platform/feature.ts';
import { customPriceRoutes } from './custom-prices.console.ts';
import { personalDataListeners } from './personal-data.ts';

export const customPrices: Feature = {
  name: 'custom-prices',
  routes: customPriceRoutes,
  listeners: personalDataListeners,
};
