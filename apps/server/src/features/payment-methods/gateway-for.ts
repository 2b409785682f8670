import type { PaymentGateway } from '../../adapters/payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { methodSecrets } from './method-secrets.ts';
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
