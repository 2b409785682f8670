import type { PaymentGateway } from '../../adapters/payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { sandboxGateway } from '../sandbox-payments/index.ts';
import { methodSecrets } from './method-secrets.ts';
import type { PaymentMethod } from './payment-method.ts';

/** The gateway behind a method; undefined where people move the money by hand, or it is not set up. */
export async function gatewayFor(ctx: Context, method: PaymentMethod): Promise<PaymentGateway | undefined> {
  const { strategy, gateway } = method;
  if (strategy === 'sandbox') {
    return ctx.environment.sandboxPayments ? sandboxGateway(ctx, method.id) : undefined;
  }
  if (strategy !== 'stripe_checkout' && strategy !== 'crypto') return undefined;
  const secrets = methodSecrets(ctx.keys, method);
  if (!secrets) return undefined;
  if (strategy === 'stripe_checkout') {
    // Large, and of no use to a panel without it.
    const { stripeGateway } = await import('../../adapters/payments/stripe/stripe-gateway.ts');
    const { apiKey: secretKey, webhookSecret } = secrets;
    return stripeGateway({ host: gateway.host, secretKey, webhookSecret }, ctx.fetch);
  }
  if (!gateway.host || !gateway.store_id) return undefined;
  const { btcpayGateway } = await import('../../adapters/payments/btcpay/btcpay-gateway.ts');
  return btcpayGateway({ host: gateway.host, storeId: gateway.store_id, ...secrets }, ctx.fetch);
}
