import type { Profile } from '@marquee/contract/account/profile.ts';
import type { Context } from '../../../platform/context.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { getProfile } from '../../profile/index.ts';
import type { OpenedSession } from '../tokens/open-session.ts';
import { setComeback } from '../tokens/session-cookies.ts';

/** How every way in ends: the token in its header, the cookie to come back with, the profile. */
export async function answerSession(
  ctx: Context,
  reply: Reply,
  session: OpenedSession,
): Promise<{ data: Profile }> {
  reply.header('authorization', `Bearer ${session.token}`);
  setComeback(ctx, reply, session);
  const profile = await getProfile(ctx, {
    accountId: session.accountId,
    exact: true,
    // Only an operator's look in has no way back, and says so in the profile.
    impersonatedSession: session.refreshSecret ? undefined : session.sessionId,
  });
  return { data: { ...profile, auth_token: session.token } };
}
