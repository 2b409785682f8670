import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** For everybody of the panel. A second time changes nothing. */
export async function dismissFirstSteps(ctx: Context): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const dismissed = await tx.db
      .insertInto('first_steps_dismissal')
      .values({ panel_id: tx.panel.id, dismissed_at: tx.clock.now() })
      .onConflict((conflict) => conflict.column('panel_id').doNothing())
      .returning('panel_id')
      .executeTakeFirst();
    if (dismissed)
      await recordAudit(tx, {
        action: 'first-steps.dismiss',
        subjectType: 'panel',
        subjectId: tx.panel.id,
      });
  });
}
