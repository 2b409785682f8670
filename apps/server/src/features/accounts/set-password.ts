import type { Context } from '../../platform/context.ts';

/** Ends every session of the account with it: the database sees to that. */
export async function setPassword(
  ctx: Context,
  { accountId, passwordHash }: { accountId: bigint; passwordHash: string },
): Promise<void> {
  await ctx.db
    .updateTable('account')
    .set({ password_hash: passwordHash, updated_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', accountId)
    .execute();
}
