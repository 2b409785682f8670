import type { Database } from '../../platform/db/database.ts';

/** An operator who is no longer one, or is frozen, sees nothing through anybody's eyes. */
export async function mayLookForOthers(
  db: Database,
  { panelId, operatorId }: { panelId: bigint; operatorId: bigint },
): Promise<boolean> {
  const operator = await db
    .selectFrom('account')
    .select('id')
    .where('panel_id', '=', panelId)
    .where('id', '=', operatorId)
    .where('role', '<>', 'customer')
    .where('frozen_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return operator !== undefined;
}
