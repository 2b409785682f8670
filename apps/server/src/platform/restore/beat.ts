import type { DatabasePlace } from '@marquee/domain/restore/detect-copy.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface Beat {
  id: string;
  heartbeat: bigint;
  place: DatabasePlace;
}

/**
 * Counts on in one statement while everything is as it was left: the new count. Undefined when something differs, for
 * `checkInstallation` to say what.
 */
export async function beat(db: Database, { id, heartbeat, place }: Beat): Promise<bigint | undefined> {
  const { databaseOid, tableOid, systemIdentifier, timeline } = place;
  // A user who may not read the control data could not even name these functions.
  const sameCluster =
    systemIdentifier === undefined || timeline === undefined
      ? sql`true`
      : sql`(select system_identifier::text = ${systemIdentifier} and timeline_id = ${timeline}
               from pg_control_system(), pg_control_checkpoint())`;
  const { rows } = await sql<{ heartbeat: bigint }>`
    update installation set heartbeat = heartbeat + 1
     where id = ${id} and heartbeat >= ${heartbeat}
       and 'installation'::regclass::oid::bigint = ${tableOid} and table_oid = ${tableOid}
       and database_oid = ${databaseOid}
       and exists (select from pg_database where datname = current_database() and oid::bigint = ${databaseOid})
       and ${sameCluster}
    returning heartbeat`.execute(db);
  return rows[0]?.heartbeat;
}
