import type { StaffPlan } from '@marquee/contract/console/campaigns.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { PlanRow } from '../plans/plan.ts';

interface PlanFigures {
  id: bigint;
  trials: bigint;
  subscribers: bigint;
  leaving: bigint;
  revenue: bigint;
}

const revenueDays = 30;

/** Plans as staff see them: with who has them now and what they brought lately. */
export async function staffPlanViews(ctx: Context, rows: readonly PlanRow[]): Promise<StaffPlan[]> {
  const since = new Date(ctx.clock.now().getTime() - revenueDays * 86_400_000);
  const { rows: figures } = await sql<PlanFigures>`
    select plan.id, coalesce(held.trials, 0) as trials, coalesce(held.subscribers, 0) as subscribers,
           coalesce(held.leaving, 0) as leaving, coalesce(paid.revenue, 0)::bigint as revenue
      from campaign_plan as plan
      left join (
        select plan_id, count(*) filter (where status = 'trial') as trials,
               count(*) filter (where status = 'active') as subscribers,
               count(*) filter (where status <> 'lapsed' and (not renews or next_plan_id is not null)) as leaving
          from campaign_subscription where panel_id = ${ctx.panel.id} group by plan_id) as held
        on held.plan_id = plan.id
      left join (
        select plan_id, sum(amount) as revenue from campaign_plan_charge
         where panel_id = ${ctx.panel.id} and charged_at > ${since} group by plan_id) as paid
        on paid.plan_id = plan.id
     where plan.panel_id = ${ctx.panel.id}`.execute(ctx.db);
  const byId = new Map(figures.map((one) => [one.id, one]));
  return rows.map((row) => {
    const known = byId.get(row.id);
    return {
      id: Number(row.id),
      name: row.name,
      keywords_limit: row.keywords_limit,
      price: formatMoney(money(row.price)),
      trial_days: row.trial_days,
      is_highlight: row.is_highlight,
      is_enabled: row.is_enabled,
      position: row.position,
      trials: Number(known?.trials ?? 0n),
      subscribers: Number(known?.subscribers ?? 0n),
      leaving: Number(known?.leaving ?? 0n),
      revenue: formatMoney(money(known?.revenue ?? 0n)),
    };
  });
}
