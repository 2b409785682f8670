import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { z } from 'zod';
import { composedKey } from '../../platform/composed-key.ts';
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { isLocal, providerFetch } from './provider-fetch.ts';
import type { SocialConfig, SocialPerson } from './social-adapter.ts';

const ownIssuer = 'https://accounts.google.com';
const known = new LRUCache<string, Promise<Configuration>>({ max: 200, ttl: 60 * 60_000 });

/** The issuer's discovery document, fetched at most once an hour per registration. */
export function googleIssuer(guarded: GuardedFetch, config: SocialConfig): Promise<Configuration> {
  const address = config.addresses.issuer ?? ownIssuer;
  const key = createHash('sha256')
    .update(composedKey(address, config.clientId, config.secret))
    .digest('hex');
  const kept = known.get(key);
  if (kept) return kept;
  const issuer = discovery(new URL(address), config.clientId, undefined, ClientSecretPost(config.secret), {
    [customFetch]: providerFetch(guarded),
    // The token's signature is checked although it comes straight from the issuer.
    execute: [enableNonRepudiationChecks, ...(isLocal(address) ? [allowInsecureRequests] : [])],
  });
  known.set(key, issuer);
  issuer.catch(() => known.delete(key));
  return issuer;
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().max(500).optional(),
  email: z.email().max(254).toLowerCase().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
});

/** The person described by the claims of a verified token. */
export function personFromClaims(claims: unknown): SocialPerson {
  const { sub, name, email, email_verified } = claimsSchema.parse(claims);
  return {
    subject: sub,
    name: name?.trim() || email?.split('@')[0] || 'Google',
    email,
    emailIsVerified: email !== undefined && email_verified === true,
    label: email ?? null,
  };
}
