import { z } from 'zod';
import { seal, unseal } from '../../platform/sealed-text.ts';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import type { PaymentMethod } from './payment-method.ts';

const place = 'payment_method.sealed_secrets';
const secrets = z.object({
  /** Stripe's secret key, or the token of a BTCPay user. */
  apiKey: z.string().min(1).max(500),
  webhookSecret: z.string().min(1).max(500),
});
export type MethodSecrets = z.output<typeof secrets>;

export function sealSecrets(keys: SecretKeys, given: MethodSecrets): Buffer {
  return seal(keys, place, JSON.stringify(given));
}

export function methodSecrets(
  keys: SecretKeys,
  { sealedSecrets }: Pick<PaymentMethod, 'sealedSecrets'>,
): MethodSecrets | undefined {
  return sealedSecrets === null ? undefined : secrets.parse(JSON.parse(unseal(keys, place, sealedSecrets)));
}
