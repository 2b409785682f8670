import type { PaymentGateway } from '../../adapters/payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { methodSecrets } from './method-secrets.ts';
import type { PaymentMethod } from './payment-method.ts';
import { strategies } from './strategies.ts';

/**
 * The gateway behind a method; undefined where people move the money by hand, or it is not set up. Cards are
 * kept only where the strategy declares it, whatever the gateway brings.
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
