import type { CampaignSubscription } from '@marquee/contract/youtube/campaign-plans.ts';
import { decidePlanChange, type PlanChange } from '@marquee/domain/campaigns/plan-change.ts';
import { formatMoney, parseMoney } from '@marquee/domain/money/money.ts';
import type { Updateable } from 'kysely';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { refuse } from '../../../platform/errors.ts';
import { once } from '../../../platform/idempotency/once.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { lockProvenAccount } from '../../accounts/index.ts';
import { requireCampaigns } from '../campaigns-offered.ts';
import { chargePlan } from './charge-plan.ts';
import { fitCampaigns } from './fit-campaigns.ts';
import {
  heldPlan,
  lockSubscription,
  type PlanRow,
  planById,
  planTerms,
  type SubscriptionRow,
} from './plan.ts';
import { getSubscription } from './subscription-view.ts';

/** Begins, raises or lowers the caller's plan. What is due is taken with it: both or neither. */
export async function subscribeToPlan(
  ctx: Context,
  { planId, dueNow }: { planId: bigint; dueNow: string | undefined },
  key?: string,
): Promise<CampaignSubscription> {
  await requireCampaigns(ctx);
  const claim = { key, request: ['subscribeToTariffPlan', String(planId), dueNow] };
  await once(ctx, claim, async (tx) => {
    await lockProvenAccount(tx);
    const { accountId } = signedIn(tx);
    const subscription = await lockSubscription(tx, accountId);
    const held = subscription && heldPlan(subscription, await planById(tx, subscription.plan_id));
    const plan = await choosablePlan(tx, planId, subscription);
    const change = decidePlanChange(held, planTerms(plan), tx.clock.now());
    const isKept = subscription?.next_plan_id === null && subscription.renews;
    if (change.change === 'current' && isKept) refuse('wrong_state');
    if (dueNow !== undefined && parseMoney(dueNow) !== change.dueNow)
      refuse('price_changed', { values: { total: formatMoney(change.dueNow) } });
    await apply(tx, { accountId, subscription, plan, change });
    return true;
  });
  return getSubscription(ctx);
}

/** One that is not offered can still be kept by those who have it. */
async function choosablePlan(
  tx: Context,
  planId: bigint,
  subscription: SubscriptionRow | undefined,
): Promise<PlanRow> {
  const plan = await planById(tx, planId);
  const isOwn = subscription?.plan_id === plan.id && subscription.status !== 'lapsed';
  const isOffered = plan.is_enabled && plan.removed_at === null;
  return isOwn || isOffered ? plan : refuse('not_found');
}

interface Chosen {
  accountId: bigint;
  subscription: SubscriptionRow | undefined;
  plan: PlanRow;
  change: PlanChange;
}

async function apply(tx: Context, { accountId, subscription, plan, change }: Chosen): Promise<void> {
  const now = tx.clock.now();
  const row = subscription ?? (await insert(tx, accountId, plan, change));
  const charges = await chargePlan(tx, { subscription: row, plan, amount: change.dueNow });
  await tx.db
    .updateTable('campaign_subscription')
    .set({ ...columns(row, plan, change), charges, renews: true })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', row.id)
    .execute();
  if (change.change !== 'downgrade') await fitCampaigns(tx, accountId, plan.keywords_limit);
  await recordAudit(tx, {
    action: 'campaigns.choose-plan',
    subjectType: 'campaign-plan',
    subjectId: plan.id,
    before: subscription ? { planId: subscription.plan_id, status: subscription.status } : undefined,
    after: { planId: plan.id, change: change.change, dueNow: String(change.dueNow), at: now },
  });
}

function columns(
  row: SubscriptionRow,
  plan: PlanRow,
  { change, status, beginsAt, endsAt }: PlanChange,
): Updateable<DB['campaign_subscription']> {
  if (change === 'downgrade') return { next_plan_id: plan.id };
  if (change === 'current') return { next_plan_id: null };
  const chosen = { plan_id: plan.id, next_plan_id: null, price: plan.price, status, noticed_for: null };
  const goesOn = change === 'upgrade' && endsAt.getTime() === row.ends_at.getTime();
  return goesOn
    ? chosen
    : { ...chosen, started_at: beginsAt, ends_at: endsAt, billing_day: beginsAt.getUTCDate() };
}

function insert(
  { db, panel, clock }: Context,
  accountId: bigint,
  plan: PlanRow,
  { status, beginsAt, endsAt }: PlanChange,
): Promise<SubscriptionRow> {
  return db
    .insertInto('campaign_subscription')
    .values({
      panel_id: panel.id,
      account_id: accountId,
      plan_id: plan.id,
      status,
      price: plan.price,
      started_at: beginsAt,
      ends_at: endsAt,
      billing_day: beginsAt.getUTCDate(),
      created_at: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
