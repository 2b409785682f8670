import { authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { googleIssuer, personFromClaims } from './google-issuer.ts';

import type { CodeFlow } from './social-adapter.ts';

export function googleFlow(guarded: GuardedFetch): CodeFlow {
  return {
    departure: async (config, { state, nonce, verifier, returnTo }) =>
      buildAuthorizationUrl(await googleIssuer(guarded, config), {
        redirect_uri: returnTo,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }),
    arrive: async (config, { state, nonce, verifier, returnTo }, answer) => {
      const url = new URL(`${returnTo}?${new URLSearchParams(answer)}`);
      const tokens = await authorizationCodeGrant(await googleIssuer(guarded, config), url, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      return personFromClaims(tokens.claims());
    },
  };
}
