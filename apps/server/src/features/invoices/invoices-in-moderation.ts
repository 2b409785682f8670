import type { Context } from '../../platform/context.ts';

/** How many of an account's payments wait for a person. */
export async function invoicesInModeration(ctx: Context, accountId: bigint): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('invoice')
    .select((build) => build.fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'in_moderation')
    .executeTakeFirstOrThrow();
  return Number(count);
}
