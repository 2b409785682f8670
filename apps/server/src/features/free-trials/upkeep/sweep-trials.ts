import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { deleteFileJob } from '../../uploads/index.ts';

const day = 24 * 60 * 60 * 1000;
const keptDays = 90;

/** Over all panels: ends requests that nobody decided on, and forgets where old ones came from. */
export async function sweepTrials(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('free_trial')
    .set({ status: 'expired', ended_at: now })
    .where('status', '=', 'in_moderation')
    .where('expire_at', '<=', now)
    .execute();
  const old = new Date(now.getTime() - keptDays * day);
  await ctx.db
    .updateTable('free_trial')
    .set({ device_hash: null, address: null, subnet: null })
    .where('created_at', '<', old)
    .where(({ eb, or }) => or([eb('device_hash', 'is not', null), eb('address', 'is not', null)]))
    .execute();
  await deleteOldProofs(ctx, old);
}

async function deleteOldProofs(ctx: Context, old: Date): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const files = await tx.db
      .selectFrom('free_trial')
      .select(['panel_id', 'id', 'proof_file'])
      .where('created_at', '<', old)
      .where('status', '<>', 'in_moderation')
      .where('proof_file', 'is not', null)
      .orderBy('panel_id')
      .orderBy('id')
      .limit(1000)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { panel_id, id, proof_file } of files) {
      await tx.db
        .updateTable('free_trial')
        .set({ proof_file: null, proof_name: null, proof_type: null })
        .where('panel_id', '=', panel_id)
        .where('id', '=', id)
        .execute();
      if (proof_file)
        await tx.jobs.send(deleteFileJob, { panelId: panel_id, room: 'free-trials', filename: proof_file });
    }
  });
}
