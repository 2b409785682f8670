import type { BooksFinding, BooksRule } from '../../../platform/books.ts';
import type { Database } from '../../../platform/db/database.ts';
import { allowLongStatements } from '../../../platform/db/long-statements.ts';

/** Checks all rules on one snapshot of the books while the panels keep running. */
export async function checkBooks(
  db: Database,
  rules: readonly BooksRule[],
  afterRule: (done: number) => Promise<void> = async () => {},
): Promise<BooksFinding[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      // The books only grow, so the short statement timeout of requests does not apply.
      await allowLongStatements(snapshot);
      const findings: BooksFinding[] = [];
      for (const [index, rule] of rules.entries()) {
        findings.push(...(await rule.check(snapshot)));
        await afterRule(index + 1);
      }
      return findings;
    });
}
