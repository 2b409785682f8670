import type { Context } from '../../platform/context.ts';
import type { Account } from './account.ts';
import { keepSession } from './keep-session.ts';

interface NewRole {
  role: Account['role'];
  staffRoleId: bigint | null;
  /** The session of whoever has just shown that the role is theirs; it stays open. */
  keptSession?: string | undefined;
}

/** A database trigger ends all other sessions of the account. */
export async function setRole(
  tx: Context,
  accountId: bigint,
  { role, staffRoleId, keptSession }: NewRole,
): Promise<void> {
  await keepSession(tx, keptSession);
  await tx.db
    .updateTable('account')
    .set({ role, staff_role_id: staffRoleId, updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .execute();
}
