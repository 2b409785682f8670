import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { placeSponsored, priceSponsored } from '../../checkout/index.ts';
import { notify } from '../../notifications/index.ts';
import type { TrialRow } from '../own-trials.ts';
import { fitsBudget } from '../quests/trial-budget.ts';

/** Orders the promised reward for the customer. Of two who decide at once the second is told. */
export async function approveTrial(ctx: Context, trialId: bigint): Promise<void> {
  const { service_id: serviceId, quantity, link } = await findTrial(ctx, trialId);
  const sponsored = await priceSponsored(ctx, { serviceId, quantity, url: link });
  const isOrdered = await inTransaction(ctx, async (tx) => {
    const trial = await lockWaiting(tx, trialId);
    if (!(await fitsBudget(tx, sponsored.amount))) return holdForBudget(tx, trial);
    const orderId = await placeSponsored(tx, { accountId: trial.account_id, sponsored });
    await tx.db
      .updateTable('free_trial')
      .set({ status: 'in_processing', order_id: orderId, decided_at: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', trialId)
      .execute();
    await recordDecision(tx, trial, { status: 'in_processing', order_id: orderId });
    return true;
  });
  if (!isOrdered) refuse('trial_budget_used_up');
}

/** It stays in the queue, with the reason shown, until there is money for it. */
async function holdForBudget(tx: Context, { id, suspicions }: TrialRow): Promise<false> {
  if (!suspicions.includes('daily_budget'))
    await tx.db
      .updateTable('free_trial')
      .set({ suspicions: [...suspicions, 'daily_budget'] })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', id)
      .execute();
  return false;
}

/** The customer reads the reason, and may ask again: neither link nor repeat is used up. */
export async function rejectTrial(
  ctx: Context,
  { trialId, reason }: { trialId: bigint; reason: string },
): Promise<void> {
  await findTrial(ctx, trialId);
  await inTransaction(ctx, async (tx) => {
    const trial = await lockWaiting(tx, trialId);
    const now = tx.clock.now();
    await tx.db
      .updateTable('free_trial')
      .set({ status: 'rejected', reject_reason: reason, decided_at: now, ended_at: now })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', trialId)
      .execute();
    await recordDecision(tx, trial, { status: 'rejected' }, reason);
    await notify(tx, trial.account_id, { kind: 'free-trial-rejected', reason });
  });
}

export async function findTrial({ db, panel }: Context, trialId: bigint): Promise<TrialRow> {
  const trial = await db
    .selectFrom('free_trial')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', trialId)
    .executeTakeFirst();
  return trial ?? refuse('not_found');
}

async function lockWaiting(tx: Context, trialId: bigint): Promise<TrialRow> {
  const trial = await tx.db
    .selectFrom('free_trial')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', trialId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return trial?.status === 'in_moderation' ? trial : refuse('wrong_state');
}

async function recordDecision(tx: Context, trial: TrialRow, after: object, reason?: string): Promise<void> {
  const { status, suspicions, account_id, quest_id } = trial;
  await recordAudit(tx, {
    action: reason === undefined ? 'free-trials.approve' : 'free-trials.reject',
    subjectType: 'free_trial',
    subjectId: trial.id,
    before: { status, suspicions, account_id, quest_id },
    after,
    ...(reason === undefined ? {} : { reason }),
  });
}
