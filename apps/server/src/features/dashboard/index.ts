import * as endpoints from '@marquee/contract/shell/dashboard.ts';
import type { Feature } from '../../platform/feature.ts';
import { route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { getDashboard } from './get-dashboard.ts';

export const dashboard: Feature = {
  name: 'dashboard',
  routes: [
    route(endpoints.getDashboard, async (ctx) => ({
      data: await getDashboard(ctx, signedIn(ctx).accountId),
    })),
  ],
};
