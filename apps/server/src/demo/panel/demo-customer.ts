import type { Database } from '../../platform/db/database.ts';

/** The first customer of a demo panel, whom its pages are filled for; the others only came by their link. */
export function demoCustomer(db: Database, panelId: bigint): Promise<{ id: bigint }> {
  return db
    .selectFrom('account')
    .select('id')
    .where('panel_id', '=', panelId)
    .where('role', '=', 'customer')
    .orderBy('id')
    .executeTakeFirstOrThrow();
}
