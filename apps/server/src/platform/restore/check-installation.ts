import { randomUUID } from 'node:crypto';
import { type CopyReason, type DatabasePlace, detectCopy } from '@marquee/domain/restore/detect-copy.ts';
import { type Selectable, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { DB } from '../db/generated/tables.ts';
import { readDatabasePlace } from './database-place.ts';

type Row = Selectable<DB['installation']>;

interface CheckOptions {
  clock: Clock;
  /** The last heartbeat seen outside of the database. */
  seen(installation: string): Promise<bigint | undefined> | bigint | undefined;
  /** A worker counts that it is alive. */
  beats?: boolean;
}

export interface CheckedInstallation {
  id: string;
  heartbeat: bigint;
  place: DatabasePlace;
  isHeld: boolean;
  /** A copy that was noticed just now. */
  noticed: CopyReason | undefined;
}

/** Notices a restored or copied database and holds everything that leaves it. */
export function checkInstallation(db: Database, options: CheckOptions): Promise<CheckedInstallation> {
  const { clock, seen, beats = false } = options;
  return db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('installation').selectAll().forNoKeyUpdate().executeTakeFirstOrThrow();
    const id = row.id ?? randomUUID();
    const place = await readDatabasePlace(tx);
    const noticed = detectCopy(
      { place: recordedPlace(row), heartbeat: row.heartbeat },
      place,
      await seen(id),
    );
    const held = noticed && {
      held_at: clock.now(),
      held_reason: copyReasons[noticed],
      restored_at: clock.now(),
    };
    const heartbeat = row.heartbeat + (beats ? 1n : 0n);
    await tx
      .updateTable('installation')
      .set({ id, heartbeat, ...columns(place), ...held })
      .execute();
    if (noticed) await skipUsedNumbers(tx);
    return { id, heartbeat, place, isHeld: (held ?? row).held_at !== null, noticed };
  });
}

/** By an operator, for a copy that nothing shows, such as a cloned machine. */
export function holdInstallation(db: Database, clock: Clock, held_reason: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now();
    await tx.updateTable('installation').set({ held_at: now, held_reason, restored_at: now }).execute();
    await skipUsedNumbers(tx);
  });
}

const copyReasons: Record<CopyReason, string> = {
  other_table: 'The database was restored from a dump.',
  other_database: 'The database is a copy of another one.',
  other_cluster: 'The database was moved to another server.',
  older_than_seen: 'The database is older than this installation last saw it.',
  recovered: 'The database server was recovered or has failed over.',
};

function recordedPlace(row: Row): DatabasePlace | undefined {
  if (row.database_oid === null || row.table_oid === null) return undefined;
  return {
    systemIdentifier: row.system_identifier ?? undefined,
    timeline: row.timeline ?? undefined,
    databaseOid: row.database_oid,
    tableOid: row.table_oid,
  };
}

function columns({ systemIdentifier, timeline, databaseOid, tableOid }: DatabasePlace) {
  return {
    system_identifier: systemIdentifier ?? null,
    timeline: timeline ?? null,
    database_oid: databaseOid,
    table_oid: tableOid,
  };
}

const gap = 1_000_000;

/**
 * Numbers given out after the copy was made are known outside: gateways have them as idempotency keys, customers
 * have them in mails. They are not given out again.
 */
async function skipUsedNumbers(tx: Database): Promise<void> {
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, last_value + ${gap})
      from pg_sequences
     where schemaname = current_schema() and last_value is not null and data_type = 'bigint'::regtype`.execute(
    tx,
  );
}
