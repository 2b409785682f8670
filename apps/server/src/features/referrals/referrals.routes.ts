import * as endpoints from '@marquee/contract/money/referrals.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { listReferrals } from './list-referrals.ts';
import { recordReferralVisit } from './record-visit.ts';
import { getReferralStatistics } from './referral-statistics.ts';

export const referralRoutes: readonly Route[] = [
  route(endpoints.getReferralStatistics, async (ctx, { query }) => ({
    data: await getReferralStatistics(ctx, query),
  })),
  route(endpoints.listReferrals, (ctx, { query }) => listReferrals(ctx, query)),
  route(
    endpoints.recordReferralVisit,
    async (ctx, { body }, _, incoming) => {
      await recordReferralVisit(ctx, body, incoming);
      return undefined;
    },
    { limit: { points: 30, seconds: 3600 } },
  ),
];
