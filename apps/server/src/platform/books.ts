import { type RawBuilder, sql } from 'kysely';
import type { Database } from './db/database.ts';

export interface BooksFinding {
  rule: string;
  panelId: bigint;
  detail: string;
}

/** One invariant of the books: it reads, and returns every place where the invariant is broken. */
export interface BooksRule {
  name: string;
  check(db: Database): Promise<BooksFinding[]>;
}

interface Broken {
  panel_id: bigint;
  detail: string;
}

const mostFindings = sql`limit 100`;

/** A rule is a query for what must not exist: `panel_id` and one sentence of `detail` per row. */
export function booksRule(name: string, broken: RawBuilder<unknown>): BooksRule {
  return {
    name,
    check: async (db) => {
      const { rows } = await sql<Broken>`${broken} ${mostFindings}`.execute(db);
      return rows.map((row) => ({ rule: name, panelId: row.panel_id, detail: row.detail }));
    },
  };
}
