import { offerRefusal, type PaymentPurpose } from '@marquee/domain/payments/payment-rules.ts';
import type { Context } from '../../platform/context.ts';
import { getSettings } from '../settings/index.ts';
import type { PaymentMethod } from './payment-method.ts';
import { hasAccount } from './payment-problem.ts';
import { storedMethods } from './stored-methods.ts';
import { strategies } from './strategies.ts';

/** The methods that the caller can use now. */
export async function listPaymentMethods(
  ctx: Context,
  purpose: PaymentPurpose,
): Promise<readonly PaymentMethod[]> {
  const [methods, settings] = await Promise.all([
    ctx.caches.get(storedMethods, ctx.panel.id),
    getSettings(ctx),
  ]);
  const isReady = ({ isEnabled, strategy, chargeCurrency }: PaymentMethod) => {
    const declaration = strategies.get(strategy);
    if (!isEnabled || !declaration || declaration.isAvailable?.(ctx) === false) return false;
    return chargeCurrency !== 'RUB' || settings.currencies.RUB.rate !== null;
  };
  const request = { purpose, hasAccount: hasAccount(ctx) };
  return methods.filter((method) => !offerRefusal({ ...method, isReady: isReady(method) }, request));
}
