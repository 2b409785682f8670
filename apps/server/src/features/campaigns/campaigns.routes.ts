import * as plans from '@marquee/contract/youtube/campaign-plans.ts';
import * as endpoints from '@marquee/contract/youtube/campaigns.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { activateCampaign, finishCampaign, pauseCampaign, updateCampaign } from './campaign-steps.ts';
import { getCampaign } from './campaign-view.ts';
import { changeCampaign } from './change-campaign.ts';
import { createCampaign } from './create-campaign.ts';
import { exportCampaign } from './export-campaign.ts';
import { getPositions } from './get-positions.ts';
import { listCampaignKeywords } from './list-campaign-keywords.ts';
import { listCampaigns } from './list-campaigns.ts';
import { listSearchResults } from './list-search-results.ts';
import { changeSubscription } from './plans/change-subscription.ts';
import { listPlans } from './plans/list-plans.ts';
import { subscribeToPlan } from './plans/subscribe-to-plan.ts';
import { getSubscription } from './plans/subscription-view.ts';

/** Each reads the video's title outside. */
const createLimit = { limit: { points: 60, seconds: 3600 } };
const changeLimit = { limit: { points: 120, seconds: 600 } };
const exportLimit = { limit: { points: 30, seconds: 600 } };

export const campaignRoutes: readonly Route[] = [
  route(plans.listTariffPlans, async (ctx) => ({ data: await listPlans(ctx) })),
  route(plans.getCampaignSubscription, async (ctx) => ({ data: await getSubscription(ctx) })),
  route(plans.changeCampaignSubscription, async (ctx, { body }) => ({
    data: await changeSubscription(ctx, body),
  })),
  route(plans.subscribeToTariffPlan, async (ctx, { params, body }, _, { idempotencyKey }) => ({
    data: await subscribeToPlan(ctx, { planId: BigInt(params.id), dueNow: body.due_now }, idempotencyKey),
  })),
  route(endpoints.listCampaigns, (ctx, { query }) => listCampaigns(ctx, query)),
  route(
    endpoints.createCampaign,
    async (ctx, { body }, _, { idempotencyKey: key }) => ({ data: await createCampaign(ctx, body, { key }) }),
    createLimit,
  ),
  route(endpoints.getCampaign, async (ctx, { params }) => ({
    data: await getCampaign(ctx, BigInt(params.id)),
  })),
  route(
    endpoints.changeCampaign,
    async (ctx, { params, body }) => ({ data: await changeCampaign(ctx, BigInt(params.id), body) }),
    changeLimit,
  ),
  route(
    endpoints.updateCampaign,
    async (ctx, { params }) => ({ data: await updateCampaign(ctx, BigInt(params.id)) }),
    changeLimit,
  ),
  route(
    endpoints.activateCampaign,
    async (ctx, { params }) => ({ data: await activateCampaign(ctx, BigInt(params.id)) }),
    changeLimit,
  ),
  route(
    endpoints.pauseCampaign,
    async (ctx, { params }) => ({ data: await pauseCampaign(ctx, BigInt(params.id)) }),
    changeLimit,
  ),
  route(
    endpoints.finishCampaign,
    async (ctx, { params }) => ({ data: await finishCampaign(ctx, BigInt(params.id)) }),
    changeLimit,
  ),
  route(endpoints.listCampaignKeywords, (ctx, { params, query }) =>
    listCampaignKeywords(ctx, BigInt(params.id), query),
  ),
  route(endpoints.getCampaignPositions, async (ctx, { params, query }) => ({
    data: await getPositions(ctx, BigInt(params.id), query),
  })),
  route(endpoints.listSearchResults, (ctx, { params, query }) =>
    listSearchResults(ctx, { campaignId: BigInt(params.id), keywordId: BigInt(params.keywordId) }, query),
  ),
  route(
    endpoints.exportCampaign,
    (ctx, { params, query }) => exportCampaign(ctx, BigInt(params.id), query),
    exportLimit,
  ),
];
