import type { StaffQuest } from '@marquee/contract/console/free-trials.ts';
import { countedTrialStatuses } from '@marquee/domain/free-trials/free-trial.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { imagePath, type QuestRow, translationsOf } from '../quests/quest.ts';
import { startOfDay } from '../quests/quest-use.ts';
import { trialCost } from '../quests/trial-cost.ts';
import { rewardCatalogue, rewardValue } from '../reward-view.ts';

const mostQuests = 200;

export async function listStaffQuests(ctx: Context): Promise<StaffQuest[]> {
  const rows = await allQuests(ctx).orderBy('position').orderBy('id').limit(mostQuests).execute();
  return staffQuests(ctx, rows);
}

export async function getStaffQuest(ctx: Context, questId: bigint): Promise<StaffQuest> {
  const [view] = await staffQuests(ctx, await allQuests(ctx).where('id', '=', questId).execute());
  return view ?? refuse('not_found');
}

const allQuests = ({ db, panel }: Context) =>
  db.selectFrom('free_trial_quest').selectAll().where('panel_id', '=', panel.id);

async function staffQuests(ctx: Context, rows: readonly QuestRow[]): Promise<StaffQuest[]> {
  const ids = rows.map(({ id }) => id);
  const [catalogue, trials, begun] = await Promise.all([
    rewardCatalogue(ctx),
    trialFigures(ctx, ids),
    beginners(ctx, ids),
  ]);
  return rows.map((row) => {
    const reward = rewardValue(catalogue, row);
    const figures = trials.get(row.id);
    return {
      id: Number(row.id),
      name: row.name,
      short_body: row.short_body,
      body: row.body,
      translations: translationsOf(row),
      image: imagePath(row),
      service: {
        id: Number(row.service_id),
        name: reward ? catalogue.name(reward.service).slice(0, 300) : `#${row.service_id}`,
        is_available: reward !== undefined && !reward.service.row.is_deactivated,
      },
      quantity: Number(row.quantity),
      value: reward ? formatMoney(reward.value) : '0',
      repeats_count: row.repeats_count,
      daily_limit: row.daily_limit,
      allow_proof_url: row.allow_proof_url,
      allow_proof_file: row.allow_proof_file,
      proof_is_required: row.proof_is_required,
      is_enabled: row.is_enabled,
      position: row.position,
      min_user_spend_amount: formatMoney(money(row.min_user_spend)),
      min_replenishment_amount: formatMoney(money(row.min_replenishment)),
      begun: begun.get(row.id) ?? 0,
      trials: figures?.trials ?? 0,
      trials_today: figures?.today ?? 0,
      cost: formatMoney(money(figures?.cost ?? 0n)),
    };
  });
}

async function trialFigures({ db, panel, clock }: Context, ids: readonly bigint[]) {
  const { rows } = await sql<{ quest_id: bigint; trials: number; today: number; cost: bigint }>`
    select trial.quest_id, count(*)::int as trials,
           (count(*) filter (where trial.created_at >= ${startOfDay(clock.now())}))::int as today,
           coalesce(sum(${trialCost}), 0)::bigint as cost
      from free_trial as trial
      left join customer_order as placed on placed.panel_id = trial.panel_id and placed.id = trial.order_id
     where trial.panel_id = ${panel.id} and trial.quest_id = any (${[...ids]})
       and trial.status = any (${[...countedTrialStatuses]})
     group by trial.quest_id`.execute(db);
  return new Map(rows.map((row) => [row.quest_id, row]));
}

async function beginners({ db, panel }: Context, ids: readonly bigint[]): Promise<Map<bigint, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('free_trial_start')
    .select(['quest_id', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('panel_id', '=', panel.id)
    .where('quest_id', 'in', [...ids])
    .groupBy('quest_id')
    .execute();
  return new Map(rows.map(({ quest_id, count }) => [quest_id, Number(count)]));
}
