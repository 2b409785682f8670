import type { Feature } from '../../platform/feature.ts';
import { reviewRoutes } from './reviews.routes.ts';

export { moderateReview } from './moderate-review.ts';

export const reviews: Feature = { name: 'reviews', routes: reviewRoutes };
