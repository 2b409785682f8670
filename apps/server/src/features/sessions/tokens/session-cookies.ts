import type { Reply } from '../../../platform/http/calls/reply.ts';

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
