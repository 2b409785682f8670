import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import type { CheckBooksJob } from './check-books.job.ts';

/** Longer than any check takes: the worker that had it must have died. */
const staleMs = 3_600_000;

/** While a check is under way, that one is meant. */
export function requestCheck(ctx: Context, checkJob: CheckBooksJob): Promise<void> {
  const { accountId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const stale = new Date(now.getTime() - staleMs);
    const { rows } = await sql<{ id: bigint }>`
      insert into books_check (state, asked_by, panel_id, created_at)
      values ('waiting', ${accountId}, ${tx.panel.id}, ${now})
      on conflict ((true)) where state in ('waiting', 'running') do update
        set state = 'waiting', created_at = excluded.created_at, started_at = null, rules_done = 0,
            asked_by = excluded.asked_by, panel_id = excluded.panel_id
        where coalesce(books_check.started_at, books_check.created_at) < ${stale}
      returning id`.execute(tx.db);
    const [asked] = rows;
    if (!asked) return;
    await tx.jobs.send(checkJob, {});
    await recordAudit(tx, { action: 'books.check', subjectType: 'panel', subjectId: tx.panel.id });
  });
}
