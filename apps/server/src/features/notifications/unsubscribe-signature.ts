import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts';

interface Whose {
  panel_id: bigint;
  id: bigint;
}

/** Stands in mailed links for the account, for the choice of mails and nothing else. */
export function unsubscribeSignature(keys: SecretKeys, account: Whose): string {
  return signatureBytes(keys, account).toString('base64url');
}

export function isUnsubscribeSignature(keys: SecretKeys, account: Whose, signature: string): boolean {
  const [expected, given] = [signatureBytes(keys, account), Buffer.from(signature, 'base64url')];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureBytes(keys: SecretKeys, account: Whose): Buffer {
  return createHmac('sha256', keys.derive('unsubscribe'))
    .update(`${account.panel_id}:${account.id}`)
    .digest();
}
