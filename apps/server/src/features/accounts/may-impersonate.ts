import type { Database } from '../../platform/db/database.ts';

/** An impersonation ends when the operator loses the role, is frozen or closes their account. */
export async function mayImpersonate(
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
