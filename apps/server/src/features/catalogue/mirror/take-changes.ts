import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** In one go; what is left is taken by the next one. */
const most = 1000;

interface TakenChanges {
  /** How many changes were taken. */
  count: number;
  /** Customers whose own prices changed. */
  accountIds: bigint[];
}

/** A condition: whether there is anything to take. */
export const hasCatalogueChanges = sql`exists (select from catalogue_change)`;

/**
 * Takes the changes of catalogues that have children, and counts each panel's version up. Everything taken was
 * committed, so whoever reads a catalogue with the new version reads all of it. Inside a transaction.
 */
export async function takeCatalogueChanges(db: Database): Promise<TakenChanges> {
  const { rows } = await sql<{ panel_id: bigint; account_id: bigint | null }>`
    delete from catalogue_change where (panel_id, id) in (
      select panel_id, id from catalogue_change order by panel_id, id limit ${most} for update skip locked)
    returning panel_id, account_id`.execute(db);
  const panelIds = rows.flatMap(({ panel_id, account_id }) => (account_id === null ? [panel_id] : []));
  if (panelIds.length > 0)
    await sql`
      insert into catalogue_version as known (panel_id, version)
      select panel_id, 1 from unnest(${[...new Set(panelIds)].map(String)}::bigint[]) as panel_id order by panel_id
      on conflict (panel_id) do update set version = known.version + 1`.execute(db);
  const accountIds = rows.flatMap(({ account_id }) => account_id ?? []);
  return { count: rows.length, accountIds: [...new Set(accountIds)] };
}
