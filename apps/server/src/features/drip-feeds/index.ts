import type { Feature } from '../../platform/feature.ts';
import { dripFeedConsoleRoutes } from './drip-feeds.console.ts';
import { dripFeedRoutes } from './drip-feeds.routes.ts';
import { personalDataListeners } from './personal-data.ts';

export { cancelDripFeed } from './cancel-drip-feed.ts';

export const dripFeeds: Feature = {
  name: 'drip-feeds',
  routes: [...dripFeedRoutes, ...dripFeedConsoleRoutes],
  listeners: personalDataListeners,
};
