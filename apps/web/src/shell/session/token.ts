import { setCookie } from '../../lib/cookies.ts';

const cookieName = 'AUTH_TOKEN';
const lifetimeDays = 7;

/** The session of the last token that the server handed to this tab. */
let ownSession: string | undefined;

/**
 * The browser's bearer token. All tabs share the cookie, so a renewal in one serves the others. A site of the
 * same domain can plant a token beside ours: the server refuses it, and ours is renewed and preferred.
 */
export function savedToken(): string | undefined {
  const saved = [...document.cookie.matchAll(/(?:^|; )AUTH_TOKEN=([^;]+)/g)].map(([, token = '']) => token);
  return saved.find((token) => ownSession && sessionOf(token) === ownSession) ?? saved.at(-1);
}

function sessionOf(token: string): string | undefined {
  try {
    const [, claims = ''] = token.split('.');
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sid;
  } catch {
    return undefined;
  }
}

export function hasToken(): boolean {
  return savedToken() !== undefined;
}

/** Whether this page has its token from the server, not from a cookie that others could have set. */
export function hasOwnToken(): boolean {
  return ownSession !== undefined && sessionOf(savedToken() ?? '') === ownSession;
}

function saveToken(token: string): void {
  ownSession = sessionOf(token);
  setCookie(cookieName, token, lifetimeDays);
}

export function forgetToken(): void {
  ownSession = undefined;
  setCookie(cookieName, '', 0);
}

type Renewal = 'renewed' | 'ended' | 'unreachable';

let pendingRenewal: Promise<Renewal> | undefined;

/** Renews the saved token or, when it has expired, uses the HttpOnly cookie. Concurrent calls share one request. */
export function renewToken(): Promise<Renewal> {
  pendingRenewal ??= renew().finally(() => {
    pendingRenewal = undefined;
  });
  return pendingRenewal;
}

async function renew(): Promise<Renewal> {
  const token = savedToken();
  try {
    const response = await fetch('/refresh', {
      headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
    keepToken(response);
    if (response.ok) return 'renewed';
    return response.status === 401 ? 'ended' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Responses that open or renew a session carry its token. */
export function keepToken(response: Response): void {
  const token = /^Bearer (.+)$/.exec(response.headers.get('authorization') ?? '')?.[1];
  if (token) saveToken(token);
}
