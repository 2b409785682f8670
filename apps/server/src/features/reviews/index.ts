import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed, onStrangerLeft, personalDataRequested } from '../accounts/index.ts';
import { addReviewData, forgetAuthor } from './personal-data.ts';
import { reviewConsoleRoutes, reviewQueue } from './reviews.console.ts';
import { reviewRoutes } from './reviews.routes.ts';

export const reviews: Feature = {
  name: 'reviews',
  routes: [...reviewRoutes, ...reviewConsoleRoutes],
  queues: [reviewQueue],
  listeners: [
    on(personalDataRequested, addReviewData),
    on(accountClosed, forgetAuthor),
    onStrangerLeft(forgetAuthor),
  ],
};
