import { hkdfSync } from 'node:crypto';

/** Keys that are never stored: each purpose has its own, and none tells anything about another. */
export interface SecretKeys {
  derive(purpose: string): Uint8Array;
}

export function createSecretKeys(secretKey: string): SecretKeys {
  const known = new Map<string, Uint8Array>();
  return {
    derive: (purpose) => {
      const key = known.get(purpose) ?? new Uint8Array(hkdfSync('sha256', secretKey, 'marquee', purpose, 32));
      known.set(purpose, key);
      return key;
    },
  };
}
