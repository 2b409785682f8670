import { maxCommentLength } from '@marquee/domain/reviews/comment-length.ts';
import { reviewStatuses } from '@marquee/domain/reviews/review-status.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, locale, pageQuery, quantity, text, wholeNumberText } from '../primitives.ts';
import { serviceCard } from './catalogue-entities.ts';

const rating = z.int().min(1).max(5);
const comment = text(maxCommentLength);
const time = z.iso.datetime().max(30);

const ownReview = z.object({
  service_id: id,
  rating,
  comment,
  status: z.enum(reviewStatuses),
  /** Why it is not shown. */
  reject_reason: text(500).nullable(),
  /** What the panel says to it. */
  answer: text(1000).nullable(),
});
export type OwnReview = z.output<typeof ownReview>;

const myService = z.object({
  service: serviceCard,
  completed_orders: z.int().min(1),
  last_completed_at: time,
  review: ownReview.nullable(),
  /** What to order again: the latest order of the service, if it is not long ago. */
  last_order: z.object({ id, url: text(2048), quantity }).nullable(),
});

const myServices = z.object({
  data: z.array(myService).max(100),
  total: z.int().min(0),
  page: z.int().min(1),
  per_page: z.int().min(1),
});

export const listMyServices = endpoint({
  name: 'listMyServices',
  method: 'GET',
  path: '/api/v1/my-services',
  access: 'user',
  area: 'catalogue',
  summary: 'List services you’ve received, with your reviews, newest first',
  query: z.object(pageQuery({ perPage: 40 })),
  response: myServices,
});

export const listMyServicesWithoutReviews = endpoint({
  name: 'listMyServicesWithoutReviews',
  method: 'GET',
  path: '/api/v1/my-services/without-reviews',
  access: 'user',
  area: 'catalogue',
  summary: 'List services you’ve received but not reviewed',
  query: z.object(pageQuery({ perPage: 40 })),
  response: myServices,
});

export const submitReviews = endpoint({
  name: 'submitReviews',
  method: 'POST',
  path: '/api/v1/my-services/reviews',
  access: 'user',
  area: 'catalogue',
  summary: 'Submit reviews of services you’ve received; they appear once approved',
  body: z.object({
    reviews: z
      .array(z.strictObject({ service_id: id, rating, comment: comment.optional() }))
      .min(1)
      .max(50),
  }),
  response: data(z.array(ownReview).max(50)),
  // Only the customer may write in the customer's name.
  errors: ['impersonated'],
});

export const listServiceReviews = endpoint({
  name: 'listServiceReviews',
  method: 'GET',
  path: '/api/v1/services/{id}/reviews',
  access: 'guest',
  area: 'catalogue',
  summary: 'List reviews of a service, with the number of ratings per star',
  params: z.object({ id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  query: z.object({
    ...pageQuery({ perPage: 10 }),
    /** Only reviews with this many stars. */
    rating: wholeNumberText({ minimum: 1, maximum: 5 }).optional(),
  }),
  response: z.object({
    data: z
      .array(
        z.object({
          id,
          author_name: text(120),
          rating,
          comment,
          locale,
          created_at: time,
          /** What the panel says to it. */
          answer: text(1000).nullable(),
        }),
      )
      .max(100),
    total: z.int().min(0),
    page: z.int().min(1),
    per_page: z.int().min(1),
    rating: z.number().min(1).max(5).nullable(),
    count: z.int().min(0),
    /** The number of reviews with one star, two, up to five. */
    distribution: z.array(z.int().min(0)).length(5),
  }),
});
