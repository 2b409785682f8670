import type { StaffReview } from '@marquee/contract/console/reviews.ts';
import * as endpoints from '@marquee/contract/console/reviews.ts';
import { sql } from 'kysely';
import { type CsvColumn, listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
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

const csvColumns: readonly CsvColumn<StaffReview>[] = [
  ['id', ({ id }) => id],
  ['status', ({ status }) => status],
  ['rating', ({ rating }) => rating],
  ['comment', ({ comment }) => comment],
  ['language', ({ locale }) => locale],
  ['service_id', ({ service }) => service.id],
  ['service', ({ service }) => service.name],
  ['customer_id', ({ customer }) => customer?.id ?? null],
  ['customer_email', ({ customer }) => customer?.email ?? null],
  ['written_at', ({ written_at }) => written_at],
  ['reject_reason', ({ reject_reason }) => reject_reason],
  ['answer', ({ answer }) => answer],
];

export const reviewConsoleRoutes: readonly Route[] = [
  route(endpoints.listStaffReviews, (ctx, { query }) => listStaffReviews(ctx, query)),
  route(endpoints.exportStaffReviews, (ctx, { query }) =>
    listCsv<StaffReview>(ctx, {
      name: 'reviews',
      columns: csvColumns,
      readPage: (after) => listStaffReviews(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
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
