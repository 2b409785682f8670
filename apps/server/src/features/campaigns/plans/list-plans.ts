import type { TariffPlan } from '@marquee/contract/youtube/campaign-plans.ts';
import { decidePlanChange, type HeldPlan } from '@marquee/domain/campaigns/plan-change.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { requireCampaigns } from '../campaigns-offered.ts';
import { findSubscription, heldPlan, type PlanRow, plansOf, planTerms } from './plan.ts';

const mostPlans = 50;

/** The plans on offer, and the caller's own also where it no longer is. */
export async function listPlans(ctx: Context): Promise<TariffPlan[]> {
  await requireCampaigns(ctx);
  const own = ctx.actor.kind === 'user' ? await findSubscription(ctx, ctx.actor.accountId) : undefined;
  const rows = await plansOf(ctx)
    .where(({ eb, or, and }) =>
      or([
        and([eb('is_enabled', '=', true), eb('removed_at', 'is', null)]),
        ...(own && own.status !== 'lapsed' ? [eb('id', '=', own.plan_id)] : []),
      ]),
    )
    .orderBy('position')
    .orderBy('price')
    .orderBy('id')
    .limit(mostPlans)
    .execute();
  const ownPlan = own && (await plansOf(ctx).where('id', '=', own.plan_id).executeTakeFirst());
  const held = own && ownPlan && heldPlan(own, ownPlan);
  return rows.map((row) => planView(ctx, row, held));
}

function planView({ actor, clock }: Context, row: PlanRow, held: HeldPlan | undefined): TariffPlan {
  const shown = {
    id: Number(row.id),
    name: row.name,
    is_highlight: row.is_highlight,
    keywords_limit: row.keywords_limit,
    price: formatMoney(money(row.price)),
    trial_days: row.trial_days,
  };
  const { change, dueNow, beginsAt } = decidePlanChange(held, planTerms(row), clock.now());
  if (actor.kind !== 'user') return { ...shown, change: null, due_now: formatMoney(dueNow), begins_at: null };
  return { ...shown, change, due_now: formatMoney(dueNow), begins_at: beginsAt.toISOString() };
}
