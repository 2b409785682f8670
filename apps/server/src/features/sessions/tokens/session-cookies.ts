import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { setKnownDevice } from '../sign-in/known-device.ts';
import type { OpenedSession } from './open-session.ts';

/** Readable by scripts, which send it as the bearer token; as a cookie it only authenticates pages. */
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

/** The secret in the HttpOnly refresh cookie; only its hash is stored. */
export function newRefreshSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(secret) };
}

export function isRefreshSecret(secret: string, hash: Buffer): boolean {
  return timingSafeEqual(hashSecret(secret), hash);
}

/** Parses `<session id>.<secret>`. */
export function readRefreshCookie(
  value: string | undefined,
): { sessionId: string; secret: string } | undefined {
  const [, sessionId, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Sets all session cookies, for a browser that is redirected to a page. */
export function setSessionCookies(ctx: Context, reply: Reply, session: OpenedSession): void {
  setTokenCookie(reply, session.token);
  setRefreshCookies(ctx, reply, session);
}

/** Sets the refresh cookie and marks the device as known. */
export function setRefreshCookies(ctx: Context, reply: Reply, session: OpenedSession): void {
  if (!session.refreshSecret) return;
  setRefreshCookie(reply, session.sessionId, session.refreshSecret);
  setKnownDevice(ctx, reply, session.accountId);
}
