import type { Context } from '../../../platform/context.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { setKnownDevice } from '../sign-in/known-device.ts';
import type { OpenedSession } from './open-session.ts';
import { setRefreshCookie, setTokenCookie } from './session-cookies.ts';

/** For a browser that goes on to a page: everything it needs to be signed in there is in its cookies. */
export function keepSession(ctx: Context, reply: Reply, session: OpenedSession): void {
  setTokenCookie(reply, session.token);
  setComeback(ctx, reply, session);
}

/** What lets a browser come back after the token's end, and be known as one that has been here. */
export function setComeback(ctx: Context, reply: Reply, session: OpenedSession): void {
  if (!session.refreshSecret) return;
  setRefreshCookie(reply, session.sessionId, session.refreshSecret);
  setKnownDevice(ctx, reply, session.accountId);
}
