import type { Database } from '../../../platform/db/database.ts';
import type { Account } from '../account.ts';

/**
 * Whether all that keeps a frozen account frozen is what it owes: every case is over, and ends with the debt. An open
 * dispute or an operator's freeze is another matter.
 */
export async function isFrozenForDebt(
  db: Database,
  { panel_id, id }: Pick<Account, 'panel_id' | 'id'>,
): Promise<boolean> {
  const open = await db
    .selectFrom('account_freeze')
    .select('settled_at')
    .where('panel_id', '=', panel_id)
    .where('account_id', '=', id)
    .where('lifted_at', 'is', null)
    .execute();
  return open.length > 0 && open.every(({ settled_at }) => settled_at !== null);
}
