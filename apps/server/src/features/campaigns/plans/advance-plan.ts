import { decidePlanLife, nextMonthStart, type PlanStep } from '@marquee/domain/campaigns/plan-life.ts';
import { nextMonthEnd } from '@marquee/domain/child-panels/billing-month.ts';
import { money } from '@marquee/domain/money/money.ts';
import type { Updateable } from 'kysely';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/errors.ts';
import { chargePlan } from './charge-plan.ts';
import { countTooMany, fitCampaigns } from './fit-campaigns.ts';
import { notifyPlan } from './notify-plan.ts';
import { lockSubscription, planById, type SubscriptionRow } from './plan.ts';

const mostSteps = 5;
const dayMs = 86_400_000;

/** Takes a customer's plan as far as its time has come, one step in one transaction each. */
export async function advancePlan(ctx: Context, accountId: bigint): Promise<void> {
  let isPaymentRefused = false;
  for (let step = 0; step < mostSteps; step++) {
    try {
      const done = await inTransaction(ctx, (tx) => takeStep(tx, accountId, isPaymentRefused));
      if (done === 'nothing') return;
    } catch (error) {
      // The ledger has refused the charge and undone the step: it is decided again without the money.
      const isRefused =
        error instanceof Refusal && ['insufficient_balance', 'account_owes'].includes(error.code);
      if (!isRefused) throw error;
      isPaymentRefused = true;
    }
  }
}

async function takeStep(tx: Context, accountId: bigint, isPaymentRefused: boolean): Promise<PlanStep['act']> {
  const row = await lockSubscription(tx, accountId);
  if (!row) return 'nothing';
  const isNoticed = row.noticed_for?.getTime() === row.ends_at.getTime();
  const life = { status: row.status, endsAt: row.ends_at, renews: row.renews, isNoticed };
  const step = decidePlanLife(life, { now: tx.clock.now(), isPaymentRefused });
  if (step.act === 'notify') await notifyOfEnd(tx, row);
  if (step.act === 'charge') await payMonth(tx, row);
  if (step.act === 'lapse') await lapse(tx, row, step.why);
  return step.act;
}

/** What the next month costs; of a smaller plan also what it has no room for. */
async function notifyOfEnd(tx: Context, row: SubscriptionRow): Promise<void> {
  await update(tx, row, { noticed_for: row.ends_at });
  const plan = await planById(tx, row.next_plan_id ?? row.plan_id);
  const about = { plan, date: row.ends_at };
  const tooMany = row.renews ? await countTooMany(tx, row.account_id, plan.keywords_limit) : 0;
  if (!row.renews) return notifyPlan(tx, row, { event: 'ending', ...about });
  if (tooMany > 0) return notifyPlan(tx, row, { event: 'shrinking', ...about, campaigns: tooMany });
  const isTrialShort = row.ends_at.getTime() - row.started_at.getTime() <= dayMs;
  if (row.status === 'trial' && !isTrialShort) await notifyPlan(tx, row, { event: 'trialEnding', ...about });
}

async function payMonth(tx: Context, row: SubscriptionRow): Promise<void> {
  const plan = await planById(tx, row.next_plan_id ?? row.plan_id);
  const now = tx.clock.now();
  const start = nextMonthStart(row.ends_at, now);
  // A trial's days end where they end: months are counted from there.
  const isInStep = start === row.ends_at && row.status === 'active';
  const billingDay = isInStep ? row.billing_day : start.getUTCDate();
  const endsAt = nextMonthEnd(start, billingDay);
  const charges = await chargePlan(tx, { subscription: row, plan, amount: money(plan.price) });
  await update(tx, row, {
    status: 'active',
    plan_id: plan.id,
    next_plan_id: null,
    price: plan.price,
    started_at: start,
    ends_at: endsAt,
    billing_day: billingDay,
    charges,
    noticed_for: null,
  });
  const paused = await fitCampaigns(tx, row.account_id, plan.keywords_limit);
  await audit(tx, row, 'campaigns.renew-plan', { planId: plan.id, endsAt, price: String(plan.price) });
  await notifyPlan(tx, row, {
    event: paused > 0 ? 'shrunk' : 'renewed',
    plan,
    date: endsAt,
    campaigns: paused,
  });
}

/** Its campaigns pause and keep everything; they go on with the next plan. */
async function lapse(tx: Context, row: SubscriptionRow, why: 'unpaid' | 'not_renewed'): Promise<void> {
  await update(tx, row, { status: 'lapsed', next_plan_id: null });
  const campaigns = await fitCampaigns(tx, row.account_id, 0);
  const plan = await planById(tx, row.next_plan_id ?? row.plan_id);
  await audit(tx, row, 'campaigns.lapse-plan', { status: 'lapsed', why });
  await notifyPlan(tx, row, {
    event: why === 'unpaid' ? 'lapsed' : 'ended',
    plan,
    date: row.ends_at,
    campaigns,
  });
}

async function audit(tx: Context, row: SubscriptionRow, action: string, after: object): Promise<void> {
  await recordAudit(tx, {
    action,
    subjectType: 'campaign-plan',
    subjectId: row.plan_id,
    before: { status: row.status, endsAt: row.ends_at, accountId: String(row.account_id) },
    after,
  });
}

async function update(
  tx: Context,
  row: SubscriptionRow,
  changes: Updateable<DB['campaign_subscription']>,
): Promise<void> {
  await tx.db
    .updateTable('campaign_subscription')
    .set(changes)
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', row.id)
    .execute();
}
