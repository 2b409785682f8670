import { z } from 'zod';
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';

/** All three answer the same question in the same form. */
const ownAddresses = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

const verdict = z.object({ success: z.boolean(), hostname: z.string().max(300).optional() });

export interface OutsideCaptcha {
  provider: keyof typeof ownAddresses;
  siteKey: string;
  secret: string;
  address?: string;
}

/**
 * Whether the provider says that a person on this host has solved its challenge. The visitor's address is not
 * sent. Throws when the provider does not answer.
 */
export async function checkOutsideCaptcha(
  guarded: GuardedFetch,
  { provider, siteKey, secret, address }: OutsideCaptcha,
  { response, host }: { response: string; host: string },
): Promise<boolean> {
  const answer = await guarded(address ?? ownAddresses[provider], {
    method: 'POST',
    effect: 'repeatable',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ secret, response, sitekey: siteKey })),
    maxBytes: 20_000,
  });
  if (answer.status !== 200) throw new Error(`The captcha provider answered ${answer.status}`);
  const { success, hostname } = verdict.parse(JSON.parse(answer.body.toString('utf8')));
  // A key may be used on several sites; a solution from another one is not for us.
  return success && (hostname === undefined || hostname === host);
}
