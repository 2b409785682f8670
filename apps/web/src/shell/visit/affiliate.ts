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

/** True if the address brings a code that this browser did not know. */
export function rememberAffiliate(query: URLSearchParams): boolean {
  const code = query.get('ref');
  if (code === null) return false;
  const known = readAffiliateCodes(document.cookie);
  const codes = withReferral(known, code);
  setCookie(cookie, JSON.stringify(codes), days);
  return codes.length > known.length;
}

/** As calls take it. */
export function affiliateCode(): string | undefined {
  return readAffiliateCodes(document.cookie).join(',').slice(0, 200) || undefined;
}
