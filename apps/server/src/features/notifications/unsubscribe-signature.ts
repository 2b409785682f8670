import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts';

interface AccountKey {
  panel_id: bigint;
  id: bigint;
}

/** Identifies the account in unsubscribe links; it allows changing notification flags and nothing else. */
export function unsubscribeSignature(keys: SecretKeys, account: AccountKey): string {
  return signatureBytes(keys, account).toString('base64url');
}

export function isUnsubscribeSignature(keys: SecretKeys, account: AccountKey, signature: string): boolean {
  const [expected, actual] = [signatureBytes(keys, account), Buffer.from(signature, 'base64url')];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function signatureBytes(keys: SecretKeys, account: AccountKey): Buffer {
  return createHmac('sha256', keys.derive('unsubscribe'))
    .update(`${account.panel_id}:${account.id}`)
    .digest();
}
