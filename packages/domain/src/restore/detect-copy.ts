/** Where a database lives. Undefined: this server does not say. */
export interface DatabasePlace {
  /** Of the cluster. */
  systemIdentifier: string | undefined;
  /** Grows with a recovery to an earlier moment, and with every failover. */
  timeline: bigint | undefined;
  databaseOid: bigint;
  /** Of the table that holds the record: a restored dump has made a new one. */
  tableOid: bigint;
}

interface Recorded {
  /** Undefined before the first start. */
  place: DatabasePlace | undefined;
  heartbeat: bigint;
}

/** Why the database is a copy of an earlier state; undefined when it is the one that was left. */
export type CopyReason = 'other_table' | 'other_database' | 'other_cluster' | 'older_than_seen' | 'recovered';

/**
 * `seen` is the heartbeat that this process or machine last saw, kept outside of the database. A heartbeat that
 * is still there proves that nothing was lost, also after a failover.
 */
export function detectCopy(
  recorded: Recorded,
  place: DatabasePlace,
  seen: bigint | undefined,
): CopyReason | undefined {
  const before = recorded.place;
  if (!before) return undefined;
  if (before.tableOid !== place.tableOid) return 'other_table';
  if (before.databaseOid !== place.databaseOid) return 'other_database';
  if (differs(before.systemIdentifier, place.systemIdentifier)) return 'other_cluster';
  if (seen !== undefined && recorded.heartbeat < seen) return 'older_than_seen';
  if (seen === undefined && differs(before.timeline, place.timeline)) return 'recovered';
  return undefined;
}

function differs<Value>(one: Value | undefined, other: Value | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}
