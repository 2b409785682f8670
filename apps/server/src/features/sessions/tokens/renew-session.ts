import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { readRefreshCookie, refreshCookie, sessionDays, setRefreshCookie } from './session-cookies.ts';

import { signSessionToken } from './session-token.ts';

/** Issues a token and extends the session to seven days from now. The secret stays, so that several tabs can renew at once. */
export async function renewSession(
  ctx: Context,
  incoming: Incoming,
  reply: Reply,
  sessionId: string,
): Promise<void> {
  const now = ctx.clock.now();
  const sevenDays = new Date(now.getTime() + sessionDays * 86_400_000);
  const renewed = await ctx.db
    .updateTable('session')
    .set(({ eb, ref }) => ({
      last_seen_at: now,
      // An impersonation is never extended.
      expires_at: eb.case().when('on_behalf_of', 'is', null).then(sevenDays).else(ref('expires_at')).end(),
    }))
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!renewed) refuse('unauthenticated');
  const cookie = readRefreshCookie(incoming.cookie(refreshCookie));
  if (cookie?.sessionId === sessionId) setRefreshCookie(reply, sessionId, cookie.secret);
  reply.header('authorization', `Bearer ${await signSessionToken(ctx, sessionId)}`);
}
