import { sql } from 'kysely';
import type { BooksFinding, BooksRule } from '../../../platform/books.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { checkBooks } from '../../ledger/index.ts';

const keptChecks = 100;

/** Checks the books and keeps the outcome; the console sees how far it is. */
export async function recordCheck(ctx: Context, rules: readonly BooksRule[]): Promise<BooksFinding[]> {
  const id = await beginCheck(ctx, rules.length);
  try {
    const findings = await checkBooks(ctx.db, rules, (done) => noteProgress(ctx, id, done));
    await endCheck(ctx, id, findings);
    return findings;
  } catch (error) {
    await ctx.db
      .updateTable('books_check')
      .set({ state: 'failed', ended_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute();
    throw error;
  }
}

/** Takes up what somebody asked for. One that still runs belongs to a worker that died: this one begins it anew. */
async function beginCheck({ db, clock }: Context, rules: number): Promise<bigint> {
  const now = clock.now();
  const { rows } = await sql<{ id: bigint }>`
    insert into books_check (state, rules, created_at, started_at) values ('running', ${rules}, ${now}, ${now})
    on conflict ((true)) where state in ('waiting', 'running') do update
      set state = 'running', rules = excluded.rules, rules_done = 0, started_at = excluded.started_at
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the check of the books could not be written down');
  return row.id;
}

async function noteProgress({ db }: Context, id: bigint, done: number): Promise<void> {
  await db.updateTable('books_check').set({ rules_done: done }).where('id', '=', id).execute();
}

/** A problem that stood before keeps the time when it was first found. */
function endCheck(ctx: Context, id: bigint, findings: readonly BooksFinding[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const known = await tx.db.deleteFrom('books_problem').returningAll().execute();
    const nameOf = (rule: string, detail: string) => JSON.stringify([rule, detail]);
    const since = new Map(known.map((row) => [nameOf(row.rule, row.detail), row.found_at]));
    const rows = findings.map(({ rule, panelId, detail }) => ({
      panel_id: panelId,
      check_id: id,
      rule,
      detail: detail.slice(0, 2000),
      found_at: since.get(nameOf(rule, detail.slice(0, 2000))) ?? now,
    }));
    if (rows.length > 0) await tx.db.insertInto('books_problem').values(rows).execute();
    await tx.db
      .updateTable('books_check')
      .set({ state: 'done', ended_at: now })
      .where('id', '=', id)
      .execute();
    await tx.db
      .deleteFrom('books_check')
      .where('id', '<=', id - BigInt(keptChecks))
      .where('state', 'in', ['done', 'failed'])
      .execute();
  });
}
