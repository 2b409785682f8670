import type { HeldPlan, PlanTerms } from '@marquee/domain/campaigns/plan-change.ts';
import { money } from '@marquee/domain/money/money.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { refuse } from '../../../platform/errors.ts';

export type PlanRow = Selectable<DB['campaign_plan']>;
export type SubscriptionRow = Selectable<DB['campaign_subscription']>;

export function plansOf({ db, panel }: Context) {
  return db.selectFrom('campaign_plan').selectAll().where('panel_id', '=', panel.id);
}

/** Also one that is no longer offered, for those who have it. */
export async function planById(ctx: Context, planId: bigint): Promise<PlanRow> {
  const row = await plansOf(ctx).where('id', '=', planId).executeTakeFirst();
  return row ?? refuse('not_found');
}

export function findSubscription(ctx: Context, accountId: bigint): Promise<SubscriptionRow | undefined> {
  return subscriptionsOf(ctx, accountId).executeTakeFirst();
}

export function lockSubscription(tx: Context, accountId: bigint): Promise<SubscriptionRow | undefined> {
  return subscriptionsOf(tx, accountId).forNoKeyUpdate().executeTakeFirst();
}

/** An account has one row at most, for good. */
function subscriptionsOf({ db, panel }: Context, accountId: bigint) {
  return db
    .selectFrom('campaign_subscription')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId);
}

/** For what only a running plan allows. The lock lets one at a time count its slots. */
export async function lockRunningPlan(
  tx: Context,
  accountId: bigint,
): Promise<{ subscription: SubscriptionRow; plan: PlanRow }> {
  const subscription = await lockSubscription(tx, accountId);
  if (!subscription || subscription.status === 'lapsed') return refuse('wrong_state');
  return { subscription, plan: await planById(tx, subscription.plan_id) };
}

export function planTerms(plan: PlanRow): PlanTerms {
  return {
    id: plan.id,
    price: money(plan.price),
    keywordsLimit: plan.keywords_limit,
    trialDays: plan.trial_days,
  };
}

export function heldPlan(subscription: SubscriptionRow, plan: PlanRow): HeldPlan {
  return {
    status: subscription.status,
    plan: planTerms(plan),
    price: money(subscription.price),
    startedAt: subscription.started_at,
    endsAt: subscription.ends_at,
  };
}
