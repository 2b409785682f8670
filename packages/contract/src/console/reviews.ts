import { maxCommentLength } from '@marquee/domain/reviews/comment-length.ts';
import { reviewStatuses } from '@marquee/domain/reviews/review-status.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, locale, text, wholeNumberText } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const path = '/api/v1/admin/reviews';
const moment = z.iso.datetime().max(40);
const staffCall = { access: 'staff:content.manage', area: 'console' } as const;

const staffReview = z.object({
  id,
  service: z.object({ id, name: text(300), slug: text(200).nullable() }),
  /** Null when it was taken over from elsewhere, or its author left. */
  customer: customer.nullable(),
  author_name: text(120),
  rating: z.int().min(1).max(5),
  comment: text(maxCommentLength),
  locale,
  status: z.enum(reviewStatuses),
  reject_reason: text(500).nullable(),
  answer: text(1000).nullable(),
  /** Changes when its author changes it; a decision names the text that was read by it. */
  written_at: moment,
});
export type StaffReview = z.output<typeof staffReview>;

const filters = {
  status: z.enum(reviewStatuses).default('in_moderation'),
  rating: wholeNumberText({ minimum: 1, maximum: 5 }).optional(),
};

export const listStaffReviews = endpoint({
  ...staffCall,
  name: 'listStaffReviews',
  method: 'GET',
  path,
  summary: 'Reviews of all services; those in moderation come oldest first, the others newest first',
  query: z.object({ ...consoleListQuery, ...filters }),
  response: consoleListResponse(staffReview),
});

export const exportStaffReviews = endpoint({
  ...staffCall,
  name: 'exportStaffReviews',
  method: 'GET',
  path: `${path}/export`,
  summary: 'The same reviews as a file for spreadsheets',
  query: z.object({ search: consoleListQuery.search, ...filters }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const approveReview = endpoint({
  ...staffCall,
  name: 'approveReview',
  method: 'POST',
  path: `${path}/{id}/approval`,
  summary: 'Shows a review on the page of its service and counts it',
  params: rowId,
  body: z.strictObject({ written_at: moment }),
  response: data(staffReview),
  errors: ['impersonated', 'wrong_state'],
});

export const rejectReview = endpoint({
  ...staffCall,
  name: 'rejectReview',
  method: 'POST',
  path: `${path}/{id}/rejection`,
  summary: 'Hides a review; its author reads the reason and may write another',
  params: rowId,
  body: z.strictObject({ written_at: moment, reason: z.string().trim().min(3).max(500) }),
  response: data(staffReview),
  errors: ['impersonated', 'wrong_state'],
});

export const answerReview = endpoint({
  ...staffCall,
  name: 'answerReview',
  method: 'PUT',
  path: `${path}/{id}/answer`,
  summary: 'What the panel says to a review, below it; null takes it back',
  params: rowId,
  body: z.strictObject({ written_at: moment, text: z.string().trim().min(1).max(1000).nullable() }),
  response: data(staffReview),
  errors: ['impersonated', 'wrong_state'],
});
