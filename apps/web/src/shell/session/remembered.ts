import { readCookies, setCookie } from '../../lib/cookies.ts';

const days = 7;

/** Greets a returning person with the address they used last; the password is never kept. */
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
