import { readCookies, setCookie } from '../../lib/cookies.ts';

const days = 7;

/** Remembers the last email for the login form; the password is never stored. */
export function rememberVisit(email: string): void {
  setCookie('rememberUser', '1', days);
  setCookie('rememberEmail', email, days);
  setCookie('onPanelLoggedIn', '1', days);
}

export function forgetVisit(): void {
  setCookie('onPanelLoggedIn', '', 0);
}

export function rememberedEmail(): string {
  const cookies = readCookies(document.cookie);
  return cookies.get('rememberUser') === '1' ? (cookies.get('rememberEmail') ?? '') : '';
}
