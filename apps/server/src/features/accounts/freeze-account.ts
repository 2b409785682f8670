import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';

/** Inside the transaction of whatever gave the reason. Open sessions feel it within a second. */
export async function freezeAccount(
  tx: Context,
  { accountId, reason }: { accountId: bigint; reason: string },
): Promise<void> {
  const frozen = await tx.db
    .updateTable('account')
    .set({ frozen_at: tx.clock.now(), updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .where('frozen_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!frozen) return;
  await recordAudit(tx, {
    action: 'accounts.freeze',
    subjectType: 'account',
    subjectId: accountId,
    after: { frozen: true },
    reason,
  });
}
