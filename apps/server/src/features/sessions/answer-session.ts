import type { Profile } from '@marquee/contract/profile.ts';
import type { Context } from '../../platform/context.ts';
import type { Reply } from '../../platform/http/reply.ts';
import { getProfile } from '../profile/index.ts';
import { setKnownDevice } from './known-device.ts';
import type { OpenedSession } from './open-session.ts';
import { setRefreshCookie } from './session-cookies.ts';

/** How every way in ends: the token in its header, the cookie to come back with, the profile. */
export async function answerSession(
  ctx: Context,
  reply: Reply,
  session: OpenedSession,
): Promise<{ data: Profile }> {
  reply.header('authorization', `Bearer ${session.token}`);
  if (session.refreshSecret) {
    setRefreshCookie(reply, session.sessionId, session.refreshSecret);
    setKnownDevice(ctx, reply, session.accountId);
  }
  const profile = await getProfile(ctx, { accountId: session.accountId, exact: true });
  return { data: { ...profile, auth_token: session.token } };
}
