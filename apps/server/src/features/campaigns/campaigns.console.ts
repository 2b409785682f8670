import * as endpoints from '@marquee/contract/console/campaigns.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { listStaffCampaigns } from './console/list-staff-campaigns.ts';
import { changeStaffPlan, createStaffPlan, deleteStaffPlan, listStaffPlans } from './console/manage-plans.ts';

/** Also while the tools are switched off, so that plans can be made before anybody sees them. */
export const campaignConsoleRoutes: readonly Route[] = [
  route(endpoints.listStaffPlans, async (ctx) => ({ data: await listStaffPlans(ctx) })),
  route(endpoints.createStaffPlan, async (ctx, { body }) => ({ data: await createStaffPlan(ctx, body) })),
  route(endpoints.changeStaffPlan, async (ctx, { params, body }) => ({
    data: await changeStaffPlan(ctx, BigInt(params.id), body),
  })),
  route(endpoints.deleteStaffPlan, async (ctx, { params }) => {
    await deleteStaffPlan(ctx, BigInt(params.id));
    return undefined;
  }),
  route(endpoints.listStaffCampaigns, (ctx, { query }) => listStaffCampaigns(ctx, query)),
];
