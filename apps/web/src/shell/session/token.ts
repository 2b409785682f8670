import { readCookies, setCookie } from '../../lib/cookies.ts';

const cookieName = 'AUTH_TOKEN';
const lifeInDays = 7;

/** The bearer token of this browser; all its tabs share the cookie, so a renewal in one serves the others. */
export function savedToken(): string | undefined {
  return readCookies(document.cookie).get(cookieName) || undefined;
}

export function hasToken(): boolean {
  return savedToken() !== undefined;
}

export function saveToken(token: string): void {
  setCookie(cookieName, token, lifeInDays);
}

export function forgetToken(): void {
  setCookie(cookieName, '', 0);
}
