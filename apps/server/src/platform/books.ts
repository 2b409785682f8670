import type { BooksRuleName } from '@marquee/domain/money/books-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './db/database.ts';

export interface BooksFinding {
  rule: BooksRuleName;
  panelId: bigint;
  detail: string;
}

/** An invariant of the books; `check` returns every violation. */
export interface BooksRule {
  name: BooksRuleName;
  check(db: Database): Promise<BooksFinding[]>;
}

interface Broken {
  panel_id: bigint;
  detail: string;
}

const maxFindings = sql`limit 100`;

/** A rule is a query for rows that must not exist, with `panel_id` and one sentence of `detail` each. */
export function booksRule(name: BooksRuleName, broken: RawBuilder<unknown>): BooksRule {
  return {
    name,
    check: async (db) => {
      const { rows } = await sql<Broken>`${broken} ${maxFindings}`.execute(db);
      return rows.map((row) => ({ rule: name, panelId: row.panel_id, detail: row.detail }));
    },
  };
}
