import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
} from 'openid-client';
import { z } from 'zod';
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { isLocal, providerFetch } from './provider-fetch.ts';
import type { CodeFlow, SocialConfig, SocialPerson } from './social-adapter.ts';

const ownAddresses = {
  authorize: 'https://www.facebook.com/v21.0/dialog/oauth',
  token: 'https://graph.facebook.com/v21.0/oauth/access_token',
  graph: 'https://graph.facebook.com/v21.0',
};

const inspected = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.literal(true),
    user_id: z.string().min(1),
    expires_at: z.number().default(0),
  }),
});
const me = z.object({
  id: z.string().min(1).max(255),
  name: z.string().max(500).optional(),
  email: z.email().max(254).toLowerCase().optional().catch(undefined),
});

export function facebookFlow(guarded: GuardedFetch): CodeFlow {
  return {
    departure: async (config, { state, verifier, returnTo }) =>
      buildAuthorizationUrl(server(guarded, config), {
        redirect_uri: returnTo,
        scope: 'public_profile email',
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    arrive: async (config, { state, verifier, returnTo }, answer) => {
      const url = new URL(`${returnTo}?${new URLSearchParams(answer)}`);
      const checks = { pkceCodeVerifier: verifier, expectedState: state };
      const { access_token } = await authorizationCodeGrant(server(guarded, config), url, checks);
      return fetchPerson(guarded, config, access_token);
    },
  };
}

function server(guarded: GuardedFetch, config: SocialConfig): Configuration {
  const { authorize, token } = { ...ownAddresses, ...config.addresses };
  const metadata = {
    issuer: new URL(authorize).origin,
    authorization_endpoint: authorize,
    token_endpoint: token,
  };
  const made = new Configuration(metadata, config.clientId, undefined, ClientSecretPost(config.secret));
  made[customFetch] = providerFetch(guarded);
  if (isLocal(token)) allowInsecureRequests(made);
  return made;
}

/** A token may have been issued to another app, so Facebook is asked which app and user it belongs to. */
async function fetchPerson(
  guarded: GuardedFetch,
  config: SocialConfig,
  token: string,
): Promise<SocialPerson> {
  const { graph } = { ...ownAddresses, ...config.addresses };
  const ask = async (path: string, query: Record<string, string>) => {
    const answer = await guarded(`${graph}${path}?${new URLSearchParams(query)}`);
    if (answer.status !== 200) throw new Error(`Facebook answered ${answer.status}`);
    return JSON.parse(answer.body.toString('utf8')) as unknown;
  };
  const { data } = inspected.parse(
    await ask('/debug_token', {
      input_token: token,
      access_token: `${config.clientId}|${config.secret}`,
    }),
  );
  if (data.app_id !== config.clientId) throw new Error('a token for another app');
  if (data.expires_at !== 0 && data.expires_at * 1000 < Date.now()) throw new Error('an expired token');
  const person = me.parse(
    await ask('/me', {
      fields: 'id,name,email',
      access_token: token,
      appsecret_proof: createHmac('sha256', config.secret).update(token).digest('hex'),
    }),
  );
  if (person.id !== data.user_id) throw new Error('a token of another person');
  return {
    subject: person.id,
    name: person.name?.trim() || 'Facebook',
    email: person.email,
    // Facebook does not say whether the address is verified.
    emailIsVerified: false,
    label: person.name?.trim().slice(0, 254) || null,
  };
}
