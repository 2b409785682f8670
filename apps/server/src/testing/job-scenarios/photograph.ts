import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Every row of every table the product has, as text. The queue's own schema is not among them. */
export type Photograph = ReadonlyMap<string, readonly string[]>;

export async function photograph(db: Database): Promise<Photograph> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const parts = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name, to_jsonb(t)::text as row from ${sql.table(`public.${name}`)} as t`,
  );
  const { rows } = await sql<{ name: string; row: string }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  const taken = new Map<string, string[]>(tables.map(({ name }) => [name, []]));
  for (const { name, row } of rows) taken.get(name)?.push(row);
  return taken;
}

interface Blindness {
  /** Whole tables. */
  logs?: readonly string[];
  /** `table.column`. */
  stamps?: readonly string[];
}

/** Each row that came or went, as `+ table row` and `- table row`. */
export function changes(before: Photograph, after: Photograph, blindness: Blindness = {}): string[] {
  const { logs = [], stamps = [] } = blindness;
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

/** What changed for one panel, such that the same change in another reads the same. Amounts stay. */
export function effects(lines: readonly string[], panelId: bigint): string[] {
  return lines
    .flatMap((line) => {
      const start = line.indexOf('{');
      const row = JSON.parse(line.slice(start)) as { panel_id?: number };
      const isOurs = row.panel_id === undefined || BigInt(row.panel_id) === panelId;
      return isOurs ? line.slice(0, start) + JSON.stringify(bare(row, '')) : [];
    })
    .toSorted();
}

/** Columns whose value is another one each time, beside moments and secrets. */
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
