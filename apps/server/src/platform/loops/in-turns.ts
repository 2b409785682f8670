import { type RawBuilder, sql } from 'kysely';

interface Work {
  /** The table, with columns `panel_id` and those below. */
  table: RawBuilder<unknown>;
  /** Identifies a row within its panel. */
  key: RawBuilder<unknown>;
  /** When it is due. */
  dueAt: RawBuilder<unknown>;
  /** Which rows are work at all, in terms of `work`: exactly what a partial index on panel and time holds. */
  where: RawBuilder<unknown>;
  /** Rows to leave out now, in terms of `work`. */
  also?: RawBuilder<unknown>;
  now: Date;
  limit: number;
}

/** Whether anything is due. */
export function isAnyDue(work: Omit<Work, 'limit'>) {
  return sql`exists (${inTurns({ ...work, limit: 1 })})`;
}

/** In one turn of a loop. Those left out have waited less, and are among the first of a later turn. */
const mostPanels = 100;

/**
 * A query for due rows, `panel_id`, `key` and `turn`, that serves panels in turn: the row that waits longest of each
 * panel first, then the second of each. One panel with a great deal of work keeps no other waiting.
 *
 * It jumps from panel to panel in an index of panel and time, so it costs a few rows per panel and no more, however
 * many are due.
 */
export function inTurns({ table, key, dueAt, where, also = sql`true`, now, limit }: Work) {
  return sql`
    with recursive serving as (
      (select work.panel_id, work.${dueAt} as first_at from ${table} as work
        where ${where} order by work.panel_id, work.${dueAt} limit 1)
      union all
      select following.* from serving cross join lateral (
        select work.panel_id, work.${dueAt} as first_at from ${table} as work
         where ${where} and work.panel_id > serving.panel_id
         order by work.panel_id, work.${dueAt} limit 1) as following)
    select taken.panel_id, taken.key, taken.due_at, taken.turn
      from (select panel_id from serving where first_at <= ${now} order by first_at limit ${mostPanels}) as panel
     cross join lateral (
       select found.*, row_number() over (order by found.due_at, found.key) as turn
         from (select work.panel_id, work.${key} as key, work.${dueAt} as due_at from ${table} as work
                where ${where} and ${also} and work.panel_id = panel.panel_id and work.${dueAt} <= ${now}
                order by work.${dueAt} limit ${limit}) as found) as taken
     order by taken.turn, taken.due_at, taken.key
     limit ${limit}`;
}
