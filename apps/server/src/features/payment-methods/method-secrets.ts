import { z } from 'zod';
import { seal, unseal } from '../../platform/secrets/sealed-text.ts';
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts';

const purpose = 'payment_method.sealed_secrets';
/** Which secrets exist depends on the gateway's declaration. */
const secrets = z.record(z.string(), z.string());
export type MethodSecrets = z.output<typeof secrets>;

export function sealSecrets(keys: SecretKeys, values: MethodSecrets): Buffer {
  return seal(keys, purpose, JSON.stringify(values));
}

export function methodSecrets(
  keys: SecretKeys,
  { sealedSecrets }: { sealedSecrets: Buffer | null },
): MethodSecrets {
  return sealedSecrets === null ? {} : secrets.parse(JSON.parse(unseal(keys, purpose, sealedSecrets)));
}
