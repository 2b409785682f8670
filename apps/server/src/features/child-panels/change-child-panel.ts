import type { ChildPanelView } from '@marquee/contract/earn/child-panels.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { getChildPanel, ownLockedChildPanel } from './own-child-panels.ts';

/** Whether the next month is taken from the balance by itself. */
export async function changeChildPanel(
  ctx: Context,
  { childPanelId, renews }: { childPanelId: bigint; renews: boolean },
): Promise<ChildPanelView> {
  await inTransaction(ctx, async (tx) => {
    const before = await ownLockedChildPanel(tx, childPanelId);
    if (before.status === 'terminated') refuse('wrong_state');
    if (before.renews === renews) return;
    await tx.db
      .updateTable('child_panel')
      .set({ renews })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', childPanelId)
      .execute();
    await recordAudit(tx, {
      action: 'child-panels.change',
      subjectType: 'child-panel',
      subjectId: childPanelId,
      before: { renews: before.renews },
      after: { renews },
    });
  });
  return getChildPanel(ctx, childPanelId);
}
