import type { Context } from '../../../platform/context.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { mayLookForOthers } from '../../accounts/index.ts';

/**
 * Whoever signed out, was signed out or frozen sees nothing more, nor an operator who is one no longer.
 * Read here and not asked of the sessions feature, which stands above this one.
 */
export async function mayStillWatch(ctx: Context): Promise<boolean> {
  const { accountId, sessionId } = signedIn(ctx);
  if (sessionId === undefined) return true;
  const session = await ctx.db
    .selectFrom('session')
    .innerJoin('account', (join) =>
      join.onRef('account.panel_id', '=', 'session.panel_id').onRef('account.id', '=', 'session.account_id'),
    )
    .select('session.on_behalf_of')
    .where('session.panel_id', '=', ctx.panel.id)
    .where('session.id', '=', sessionId)
    .where('session.account_id', '=', accountId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', ctx.clock.now())
    .where('account.frozen_at', 'is', null)
    .executeTakeFirst();
  if (!session) return false;
  const { on_behalf_of: operatorId } = session;
  return operatorId === null || mayLookForOthers(ctx.db, { panelId: ctx.panel.id, operatorId });
}
