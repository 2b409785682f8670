import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';

/** The signed-in caller's favorites, latest first. */
export async function favoriteIds(ctx: Context): Promise<Set<bigint>> {
  if (ctx.actor.kind !== 'user') return refuse('unauthenticated');
  const rows = await ctx.db
    .selectFrom('favorite')
    .select('service_id')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', ctx.actor.accountId)
    .orderBy('created_at', 'desc')
    .orderBy('service_id', 'desc')
    .execute();
  return new Set(rows.map(({ service_id }) => service_id));
}
