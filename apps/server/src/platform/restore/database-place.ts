import type { DatabasePlace } from '@marquee/domain/restore/detect-copy.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Managed servers may not let everyone read the cluster's control data. */
export async function readDatabasePlace(db: Database): Promise<DatabasePlace> {
  const { rows } = await sql<{ databaseOid: bigint; tableOid: bigint; isReadable: boolean }>`
    select (select oid::bigint from pg_database where datname = current_database()) as "databaseOid",
           'installation'::regclass::oid::bigint as "tableOid",
           has_function_privilege('pg_control_system()', 'execute')
             and has_function_privilege('pg_control_checkpoint()', 'execute') as "isReadable"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database does not say where it is');
  const { databaseOid, tableOid } = row;
  const control = row.isReadable ? await readControlData(db) : undefined;
  return { databaseOid, tableOid, systemIdentifier: control?.identifier, timeline: control?.timeline };
}

async function readControlData(db: Database) {
  const { rows } = await sql<{ identifier: string; timeline: bigint }>`
    select system_identifier::text as identifier, timeline_id::bigint as timeline
      from pg_control_system(), pg_control_checkpoint()`.execute(db);
  return rows[0];
}
