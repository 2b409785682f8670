import { readCookies, setCookie } from '../../lib/cookies.ts';

const cookie = 'affiliate';
const days = 14;
const maxCodes = 20;

/** Adds a referral code to the earlier ones; a repeated code counts once. */
export function withReferral(codes: readonly string[], code: string): string[] {
  const clean = code.trim().slice(0, 64);
  if (!/^[\w-]+$/.test(clean)) return [...codes];
  return [...codes.filter((known) => known !== clean), clean].slice(-maxCodes);
}

export function readAffiliateCodes(cookieHeader: string): string[] {
  try {
    const codes: unknown = JSON.parse(readCookies(cookieHeader).get(cookie) ?? '[]');
    return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberAffiliate(query: URLSearchParams): void {
  const code = query.get('ref');
  if (code === null) return;
  setCookie(cookie, JSON.stringify(withReferral(readAffiliateCodes(document.cookie), code)), days);
}
