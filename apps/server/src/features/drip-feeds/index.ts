import type { Feature } from '../../platform/feature.ts';
import { dripFeedRoutes } from './drip-feeds.routes.ts';

export const dripFeeds: Feature = { name: 'drip-feeds', routes: dripFeedRoutes };
