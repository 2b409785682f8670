import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { mayImpersonate } from './account.ts';

/**
 * False once the session has ended, the account is frozen or the operator has lost the role. Queried here
 * because the sessions feature is a layer above this one.
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
  return operatorId === null || mayImpersonate(ctx.db, { panelId: ctx.panel.id, operatorId });
}
