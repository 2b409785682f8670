import { sql } from 'kysely';
import type { BooksFinding, BooksRule } from '../../../platform/books.ts';
import type { Database } from '../../../platform/db/database.ts';

/** All rules on one snapshot of the books, while the house stays open. */
export async function checkBooks(db: Database, rules: readonly BooksRule[]): Promise<BooksFinding[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      // The books only grow; the short limits of requests are not meant for reading all of them.
      await sql`set local statement_timeout = '30min'`.execute(snapshot);
      const findings: BooksFinding[] = [];
      for (const rule of rules) findings.push(...(await rule.check(snapshot)));
      return findings;
    });
}
