import type { CampaignSubscription } from '@marquee/contract/youtube/campaign-plans.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { requireCampaigns } from '../campaigns-offered.ts';
import { countTracked } from '../slots.ts';
import { findSubscription, type PlanRow, planById } from './plan.ts';

export async function getSubscription(ctx: Context): Promise<CampaignSubscription> {
  await requireCampaigns(ctx);
  const { accountId } = signedIn(ctx);
  const [row, tracked_keywords] = await Promise.all([
    findSubscription(ctx, accountId),
    countTracked(ctx, accountId),
  ]);
  if (!row)
    return {
      status: 'none',
      tracked_keywords,
      campaign_tariff: null,
      next_tariff: null,
      started_at: null,
      ends_at: null,
      renews: false,
    };
  const [plan, next] = await Promise.all([
    planById(ctx, row.plan_id),
    row.next_plan_id === null ? null : planById(ctx, row.next_plan_id),
  ]);
  return {
    status: row.status,
    tracked_keywords,
    campaign_tariff: tariff(plan),
    next_tariff: next && tariff(next),
    started_at: row.started_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    renews: row.renews && row.status !== 'lapsed',
  };
}

function tariff(plan: PlanRow): NonNullable<CampaignSubscription['campaign_tariff']> {
  return {
    id: Number(plan.id),
    name: plan.name,
    keywords_limit: plan.keywords_limit,
    price: formatMoney(money(plan.price)),
  };
}
