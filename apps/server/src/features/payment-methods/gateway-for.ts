import { z } from 'zod';
import type { PaymentGateway } from '../../adapters/payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { seal, unseal } from '../../platform/secrets/sealed-text.ts';
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts';
import type { PaymentMethod } from './payment-method.ts';
import { strategies } from './strategies.ts';

/**
 * The gateway behind a method; undefined for manual methods and gateways that are not set up. Cards are offered
 * only if the strategy declares them, whatever the gateway supports.
 */
export async function gatewayFor(ctx: Context, method: PaymentMethod): Promise<PaymentGateway | undefined> {
  const declaration = strategies.get(method.strategy);
  if (!declaration?.open || declaration.isAvailable?.(ctx) === false) return undefined;
  const config = { ...method.gateway, ...methodSecrets(ctx.keys, method) };
  const gateway = await declaration.open(config, ctx, method.id);
  if (!gateway || method.recurring) return gateway;
  const { cards: _, ...withoutCards } = gateway;
  return withoutCards;
}

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
