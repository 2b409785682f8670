import type { FreeTrial } from '@marquee/contract/earn/free-trials.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';
import type { Download } from '../../platform/http/answers/download.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { storedDownload } from '../uploads/index.ts';
import { type QuestRow, questTexts, requireFreeTrials } from './quests/quest.ts';
import { rewardCatalogue, rewardView } from './reward-view.ts';

export type TrialRow = Selectable<DB['free_trial']>;

const mostTrials = 100;

export async function listTrials(ctx: Context): Promise<FreeTrial[]> {
  await requireFreeTrials(ctx);
  return trialViews(ctx, await ownTrials(ctx).orderBy('id', 'desc').limit(mostTrials).execute());
}

/** Somebody else's is answered like one that does not exist. */
export async function getTrial(ctx: Context, trialId: bigint): Promise<FreeTrial> {
  await requireFreeTrials(ctx);
  const [view] = await trialViews(ctx, await ownTrials(ctx).where('id', '=', trialId).execute());
  return view ?? refuse('not_found');
}

export async function getTrialProof(ctx: Context, trialId: bigint): Promise<Download> {
  const trial = await ownTrials(ctx).where('id', '=', trialId).executeTakeFirst();
  return proofDownload(ctx, trial);
}

export function proofDownload(ctx: Context, trial: TrialRow | undefined): Promise<Download> {
  if (!trial?.proof_file || !trial.proof_name || !trial.proof_type) return refuse('not_found');
  return storedDownload(ctx, 'free-trials', {
    filename: trial.proof_file,
    original_name: trial.proof_name,
    content_type: trial.proof_type,
  });
}

function ownTrials(ctx: Context) {
  return ctx.db
    .selectFrom('free_trial')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId);
}

async function trialViews(ctx: Context, rows: readonly TrialRow[]): Promise<FreeTrial[]> {
  const [catalogue, quests] = await Promise.all([
    rewardCatalogue(ctx),
    questsById(
      ctx,
      rows.map(({ quest_id }) => quest_id),
    ),
  ]);
  return rows.map((row) => {
    const quest = quests.get(row.quest_id);
    return {
      id: Number(row.id),
      free_trial_quest_id: Number(row.quest_id),
      quest_name: quest ? questTexts(quest, ctx.locale).name : '',
      status: row.status,
      url: row.link,
      reward: rewardView(catalogue, row),
      proof_url: row.proof_url,
      proof_file: row.proof_name,
      order_id: row.order_id === null ? null : Number(row.order_id),
      reject_reason: row.reject_reason,
      created_at: row.created_at.toISOString(),
      expire_at: row.status === 'in_moderation' ? row.expire_at.toISOString() : null,
      ended_at: row.ended_at?.toISOString() ?? null,
    };
  });
}

export async function questsById(
  { db, panel }: Context,
  questIds: readonly bigint[],
): Promise<Map<bigint, QuestRow>> {
  if (questIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('free_trial_quest')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', 'in', [...new Set(questIds)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
