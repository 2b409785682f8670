import * as endpoints from '@marquee/contract/console/reviews.ts';
import { sql } from 'kysely';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import type { Context } from '../../platform/context.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { getStaffReview, listStaffReviews } from './list-staff-reviews.ts';
import { answerReview, moderateReview } from './moderate-review.ts';

export const reviewQueue: WorkQueue = {
  name: 'reviews',
  permission: 'content.manage',
  measure: countWaiting('review', {
    waits: sql`status = 'in_moderation'`,
    since: 'created_at',
    orderBy: 'created_at',
  }),
};

export const reviewConsoleRoutes: readonly Route[] = [
  route(endpoints.listStaffReviews, (ctx, { query }) => listStaffReviews(ctx, query)),
  route(endpoints.approveReview, async (ctx, { params, body }) => {
    const reviewId = BigInt(params.id);
    await moderateReview(ctx, { reviewId, writtenAt: body.written_at, status: 'approved' });
    return shown(ctx, reviewId);
  }),
  route(endpoints.rejectReview, async (ctx, { params, body }) => {
    const reviewId = BigInt(params.id);
    const { written_at: writtenAt, reason } = body;
    await moderateReview(ctx, { reviewId, writtenAt, status: 'rejected', reason });
    return shown(ctx, reviewId);
  }),
  route(endpoints.answerReview, async (ctx, { params, body }) => {
    const reviewId = BigInt(params.id);
    await answerReview(ctx, { reviewId, writtenAt: body.written_at, text: body.text });
    return shown(ctx, reviewId);
  }),
];

const shown = async (ctx: Context, reviewId: bigint) => ({ data: await getStaffReview(ctx, reviewId) });
