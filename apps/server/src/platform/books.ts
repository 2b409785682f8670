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
