import { hkdfSync } from 'node:crypto';

/** Derives an independent key for each purpose; keys are never stored. */
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
