import * as endpoints from '@marquee/contract/console/withdrawals.ts';
import { sql } from 'kysely';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { approveWithdrawal, rejectWithdrawal } from './end-withdrawal.ts';
import { reviewedWithdrawal, reviewWithdrawals } from './review-withdrawals.ts';

export const withdrawalQueue: WorkQueue = {
  name: 'withdrawals',
  permission: 'withdrawals.manage',
  measure: countWaiting('withdrawal', { waits: sql`status = 'in_review'`, since: 'created_at' }),
};

export const withdrawalConsoleRoutes: readonly Route[] = [
  route(endpoints.reviewWithdrawals, (ctx, { query }) => reviewWithdrawals(ctx, query)),
  route(endpoints.payWithdrawal, async (ctx, { params, body }) => {
    const withdrawalId = BigInt(params.id);
    await approveWithdrawal(ctx, { withdrawalId, payoutReference: body.payout_reference });
    return { data: await reviewedWithdrawal(ctx, withdrawalId) };
  }),
  route(endpoints.rejectWithdrawal, async (ctx, { params, body }) => {
    const withdrawalId = BigInt(params.id);
    await rejectWithdrawal(ctx, { withdrawalId, reason: body.reason });
    return { data: await reviewedWithdrawal(ctx, withdrawalId) };
  }),
];
