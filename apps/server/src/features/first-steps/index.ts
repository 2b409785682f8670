import * as endpoints from '@marquee/contract/console/first-steps.ts';
import type { Feature } from '../../platform/feature.ts';
import { route } from '../../platform/http/calls/route.ts';
import { dismissFirstSteps } from './dismiss-first-steps.ts';
import { getFirstSteps } from './get-first-steps.ts';

/** The checklist on the overview of a panel that has not sold anything yet. */
export const firstStepsFeature: Feature = {
  name: 'first-steps',
  routes: [
    route(endpoints.getFirstSteps, async (ctx) => ({ data: await getFirstSteps(ctx) })),
    route(endpoints.dismissFirstSteps, async (ctx) => {
      await dismissFirstSteps(ctx);
      return { data: await getFirstSteps(ctx) };
    }),
  ],
};
