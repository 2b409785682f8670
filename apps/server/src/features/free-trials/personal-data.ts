import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, type DataKinds, onStrangerLeft, personalDataRequested } from '../accounts/index.ts';
import { deleteFileJob } from '../uploads/index.ts';

async function addTrials(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('free-trials', async function* () {
    const rows = await ctx.db
      .selectFrom('free_trial')
      .select(['id', 'quest_id', 'status', 'link', 'proof_url', 'proof_name', 'order_id', 'address'])
      .select(['reject_reason', 'created_at', 'ended_at'])
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    for (const { id, quest_id, order_id, created_at, ended_at, ...row } of rows)
      yield {
        id: Number(id),
        quest_id: Number(quest_id),
        ...row,
        order_id: order_id === null ? null : Number(order_id),
        created_at: created_at.toISOString(),
        ended_at: ended_at?.toISOString() ?? null,
      };
  });
}

/** The orders stay with the books; who asked for them, from where and with what proof does not. */
async function forgetTrials(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  const trials = await tx.db
    .deleteFrom('free_trial')
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .returning('proof_file')
    .execute();
  for (const { proof_file } of trials)
    if (proof_file)
      await tx.jobs.send(deleteFileJob, { panelId: tx.panel.id, room: 'free-trials', filename: proof_file });
  await tx.db
    .deleteFrom('free_trial_start')
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(personalDataRequested, addTrials),
  on(accountClosed, forgetTrials),
  onStrangerLeft(forgetTrials),
];
