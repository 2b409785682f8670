import type { QuestInput } from '@marquee/contract/console/free-trials.ts';
import type { FieldError } from '@marquee/contract/error-codes.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { priceCheckout } from '../../quotes/index.ts';
import { lockQuest } from '../quests/quest.ts';

/** Makes a quest, or changes the one with this id. Returns its id. */
export async function saveQuest(ctx: Context, input: QuestInput, questId?: bigint): Promise<bigint> {
  const values = columns(input);
  const fields = [...contradictions(input), ...(await rewardProblems(ctx, input))];
  if (fields.length > 0) return refuse('invalid_input', { fields });
  return inTransaction(ctx, async (tx) => {
    const before = questId === undefined ? undefined : await lockQuest(tx, questId);
    const id = before ? await update(tx, before.id, values) : await insert(tx, values);
    await recordAudit(tx, {
      action: before ? 'free-trials.change-quest' : 'free-trials.create-quest',
      subjectType: 'free_trial_quest',
      subjectId: id,
      before,
      after: values,
    });
    return id;
  });
}

type Values = ReturnType<typeof columns>;

function columns(input: QuestInput) {
  const { service_id, quantity, min_user_spend_amount, min_replenishment_amount, translations, ...rest } =
    input;
  return {
    ...rest,
    translations: JSON.stringify(translations),
    service_id: BigInt(service_id),
    quantity: BigInt(quantity),
    min_user_spend: parseMoney(min_user_spend_amount) ?? zero,
    min_replenishment: parseMoney(min_replenishment_amount) ?? zero,
  };
}

function contradictions(input: QuestInput): FieldError[] {
  return input.proof_is_required && !input.allow_proof_url && !input.allow_proof_file
    ? [{ field: 'proof_is_required', code: 'does_not_apply' }]
    : [];
}

/** The reward must be an order that a link alone makes: a service that asks for more cannot be given. */
async function rewardProblems(ctx: Context, { service_id, quantity }: QuestInput): Promise<FieldError[]> {
  const { problems, lines } = await priceCheckout(ctx, {
    field: 'orders',
    lines: [{ service_id, quantity }],
    mustBeComplete: true,
  });
  const others = problems.filter(({ field }) => field !== 'orders.0.url');
  if (lines[0]?.service.row.is_subscription || lines[0]?.service.row.url_is_required === false)
    return [{ field: 'service_id', code: 'does_not_apply' }];
  return others.map(({ field, ...problem }) =>
    field === 'orders.0.quantity' || field === 'orders.0.service_id'
      ? { ...problem, field: field.slice('orders.0.'.length) }
      : { field: 'service_id', code: 'does_not_apply' as const },
  );
}

async function insert({ db, panel, clock }: Context, values: Values): Promise<bigint> {
  const now = clock.now();
  const { id } = await db
    .insertInto('free_trial_quest')
    .values({ ...values, panel_id: panel.id, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function update({ db, panel, clock }: Context, questId: bigint, values: Values): Promise<bigint> {
  await db
    .updateTable('free_trial_quest')
    .set({ ...values, updated_at: clock.now() })
    .where('panel_id', '=', panel.id)
    .where('id', '=', questId)
    .execute();
  return questId;
}
