import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** One value as a subquery, so that a statement can ask several features at once without knowing their tables. */
export interface ScalarQuery<T> {
  /** Selects one column of at most one row. */
  subquery: RawBuilder<unknown>;
  /** `null` when there is no row. */
  read(column: unknown): T;
}

export type ScalarQueries = Readonly<Record<string, ScalarQuery<unknown>>>;

export type ScalarValues<Queries extends ScalarQueries> = {
  [Name in keyof Queries]: Queries[Name] extends ScalarQuery<infer T> ? T : never;
};

/** `Column` is what the driver makes of the column. Inside JSON, a bigint has to be text: a number would be a float. */
export function scalarQuery<Column, T>(
  subquery: RawBuilder<Column>,
  read: (column: Column) => T,
): ScalarQuery<T> {
  return { subquery, read: (column) => read(column as Column) };
}

export async function readScalar<T>(db: Database, query: ScalarQuery<T>): Promise<T> {
  return (await readScalars(db, { query })).query;
}

/** All in one statement, and so all of one moment. */
export async function readScalars<Queries extends ScalarQueries>(
  db: Database,
  queries: Queries,
): Promise<ScalarValues<Queries>> {
  const { rows } = await sql<Record<string, unknown>>`select ${scalarColumns(queries)}`.execute(db);
  return scalarValues(queries, rows[0] ?? {});
}

/** For the list of columns of a statement that reads a row besides. */
export function scalarColumns(queries: ScalarQueries): RawBuilder<unknown> {
  return sql.join(
    Object.entries(queries).map(([name, { subquery }]) => sql`(${subquery}) as ${sql.id(columnName(name))}`),
  );
}

export function scalarValues<Queries extends ScalarQueries>(
  queries: Queries,
  row: Readonly<Record<string, unknown>>,
): ScalarValues<Queries> {
  return Object.fromEntries(
    Object.entries(queries).map(([name, { read }]) => [name, read(row[columnName(name)])]),
  ) as ScalarValues<Queries>;
}

/** Like no column of a table. */
function columnName(name: string): string {
  return `scalar ${name}`;
}
