import { readCookies, setCookie } from '../../lib/cookies.ts';

const days = 7;

/** Remembers the last email for the login form; the password is never stored. */
export function rememberVisit(email: string): void {
  rememberEmail(email);
  setCookie('onPanelLoggedIn', '1', days);
}

/** For the forms that ask for it next; nobody is signed in by that. */
export function rememberEmail(email: string): void {
  setCookie('rememberUser', '1', days);
  setCookie('rememberEmail', email, days);
}

/** The session has ended by itself: the next visit may find the e-mail filled in. */
export function endVisit(): void {
  setCookie('onPanelLoggedIn', '', 0);
}

/** Somebody signs out, perhaps on a computer that others use: nothing tells who was here. */
export function forgetVisit(): void {
  endVisit();
  setCookie('rememberUser', '', 0);
  setCookie('rememberEmail', '', 0);
}

export function rememberedEmail(): string {
  const cookies = readCookies(document.cookie);
  return cookies.get('rememberUser') === '1' ? (cookies.get('rememberEmail') ?? '') : '';
}
