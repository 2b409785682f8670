import { createHmac, randomBytes } from 'node:crypto';
import { seal, unseal } from '../../platform/secrets/sealed-text.ts';
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts';
import type { Webhook } from './webhook.ts';

const purpose = 'webhook.sealed_secret';
const prefix = 'whsec_';

/** In the format of the Standard Webhooks specification, which has libraries for most languages. */
export function newSecret(keys: SecretKeys) {
  const secret = prefix + randomBytes(32).toString('base64');
  return { secret, stored: { sealed_secret: seal(keys, purpose, secret), hint: hintOf(secret) } };
}

function hintOf(secret: string): string {
  return `${prefix}…${secret.replace(/=+$/, '').slice(-4)}`;
}

interface Signed {
  eventId: string;
  body: string;
  at: Date;
}

/** Signed with the current time, as receivers may refuse old signatures. Two signatures after a change of secret. */
export function signatureHeaders(
  keys: SecretKeys,
  { sealed_secret, former_secret, former_until }: Webhook,
  { eventId, body, at }: Signed,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const hasFormer = former_secret !== null && former_until !== null && former_until > at;
  const signatures = [sealed_secret, ...(hasFormer ? [former_secret] : [])].map((sealed) => {
    const key = Buffer.from(unseal(keys, purpose, sealed).slice(prefix.length), 'base64');
    const mac = createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`).digest('base64');
    return `v1,${mac}`;
  });
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
