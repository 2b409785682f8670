import { clientIds } from '../../shell/consent/client-ids.ts';
import { affiliateCode } from '../../shell/visit/affiliate.ts';
import { keptSource } from '../../shell/visit/marketing.ts';

/** Link between sign-in pages. Keeps the page to return to and drops secrets. */
export function signInHref(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of ['token', 'code', 'email', 'notice']) kept.delete(name);
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** Who or what brought this visitor, as the landing page has kept it; the analytics' ids only with consent. */
export function readReferral() {
  return { affiliate_code: affiliateCode(), ...keptSource(document.cookie), ...clientIds() };
}
