import type { Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { chargeCampaignPlan } from '../../ledger/index.ts';
import type { PlanRow, SubscriptionRow } from './plan.ts';

/** Takes what is due for a plan; the row is locked, so numbers follow each other. Answers how many charges there are. */
export async function chargePlan(
  tx: Context,
  { subscription, plan, amount }: { subscription: SubscriptionRow; plan: PlanRow; amount: Money },
): Promise<number> {
  if (amount === 0n) return subscription.charges;
  const number = subscription.charges + 1;
  await chargeCampaignPlan(tx, {
    customerId: subscription.account_id,
    subscriptionId: subscription.id,
    number,
    amount,
    plan: plan.name,
  });
  await tx.db
    .insertInto('campaign_plan_charge')
    .values({
      panel_id: tx.panel.id,
      subscription_id: subscription.id,
      number,
      plan_id: plan.id,
      amount,
      charged_at: tx.clock.now(),
    })
    .execute();
  return number;
}
