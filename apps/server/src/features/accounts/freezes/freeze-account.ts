import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { lockAccount } from '../lock-account.ts';
import type { FreezeCase } from './freeze.ts';

/**
 * Freezes the account for one more cause, once per case. Runs in the transaction of whatever gave the reason and
 * takes effect on open sessions within a second.
 */
export async function freezeAccount(
  tx: Context,
  { accountId, cause, reference = '', reason }: FreezeCase & { reason: string },
): Promise<void> {
  await lockAccount(tx, accountId);
  const now = tx.clock.now();
  const opened = await tx.db
    .insertInto('account_freeze')
    .values({ panel_id: tx.panel.id, account_id: accountId, cause, reference, reason, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!opened) return;
  await tx.db
    .updateTable('account')
    .set({ frozen_at: now, updated_at: now })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .where('frozen_at', 'is', null)
    .execute();
  await recordAudit(tx, {
    action: 'accounts.freeze',
    subjectType: 'account',
    subjectId: accountId,
    after: { frozen: true, cause, reference },
    reason,
  });
}
