import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

const portion = 400;

/**
 * The rows of a large query, a few hundred at a time and from one snapshot. Fetched at once, megabytes would be
 * parsed in one go, and no other request would be served meanwhile.
 */
export async function readInPortions<Row>(db: Database, query: Expression<Row>): Promise<Row[]> {
  if (!db.isTransaction) return db.transaction().execute((tx) => readInPortions(tx, query));
  await sql`declare portions no scroll cursor for ${query}`.execute(db);
  const fetchNext: RawBuilder<Row> = sql`fetch ${sql.lit(portion)} from portions`;
  const all: Row[] = [];
  for (;;) {
    const { rows } = await fetchNext.execute(db);
    for (const row of rows) all.push(row);
    if (rows.length < portion) break;
  }
  await sql`close portions`.execute(db);
  return all;
}
