import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { setKnownDevice } from '../sign-in/known-device.ts';
import type { OpenedSession } from './open-session.ts';

/** Readable by the panel's scripts, which send it as bearer; alone it opens pages and changes nothing. */
export const tokenCookie = 'AUTH_TOKEN';
export const refreshCookie = 'REFRESH_TOKEN';

export const sessionDays = 7;
const maxAge = sessionDays * 86_400;

export function setTokenCookie(reply: Reply, token: string): void {
  reply.cookie(tokenCookie, token, { httpOnly: false, maxAge });
}

export function setRefreshCookie(reply: Reply, sessionId: string, secret: string): void {
  reply.cookie(refreshCookie, `${sessionId}.${secret}`, { maxAge });
}

export function clearSessionCookies(reply: Reply): void {
  reply.cookie(tokenCookie, '', { httpOnly: false, maxAge: 0 });
  reply.cookie(refreshCookie, '', { maxAge: 0 });
}

/** What the HttpOnly cookie holds: the session's id and a secret of which only the hash is stored. */
export function newRefreshSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
}

export function isRefreshSecret(secret: string, hash: Buffer): boolean {
  return timingSafeEqual(hashOf(secret), hash);
}

/** `<session id>.<secret>`, or nothing that could be one. */
export function readRefreshCookie(
  value: string | undefined,
): { sessionId: string; secret: string } | undefined {
  const [, sessionId, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

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
