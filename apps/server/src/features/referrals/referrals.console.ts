import type { ReferralReward } from '@marquee/contract/console/referrals.ts';
import * as endpoints from '@marquee/contract/console/referrals.ts';
import { sql } from 'kysely';
import { type CsvColumn, listCsv, rowsPerPage } from '../../platform/console/list-csv.ts';
import { countWaiting, type WorkQueue } from '../../platform/console/work-queue.ts';
import type { Context } from '../../platform/context.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { decideReward } from './decide-reward.ts';
import { getStaffReward, listRewards } from './list-rewards.ts';

export const referralQueue: WorkQueue = {
  name: 'referrals',
  permission: 'withdrawals.manage',
  measure: countWaiting('referral_reward', {
    waits: sql`state = 'held'`,
    since: 'created_at',
    orderBy: 'order_id',
  }),
};

const csvColumns: readonly CsvColumn<ReferralReward>[] = [
  ['order_id', ({ id }) => id],
  ['state', ({ state }) => state],
  ['hold_reasons', ({ hold_reasons }) => hold_reasons.join(' ')],
  ['referrer_id', ({ referrer }) => referrer.id],
  ['referrer_email', ({ referrer }) => referrer.email],
  ['referred_id', ({ referred }) => referred.id],
  ['referred_email', ({ referred }) => referred.email],
  ['percent', ({ percent }) => percent],
  ['cash_kept', ({ cash_kept }) => cash_kept],
  ['lost', ({ lost }) => lost],
  ['earned', ({ earned }) => earned],
  ['paid', ({ paid }) => paid],
  ['created_at', ({ created_at }) => created_at],
  ['decided_by', ({ decided_by }) => decided_by],
  ['decided_at', ({ decided_at }) => decided_at],
  ['decision_reason', ({ decision_reason }) => decision_reason],
];

export const referralConsoleRoutes: readonly Route[] = [
  route(endpoints.listReferralRewards, (ctx, { query }) => listRewards(ctx, query)),
  route(endpoints.exportReferralRewards, (ctx, { query }) =>
    listCsv<ReferralReward>(ctx, {
      name: 'referral-rewards',
      columns: csvColumns,
      readPage: (after) => listRewards(ctx, { ...query, after, limit: rowsPerPage }),
    }),
  ),
  route(endpoints.approveReferralReward, (ctx, { params, body }) =>
    decide(ctx, { orderId: BigInt(params.id), state: 'matured', reason: body.reason }),
  ),
  route(endpoints.refuseReferralReward, (ctx, { params, body }) =>
    decide(ctx, { orderId: BigInt(params.id), state: 'refused', reason: body.reason }),
  ),
];

async function decide(ctx: Context, decision: Parameters<typeof decideReward>[1]) {
  await decideReward(ctx, decision);
  return { data: await getStaffReward(ctx, decision.orderId) };
}
