import type { FreeTrialQuest } from '@marquee/contract/earn/free-trials.ts';
import { questAccess } from '@marquee/domain/free-trials/quest-access.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getSettings } from '../../settings/index.ts';
import { rewardCatalogue, rewardValue, rewardView } from '../reward-view.ts';
import { proofRules } from './proof-rules.ts';
import { imagePath, openQuest, type QuestRow, questTexts, requireFreeTrials } from './quest.ts';
import { countTrials, customerFigures, questTerms } from './quest-use.ts';

const mostQuests = 200;

export async function listQuests(ctx: Context): Promise<FreeTrialQuest[]> {
  await requireFreeTrials(ctx);
  const rows = await ctx.db
    .selectFrom('free_trial_quest')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('is_enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(mostQuests)
    .execute();
  return questViews(ctx, rows);
}

export async function getQuest(ctx: Context, questId: bigint): Promise<FreeTrialQuest> {
  await requireFreeTrials(ctx);
  const [view] = await questViews(ctx, [await openQuest(ctx, questId)]);
  return view ?? refuse('not_found');
}

/** A quest whose service is no longer sold has nothing to give and is left out. */
async function questViews(ctx: Context, rows: readonly QuestRow[]): Promise<FreeTrialQuest[]> {
  const [catalogue, settings, figures, counts] = await Promise.all([
    rewardCatalogue(ctx),
    getSettings(ctx),
    customerFigures(ctx),
    countTrials(
      ctx,
      rows.map(({ id }) => id),
    ),
  ]);
  const isGuest = ctx.actor.kind !== 'user';
  return rows.flatMap((row) => {
    const reward = rewardValue(catalogue, row);
    const network = reward && catalogue.networkById.get(reward.service.network.id);
    if (!reward || !network || reward.service.row.is_deactivated) return [];
    const use = { used: 0, usedToday: 0, ...counts.get(row.id), ...figures };
    const access = questAccess(questTerms(row), use);
    return {
      id: Number(row.id),
      panel_id: Number(row.panel_id),
      ...questTexts(row, ctx.locale),
      image: imagePath(row),
      reward: rewardView(catalogue, row),
      network: { id: network.id, name: network.name, icon: network.icon, color: network.color },
      example_link: reward.service.row.example_link ?? reward.service.network.url_examples[0] ?? null,
      repeats_count: row.repeats_count,
      repeats_left: access.repeatsLeft,
      ...proofRules(row, settings),
      min_user_spend_amount: formatMoney(money(row.min_user_spend)),
      min_replenishment_amount: formatMoney(money(row.min_replenishment)),
      is_disabled_by_spend: access.isDisabledBySpend,
      is_disabled_by_replenishment: access.isDisabledByReplenishment,
      is_used_up_today: access.isUsedUpToday,
      spent: isGuest ? null : formatMoney(figures.spent),
      replenished: isGuest ? null : formatMoney(figures.replenished),
    };
  });
}
