import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context } from '../../platform/context.ts';
import { activeLadder, standingOf } from './standing.ts';
import type { StoredGrade } from './stored-grades.ts';

/**
 * By account, as they ask; undefined: no grade. Dropped when somebody's grade or the ladder changes, which is rare beside
 * the number of prices asked for.
 */
const heldGrades: CacheDefinition<Map<bigint, StoredGrade | undefined>> = {
  name: 'held-grades',
  topics: ['account-grades', 'grades'],
  load: async () => new Map(),
};

/** The grade that counts for a customer's prices. */
export async function heldGrade(ctx: Context, accountId: bigint): Promise<StoredGrade | undefined> {
  // A transaction may see what it has not committed.
  if (ctx.db.isTransaction) return (await standingOf(ctx, accountId, await activeLadder(ctx))).grade;
  // Before the ladder: a map that is dropped in between keeps nothing that was found on the old ladder.
  const held = await ctx.caches.get(heldGrades, ctx.panel.id);
  const ladder = await activeLadder(ctx);
  if (ladder.length === 0) return undefined;
  if (held.has(accountId)) return held.get(accountId);
  const { grade } = await standingOf(ctx, accountId, ladder);
  held.set(accountId, grade);
  return grade;
}
