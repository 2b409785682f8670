import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';

/** Sends nothing for this panel until it is released, for example after a restore. */
export async function holdDispatch(ctx: Context, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insertInto('dispatch_hold')
      .values({ panel_id: tx.panel.id, reason, created_at: tx.clock.now() })
      .onConflict((conflict) => conflict.column('panel_id').doUpdateSet({ reason }))
      .execute();
    await recordAudit(tx, { action: 'dispatch.hold', subjectType: 'panel', subjectId: tx.panel.id, reason });
  });
}

export async function releaseDispatch(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db.deleteFrom('dispatch_hold').where('panel_id', '=', tx.panel.id).execute();
    await recordAudit(tx, { action: 'dispatch.release', subjectType: 'panel', subjectId: tx.panel.id });
  });
}

export async function dispatchHold({ db, panel }: Context) {
  const hold = await db
    .selectFrom('dispatch_hold')
    .select(['reason', 'created_at'])
    .where('panel_id', '=', panel.id)
    .executeTakeFirst();
  return {
    is_held: hold !== undefined,
    reason: hold?.reason ?? null,
    since: hold?.created_at.toISOString() ?? null,
  };
}
