import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';

/** Runs in the transaction of whatever gave the reason. Takes effect on open sessions within a second. */
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

/** Only if the latest freeze had this reason: the account may have been frozen for another one since. */
export async function unfreezeAccount(
  tx: Context,
  { accountId, frozenFor, reason }: { accountId: bigint; frozenFor: string; reason: string },
): Promise<void> {
  const last = await tx.db
    .selectFrom('audit_entry')
    .select('reason')
    .where('panel_id', '=', tx.panel.id)
    .where('action', '=', 'accounts.freeze')
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', String(accountId))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last?.reason !== frozenFor) return;
  const unfrozen = await tx.db
    .updateTable('account')
    .set({ frozen_at: null, updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .where('frozen_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!unfrozen) return;
  await recordAudit(tx, {
    action: 'accounts.unfreeze',
    subjectType: 'account',
    subjectId: accountId,
    after: { frozen: false },
    reason,
  });
}
