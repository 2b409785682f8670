import { rememberAffiliate } from './affiliate.ts';
import { rememberSource } from './marketing.ts';

let isNewSource = false;
let landedBy: string | undefined;

/** Keeps who or what has sent the visitor; before the first render, because pages may change the address. */
export function rememberLanding(query: URLSearchParams): void {
  const isNewReferral = rememberAffiliate(query);
  landedBy = query.get('ref')?.slice(0, 64);
  isNewSource = rememberSource(query) || isNewReferral;
}

/** True once per document, if the visit began with a campaign or referral that was not known yet. */
export function takeNewSource(): boolean {
  const isNew = isNewSource;
  isNewSource = false;
  return isNew;
}

/** Once per document, the referral code that the visit began with, new or not. */
export function takeReferral(): string | undefined {
  const code = landedBy;
  landedBy = undefined;
  return code;
}
