import type { QueueName } from '@marquee/contract/console/queues.ts';
import type { Permission } from '@marquee/domain/access/permissions.ts';
import { mostCounted } from '@marquee/domain/queues/most-counted.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { DB } from '../db/generated/tables.ts';

export interface Waiting {
  count: bigint;
  oldest: Date | null;
}

/** Work that waits for a person. The console counts it, and leads to the page where it is done. */
export interface WorkQueue {
  name: QueueName;
  /** Whoever may do the work. */
  permission: Permission;
  /** A query with one row. */
  measure(ctx: Context): RawBuilder<Waiting>;
}

/**
 * Counts the rows of a table that wait, up to `mostCounted`. The condition has to be that of a partial index, which
 * has `orderBy` behind the panel.
 */
export function countWaiting(
  table: keyof DB & string,
  { waits, since, orderBy = 'id' }: { waits: Expression<unknown>; since: string; orderBy?: string },
): WorkQueue['measure'] {
  return ({ panel }) => sql<Waiting>`
    select count(*), min(since) as oldest from (
      select ${sql.ref(since)} as since from ${sql.table(table)}
      where panel_id = ${panel.id} and ${waits} order by ${sql.ref(orderBy)} limit ${mostCounted}
    ) as waiting`;
}
