import type { TestDatabase } from '../../../testing/test-database.ts';
import { type Customer, openShop } from '../../orders/testing/shop.ts';
import { createStaffPlan } from '../console/manage-plans.ts';
import { createCampaign } from '../create-campaign.ts';
import { personalDataListeners } from '../personal-data.ts';
import { subscribeToPlan } from '../plans/subscribe-to-plan.ts';
import { fakeSources, ownVideo } from './fake-sources.ts';

type Plan = Parameters<typeof createStaffPlan>[1];

/** A panel that offers plans, and a video network whose answers the test decides. */
export async function campaignShop(database: TestDatabase) {
  const shop = await openShop(database, { listeners: personalDataListeners });
  const sources = fakeSources();
  const plan = async (values: Partial<Plan> = {}) => {
    const { id } = await createStaffPlan(shop.ctx, {
      name: 'Creator',
      keywords_limit: 20,
      price: '10',
      trial_days: 0,
      is_highlight: false,
      is_enabled: true,
      position: 0,
      ...values,
    });
    return BigInt(id);
  };
  const choose = (customer: Customer, planId: bigint, dueNow?: string) =>
    subscribeToPlan(customer, { planId, dueNow });
  const track = (customer: Customer, values: Partial<Parameters<typeof createCampaign>[1]> = {}) =>
    createCampaign(
      customer,
      {
        url: `https://youtu.be/${ownVideo}`,
        countries: ['US'],
        track: 'daily',
        keywords: ['piano'],
        alerts: true,
        ...values,
      },
      { sources },
    );
  return { shop, ctx: shop.ctx, sources, plan, choose, track };
}
