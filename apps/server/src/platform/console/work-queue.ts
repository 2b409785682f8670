import type { QueueName } from '@marquee/contract/console/queues.ts';
import type { Permission } from '@marquee/domain/access/permissions.ts';
import { type Expression, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { DB } from '../db/generated/tables.ts';

interface Waiting {
  count: number;
  oldest: Date | null;
}

/** Work that waits for a person. The console counts it, and leads to the page where it is done. */
export interface WorkQueue {
  name: QueueName;
  /** Whoever may do the work. */
  permission: Permission;
  measure(ctx: Context): Promise<Waiting>;
}

const mostCounted = 1000;

/**
 * Counts the rows of a table that wait, up to a thousand: nobody needs to know more, and nobody should wait for
 * the count. The condition has to be that of a partial index, which has `orderBy` behind the panel.
 */
export function countWaiting(
  table: keyof DB & string,
  { waits, since, orderBy = 'id' }: { waits: Expression<unknown>; since: string; orderBy?: string },
): WorkQueue['measure'] {
  return async ({ db, panel }) => {
    const { rows } = await sql<{ count: bigint; oldest: Date | null }>`
      select count(*), min(since) as oldest from (
        select ${sql.ref(since)} as since from ${sql.table(table)}
        where panel_id = ${panel.id} and ${waits} order by ${sql.ref(orderBy)} limit ${mostCounted}
      ) as waiting`.execute(db);
    return { count: Number(rows[0]?.count ?? 0), oldest: rows[0]?.oldest ?? null };
  };
}
