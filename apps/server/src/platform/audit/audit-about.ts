import type { Selectable } from 'kysely';
import type { Context } from '../context.ts';
import type { DB } from '../db/generated/tables.ts';

const mostEntries = 100;

/** What people did to this thing, the latest first. */
export function auditAbout(
  { db, panel }: Context,
  { type, id }: { type: string; id: bigint },
): Promise<Selectable<DB['audit_entry']>[]> {
  return db
    .selectFrom('audit_entry')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('subject_type', '=', type)
    .where('subject_id', '=', String(id))
    .orderBy('id', 'desc')
    .limit(mostEntries)
    .execute();
}
