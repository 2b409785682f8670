import type { Context } from '../../platform/context.ts';
import type { Account } from './account.ts';

/** The account's sessions end with it, by a trigger. */
export async function setRole(
  tx: Context,
  accountId: bigint,
  { role, staffRoleId }: { role: Account['role']; staffRoleId: bigint | null },
): Promise<void> {
  await tx.db
    .updateTable('account')
    .set({ role, staff_role_id: staffRoleId, updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .execute();
}
