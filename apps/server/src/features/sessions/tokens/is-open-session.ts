import type { Context } from '../../../platform/context.ts';

export async function isOpenSession(
  ctx: Context,
  { accountId, sessionId }: { accountId: bigint; sessionId: string },
): Promise<boolean> {
  const session = await ctx.db
    .selectFrom('session')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('on_behalf_of', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  return session !== undefined;
}
