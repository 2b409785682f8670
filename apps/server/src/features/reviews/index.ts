import { on } from '../../platform/events/events.ts';
import type { Feature } from '../../platform/feature.ts';
import { accountClosed, onStrangerLeft, personalDataRequested } from '../accounts/index.ts';
import { addReviewData, forgetAuthor } from './personal-data.ts';
import { reviewRoutes } from './reviews.routes.ts';

export { moderateReview } from './moderate-review.ts';

export const reviews: Feature = {
  name: 'reviews',
  routes: reviewRoutes,
  listeners: [
    on(personalDataRequested, addReviewData),
    on(accountClosed, forgetAuthor),
    onStrangerLeft(forgetAuthor),
  ],
};
