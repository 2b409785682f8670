import { money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { type CampaignPlanEvent, notify } from '../../notifications/index.ts';
import type { PlanRow, SubscriptionRow } from './plan.ts';

export async function notifyPlan(
  tx: Context,
  { account_id }: SubscriptionRow,
  {
    event,
    plan,
    date,
    campaigns = 0,
  }: { event: CampaignPlanEvent; plan: PlanRow; date: Date; campaigns?: number },
): Promise<void> {
  await notify(tx, account_id, {
    kind: 'campaign-plan',
    event,
    plan: plan.name,
    price: money(plan.price),
    limit: plan.keywords_limit,
    date: date.toISOString(),
    campaigns,
  });
}
