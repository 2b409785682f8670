import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** All rows of all tables, without the queue's schema. */
export type Photograph = ReadonlyMap<string, readonly string[]>;

/** Rows of this panel are stored as JSON; others only as a hash, which is faster. */
export async function photograph(db: Database, panelId: bigint): Promise<Photograph> {
  const { rows: tables } = await sql<{ name: string; has_panel: boolean }>`
    select relname as name, exists (
             select from pg_attribute where attrelid = pg_class.oid and attname = 'panel_id') as has_panel
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(
    db,
  );
  const parts = tables.map(({ name, has_panel }) => {
    const isOurs = has_panel ? sql`t.panel_id = ${sql.lit(String(panelId))}` : sql`true`;
    return sql`
      select ${sql.lit(name)} as name, case when ${isOurs} then to_jsonb(t)::text else md5(t::text) end as row
        from ${sql.table(`public.${name}`)} as t`;
  });
  const { rows } = await sql<{ name: string; row: string }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  const taken = new Map<string, string[]>(tables.map(({ name }) => [name, []]));
  for (const { name, row } of rows) taken.get(name)?.push(row);
  return taken;
}

interface Ignored {
  /** Ignored tables. */
  logs?: readonly string[];
  /** Ignored columns, as `table.column`. */
  stamps?: readonly string[];
}

/** Added and removed rows, as `+ table row` and `- table row`. */
export function changes(before: Photograph, after: Photograph, ignored: Ignored = {}): string[] {
  const { logs = [], stamps = [] } = ignored;
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    if (logs.includes(name)) return [];
    const hidden = stamps.flatMap((stamp) =>
      stamp.startsWith(`${name}.`) ? stamp.slice(name.length + 1) : [],
    );
    const [old, now] = [before, after].map((taken) => without(taken.get(name) ?? [], hidden));
    return [...minus(now ?? [], old ?? [], `+ ${name}`), ...minus(old ?? [], now ?? [], `- ${name}`)];
  });
}

function without(rows: readonly string[], hidden: readonly string[]): readonly string[] {
  if (hidden.length === 0) return rows;
  return rows.map((row) => {
    if (!row.startsWith('{')) return row;
    const shown = Object.entries(JSON.parse(row) as object).filter(([column]) => !hidden.includes(column));
    return JSON.stringify(Object.fromEntries(shown));
  });
}

function minus(rows: readonly string[], others: readonly string[], mark: string): string[] {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return rows.flatMap((row) => {
    const count = left.get(row) ?? 0;
    left.set(row, count - 1);
    return count > 0 ? [] : `${mark} ${row}`;
  });
}

/** The changes of this panel with ids, times and secrets replaced, so that runs in two panels can be compared. */
export function effects(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => {
      const start = line.indexOf('{');
      return start < 0 ? [] : line.slice(0, start) + JSON.stringify(bare(JSON.parse(line.slice(start)), ''));
    })
    .toSorted();
}

/** Columns whose values differ on every run, besides times and secrets. */
const names = /(^|_)(id|ref|code|seq|account)$/;
const moment = /\d{4}-\d\d-\d\dT[\d:.+]+/g;
const secret = /[\w-]{24,}/g;

function bare(value: unknown, column: string): unknown {
  if (names.test(column)) return value === null ? null : '…';
  if (typeof value === 'string')
    return value.replaceAll(moment, '…').replaceAll(secret, '…').replaceAll(/\d+/g, '#');
  if (Array.isArray(value)) return value.map((item) => bare(item, ''));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bare(inner, key)]));
}
