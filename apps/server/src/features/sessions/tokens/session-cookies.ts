import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import type { Reply } from '../../../platform/http/calls/reply.ts';
import { setKnownDevice } from '../sign-in/known-device.ts';
import type { OpenedSession } from './open-session.ts';

/**
 * Readable by scripts, which send it as the bearer token; as a cookie it only authenticates pages. Any site of
 * the domain can plant one, so a browser's token counts only beside one of the two secrets below.
 */
export const tokenCookie = 'AUTH_TOKEN';
export const refreshCookie = 'REFRESH_TOKEN';
/** An operator's impersonation: proves where it was opened, and cannot be renewed. */
export const impersonationCookie = 'IMPERSONATION';

export const sessionDays = 7;
const maxAge = sessionDays * 86_400;
export const impersonationMinutes = 30;

export function setTokenCookie(reply: Reply, token: string): void {
  reply.cookie(tokenCookie, token, { readable: true, maxAge });
}

export function setRefreshCookie(reply: Reply, sessionId: string, secret: string): void {
  reply.cookie(refreshCookie, `${sessionId}.${secret}`, { maxAge });
}

export function clearSessionCookies(reply: Reply): void {
  clearImpersonation(reply);
  reply.cookie(refreshCookie, '', { maxAge: 0 });
}

export function clearImpersonation(reply: Reply): void {
  reply.cookie(tokenCookie, '', { readable: true, maxAge: 0 });
  reply.cookie(impersonationCookie, '', { maxAge: 0 });
}

/** Takes away what a sibling set for a parent domain; what it hid under a deeper path is merely ignored. */
export function clearPlantedTokens(reply: Reply, siteHost: string): void {
  const labels = siteHost.split('.');
  for (let from = 1; from < labels.length; from += 1)
    reply.cookie(tokenCookie, '', { readable: true, maxAge: 0, domain: labels.slice(from).join('.') });
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

/** Sets the secret that binds the session to this browser and, unless it is an impersonation, marks the device as known. */
export function setRefreshCookies(ctx: Context, reply: Reply, session: OpenedSession): void {
  if (!session.refreshSecret) {
    const value = `${session.sessionId}.${session.browserSecret}`;
    reply.cookie(impersonationCookie, value, { maxAge: impersonationMinutes * 60 });
    return;
  }
  setRefreshCookie(reply, session.sessionId, session.refreshSecret);
  setKnownDevice(ctx, reply, session.accountId);
}
