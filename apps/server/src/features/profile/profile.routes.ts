import { getProfile as getProfileEndpoint } from '@marquee/contract/profile.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { signedIn } from '../../platform/http/signed-in.ts';
import { getProfile } from './get-profile.ts';

export const profileRoutes: readonly Route[] = [
  route(getProfileEndpoint, async (ctx, { query }) => ({
    data: await getProfile(ctx, {
      accountId: signedIn(ctx).accountId,
      exact: query.with_increased_balance_accuracy,
    }),
  })),
];
