import { readCookies, setCookie } from '../../lib/cookies.ts';

const cookieName = 'AUTH_TOKEN';
const lifetimeDays = 7;

/** The browser's bearer token. All tabs share the cookie, so a renewal in one serves the others. */
export function savedToken(): string | undefined {
  return readCookies(document.cookie).get(cookieName) || undefined;
}

export function hasToken(): boolean {
  return savedToken() !== undefined;
}

function saveToken(token: string): void {
  setCookie(cookieName, token, lifetimeDays);
}

export function forgetToken(): void {
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
