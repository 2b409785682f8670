import * as endpoints from '@marquee/contract/account/account.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { recordMarketingSource, setAnalyticsClientId } from './record-visit.ts';

export const accountsRoutes: readonly Route[] = [
  route(
    endpoints.recordMarketingSource,
    async (ctx, { body }) => {
      await recordMarketingSource(ctx, body);
      return undefined;
    },
    { limit: { points: 30, seconds: 3600 } },
  ),
  route(endpoints.setAnalyticsClientId, async (ctx, { body }) => {
    await setAnalyticsClientId(ctx, signedIn(ctx).accountId, body);
    return undefined;
  }),
];
