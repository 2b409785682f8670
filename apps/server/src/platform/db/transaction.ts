import { sql } from 'kysely';
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

/**
 * Runs part of a transaction and undoes its writes, jobs included, unless its result is to be kept. A conflict is not
 * undone here: it is thrown, and the whole transaction is retried.
 */
export async function attempt<T>(
  tx: Context,
  work: () => Promise<T>,
  isKept: (result: T) => boolean,
): Promise<T> {
  if (!tx.db.isTransaction) throw new Error('only a part of a transaction can be undone');
  await sql`savepoint attempt`.execute(tx.db);
  const result = await work();
  const end = isKept(result) ? sql`release savepoint attempt` : sql`rollback to savepoint attempt`;
  await end.execute(tx.db);
  return result;
}

/** Serialization failure, deadlock or lock timeout: a retry can succeed. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01', '55P03'].some((code) => violated(error, code));
}
