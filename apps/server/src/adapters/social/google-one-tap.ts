import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { googleIssuer, personFromClaims } from './google-issuer.ts';

import { providerFetch } from './provider-fetch.ts';
import type { SocialConfig, SocialPerson } from './social-adapter.ts';

const oldestInSeconds = 300;

/** Verifies a credential that the browser got from Google: signed, issued to us, and recent. */
export async function oneTapPerson(
  guarded: GuardedFetch,
  config: SocialConfig,
  credential: string,
): Promise<{ person: SocialPerson; expiresAt: Date }> {
  const issuer = (await googleIssuer(guarded, config)).serverMetadata();
  const fetchKeys = providerFetch(guarded);
  const keys = createRemoteJWKSet(new URL(issuer.jwks_uri ?? ''), {
    [customFetch]: (url, { method, headers }) =>
      fetchKeys(url, { method, headers: Object.fromEntries(headers), body: undefined, redirect: 'manual' }),
  });
  const { payload } = await jwtVerify(credential, keys, {
    algorithms: ['RS256', 'ES256'],
    issuer: issuer.issuer,
    audience: config.clientId,
    requiredClaims: ['exp', 'iat', 'sub'],
    maxTokenAge: oldestInSeconds,
    clockTolerance: 5,
  });
  if (Array.isArray(payload.aud) && payload.azp !== config.clientId)
    throw new Error('made for another party');
  return { person: personFromClaims(payload), expiresAt: new Date(Number(payload.exp) * 1000) };
}
