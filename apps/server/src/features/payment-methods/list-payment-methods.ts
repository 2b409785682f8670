import type { Context } from '../../platform/context.ts';
import { getSettings } from '../settings/index.ts';
import type { PaymentMethod, PaymentPurpose } from './payment-method.ts';
import { storedMethods } from './stored-methods.ts';

/** Those that can be used now. From the balance pays only who has one: somebody signed in. */
export async function listPaymentMethods(
  ctx: Context,
  purpose: PaymentPurpose,
): Promise<readonly PaymentMethod[]> {
  const [methods, settings] = await Promise.all([
    ctx.caches.get(storedMethods, ctx.panel.id),
    getSettings(ctx),
  ]);
  const hasBalance = ctx.actor.kind === 'user' || ctx.actor.kind === 'system';
  return methods.filter((method) => {
    if (!method.isEnabled || !method.purposes.has(purpose)) return false;
    if (method.strategy === 'sandbox' && !ctx.environment.sandboxPayments) return false;
    if (method.chargeCurrency === 'RUB' && settings.currencies.RUB.rate === null) return false;
    return method.strategy !== 'balance' || (purpose === 'checkout' && hasBalance);
  });
}
