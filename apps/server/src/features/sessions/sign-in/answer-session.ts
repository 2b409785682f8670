import type { Profile } from '@marquee/contract/account/profile.ts';
import type { Context } from '../../../platform/context.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { getProfile } from '../../profile/index.ts';
import type { OpenedSession } from '../tokens/open-session.ts';
import { setRefreshCookies } from '../tokens/session-cookies.ts';

/** The response of every sign-in: the token as a header, the refresh cookie and the profile. */
export async function answerSession(
  ctx: Context,
  reply: Reply,
  session: OpenedSession,
): Promise<{ data: Profile }> {
  reply.header('authorization', `Bearer ${session.token}`);
  setRefreshCookies(ctx, reply, session);
  const profile = await getProfile(ctx, {
    accountId: session.accountId,
    exact: true,
    // Only an impersonation has no refresh secret.
    impersonatedSession: session.refreshSecret ? undefined : session.sessionId,
  });
  return { data: { ...profile, auth_token: session.token } };
}
