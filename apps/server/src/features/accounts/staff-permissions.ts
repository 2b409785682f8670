import { type Permission, permissionsOf } from '@marquee/domain/access/permissions.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Account } from './account.ts';

/** What a member of staff may do: by one of the roles that every panel has, or by one of the panel's own. */
export async function staffPermissions(
  db: Database,
  account: Pick<Account, 'panel_id' | 'role' | 'staff_role_id'>,
): Promise<readonly Permission[]> {
  if (account.staff_role_id === null) return permissionsOf(account.role);
  const own = await db
    .selectFrom('staff_role')
    .select('permissions')
    .where('panel_id', '=', account.panel_id)
    .where('id', '=', account.staff_role_id)
    .executeTakeFirst();
  return permissionsOf(account.role, own?.permissions);
}
