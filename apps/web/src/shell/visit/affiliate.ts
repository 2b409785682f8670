import { readCookies, setCookie } from '../../lib/cookies.ts';

const cookie = 'affiliate';
const days = 14;
const maxCodes = 20;

/** Adds a referral code behind the earlier ones, of which the first counts. A repeated code keeps its place. */
export function withReferral(codes: readonly string[], code: string): string[] {
  const clean = code.trim().slice(0, 64);
  if (!/^[\w-]+$/.test(clean)) return [...codes];
  return [...new Set([...codes, clean])].slice(0, maxCodes);
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

const longest = 200;

/** As calls take it: as many whole codes as fit. */
export function affiliateCode(): string | undefined {
  const joined = readAffiliateCodes(document.cookie).join(',');
  return (joined.length > longest ? joined.slice(0, joined.lastIndexOf(',', longest)) : joined) || undefined;
}
