import { rememberAffiliate } from './affiliate.ts';
import { rememberSource } from './marketing.ts';

let isNewSource = false;

/** Keeps who or what has sent the visitor; before the first render, because pages may change the address. */
export function rememberLanding(query: URLSearchParams): void {
  const isNewReferral = rememberAffiliate(query);
  isNewSource = rememberSource(query) || isNewReferral;
}

/** True once per document, if the visit began with a campaign or referral that was not known yet. */
export function takeNewSource(): boolean {
  const isNew = isNewSource;
  isNewSource = false;
  return isNew;
}
