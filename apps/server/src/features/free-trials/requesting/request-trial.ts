import type { FieldErrorCode } from '@marquee/contract/error-codes.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import { numberStyleFor } from '@marquee/domain/format/number-style-of.ts';
import type { TrialSuspicion } from '@marquee/domain/free-trials/free-trial.ts';
import { questAccess } from '@marquee/domain/free-trials/quest-access.ts';
import { trialStart, trialSuspicionsOf } from '@marquee/domain/free-trials/trial-suspicions.ts';
import { displayLimit } from '@marquee/domain/money/display.ts';
import { money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { type PricedSponsored, placeSponsored, priceSponsored } from '../../checkout/index.ts';
import { getSettings } from '../../settings/index.ts';
import { type StoredFile, withStoredFiles } from '../../uploads/index.ts';
import { proofRules } from '../quests/proof-rules.ts';
import { lockQuest, openQuest, type QuestRow, requireFreeTrials } from '../quests/quest.ts';
import { type CustomerFigures, countTrials, customerFigures, questTerms } from '../quests/quest-use.ts';
import { fitsBudget } from '../quests/trial-budget.ts';
import { insertTrial } from './insert-trial.ts';
import { proofProblems, type SentProof } from './read-proof.ts';
import { readSignals } from './read-signals.ts';
import type { TrialOrigin } from './trial-origin.ts';

interface TrialRequest {
  questId: bigint;
  url: string;
  proof: SentProof;
  origin: TrialOrigin;
}

/**
 * Asks for a trial. A clean request without a proof is ordered at once, the others wait for a person. Undefined:
 * nothing was created, because the panel has given away all of today's.
 */
export async function requestTrial(ctx: Context, request: TrialRequest): Promise<bigint | undefined> {
  await requireFreeTrials(ctx);
  const { accountId } = signedIn(ctx);
  const [quest, settings, figures] = await Promise.all([
    openQuest(ctx, request.questId),
    getSettings(ctx),
    customerFigures(ctx),
  ]);
  const numbers = numberStyleFor(ctx.locale, settings.numbers_by_language);
  await checkAccess(ctx, { quest, figures, numbers });
  const problems = proofProblems(proofRules(quest, settings), request.proof);
  if (problems.length > 0) return refuse('invalid_input', { fields: problems });
  const sponsored = await priceSponsored(ctx, {
    serviceId: quest.service_id,
    quantity: quest.quantity,
    url: request.url,
  });
  if (sponsored.comparedLink === '')
    return refuse('invalid_input', { fields: [{ field: 'url', code: 'required' }] });
  const { comparedLink } = sponsored;
  const { origin } = request;
  const signals = await readSignals(ctx, { accountId, questId: quest.id, comparedLink, origin });
  const sent = request.proof.files.map((file) => ({ ...file, field: 'file' }));
  const kept = await withStoredFiles(ctx, { room: 'free-trials', sent }, async ([file]) => {
    const trialId = await write(ctx, {
      accountId,
      request,
      quest,
      figures,
      numbers,
      file,
      sponsored,
      suspicions: trialSuspicionsOf(signals),
      days: settings.freeTrials.expireAfterDays,
    });
    return { trialId, files: file && trialId !== undefined ? [file.filename] : [] };
  });
  return kept.trialId;
}

interface Checked {
  accountId: bigint;
  request: TrialRequest;
  quest: QuestRow;
  figures: CustomerFigures;
  /** How limits are written for the customer. */
  numbers: NumberStyle;
  file: StoredFile | undefined;
  sponsored: PricedSponsored;
  suspicions: readonly TrialSuspicion[];
  days: number;
}

/** Counts again with the quest's row in hand: of many requests at once only as many get through as may. */
function write(ctx: Context, checked: Checked): Promise<bigint | undefined> {
  const { accountId, request, file, sponsored, suspicions } = checked;
  return inTransaction(ctx, async (tx) => {
    const quest = await lockQuest(tx, checked.quest.id);
    if (!quest.is_enabled) return refuse('not_found');
    // The reward was changed after it was priced.
    if (quest.service_id !== checked.quest.service_id || quest.quantity !== checked.quest.quantity)
      return refuse('wrong_state');
    const isUsedUpToday = await checkAccess(tx, { ...checked, quest });
    if (isUsedUpToday) return undefined;
    const hasProof = request.proof.url !== null || file !== undefined;
    const insert = (reasons: readonly TrialSuspicion[], orderId: bigint | null) => {
      const status = trialStart({ hasProof, suspicions: reasons });
      const proofUrl = request.proof.url;
      return insertTrial(tx, { ...checked, quest, status, suspicions: reasons, orderId, proofUrl });
    };
    if (trialStart({ hasProof, suspicions }) === 'in_moderation') return insert(suspicions, null);
    if (!(await fitsBudget(tx, sponsored.amount))) return insert(['daily_budget'], null);
    return insert([], await placeSponsored(tx, { accountId, sponsored }));
  });
}

/** Refuses what the customer may not have; true when nobody can have it today. */
async function checkAccess(
  ctx: Context,
  { quest, figures, numbers }: Pick<Checked, 'quest' | 'figures' | 'numbers'>,
): Promise<boolean> {
  const counts = (await countTrials(ctx, [quest.id])).get(quest.id) ?? { used: 0, usedToday: 0 };
  const access = questAccess(questTerms(quest), { ...counts, ...figures });
  const refuseQuest = (code: FieldErrorCode, limit?: bigint) =>
    refuse('invalid_input', {
      fields: [
        {
          field: 'free_trial_quest_id',
          code,
          ...(limit === undefined ? {} : { values: { limit: displayLimit(money(limit), numbers) } }),
        },
      ],
    });
  if (access.isDisabledBySpend) refuseQuest('quest_spend_too_low', quest.min_user_spend);
  if (access.isDisabledByReplenishment) refuseQuest('quest_top_up_too_low', quest.min_replenishment);
  if (access.repeatsLeft === 0) refuseQuest('quest_used_up');
  return access.isUsedUpToday;
}
