import pRetry from 'p-retry';
import type { Context } from '../context.ts';
import { violated } from './violated.ts';

/**
 * Runs `work` in one READ COMMITTED transaction, with a context whose database and jobs belong to it.
 * A nested call joins the outer transaction: only the outermost commits, rolls back or retries.
 */
export async function inTransaction<T>(ctx: Context, work: (tx: Context) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx);
  return retryOnConflict(() =>
    ctx.db
      .transaction()
      .setIsolationLevel('read committed')
      .execute((db) => work({ ...ctx, db, jobs: ctx.jobs.inside(db) })),
  );
}

/** For work that is a single statement, which is a transaction by itself: saves two round trips. */
export async function inOneStatement<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  return ctx.db.isTransaction ? work(ctx) : retryOnConflict(() => work(ctx));
}

function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  return pRetry(work, {
    retries: 3,
    minTimeout: 10,
    randomize: true,
    shouldRetry: ({ error }) => isConflict(error),
  });
}

/** Serialization failure, deadlock or lock timeout: a retry can succeed. */
function isConflict(error: unknown): boolean {
  return ['40001', '40P01', '55P03'].some((code) => violated(error, code));
}
