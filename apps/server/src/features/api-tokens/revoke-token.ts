import type { Context } from '../../platform/context.ts';

/** Without a token there is nothing to do, and no reason to complain. */
export async function revokeToken(ctx: Context, accountId: bigint): Promise<void> {
  await ctx.db
    .deleteFrom('api_token')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}
