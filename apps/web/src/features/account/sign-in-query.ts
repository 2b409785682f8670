import { readAffiliateCodes } from '../../shell/visit/affiliate.ts';

/** Link between sign-in pages. Keeps the page to return to and drops secrets. */
export function signInHref(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of ['token', 'code', 'email', 'notice']) kept.delete(name);
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** Who referred this visitor, from the address and the cookie. */
export function readReferral(query: URLSearchParams) {
  const codes = readAffiliateCodes(document.cookie);
  return {
    affiliate_code: codes.join(',').slice(0, 200) || undefined,
    marketing_source: fact(query, 'utm_source'),
    marketing_medium: fact(query, 'utm_medium'),
    marketing_campaign: fact(query, 'utm_campaign'),
    vs_cid: fact(query, 'vs_cid'),
    vs_subid: fact(query, 'vs_subid'),
  };
}

function fact(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.slice(0, 200) || undefined;
}
