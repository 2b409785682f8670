import * as endpoints from '@marquee/contract/catalogue/reviews.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { listMyServices } from './list-my-services.ts';
import { listServiceReviews } from './list-service-reviews.ts';
import { submitReviews } from './submit-reviews.ts';

export const reviewRoutes: readonly Route[] = [
  route(endpoints.listMyServices, (ctx, { query }) => listMyServices(ctx, query)),
  route(endpoints.listMyServicesWithoutReviews, (ctx, { query }) =>
    listMyServices(ctx, { ...query, onlyWithoutReview: true }),
  ),
  route(endpoints.submitReviews, (ctx, { body }) => submitReviews(ctx, body.reviews)),
  route(endpoints.listServiceReviews, (ctx, { params, query }) => listServiceReviews(ctx, params.id, query)),
];
