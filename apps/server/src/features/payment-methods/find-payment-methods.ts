import type { Settings } from '@marquee/contract/shell/settings.ts';
import type { PaymentPurpose } from '@marquee/domain/payments/payment-purposes.ts';
import { offerRefusal } from '@marquee/domain/payments/payment-rules.ts';
import type { CacheDefinition } from '../../platform/caches.ts';
import type { Context } from '../../platform/context.ts';
import { getSettings } from '../settings/index.ts';
import { type PaymentMethod, toPaymentMethod } from './payment-method.ts';
import { hasAccount } from './payment-problem.ts';
import { strategies } from './strategies.ts';

export async function findPaymentMethod(
  ctx: Context,
  id: bigint,
  purpose: PaymentPurpose,
): Promise<PaymentMethod | undefined> {
  const methods = await listPaymentMethods(ctx, purpose);
  return methods.find((method) => method.id === id);
}

/** Also finds disabled methods: a payment that was started with one is finished with it. */
export async function findStoredMethod(ctx: Context, id: bigint): Promise<PaymentMethod | undefined> {
  const methods = await ctx.caches.get(storedMethods, ctx.panel.id);
  return methods.find((method) => method.id === id);
}

/** All methods of the panel, also those that are switched off. */
export function listStoredMethods(ctx: Context): Promise<readonly PaymentMethod[]> {
  return ctx.caches.get(storedMethods, ctx.panel.id);
}

/** The methods that the caller can use now. */
export async function listPaymentMethods(
  ctx: Context,
  purpose: PaymentPurpose,
): Promise<readonly PaymentMethod[]> {
  const [methods, settings] = await Promise.all([
    ctx.caches.get(storedMethods, ctx.panel.id),
    getSettings(ctx),
  ]);
  const isReady = (method: PaymentMethod) => method.isEnabled && isComplete(ctx, method, settings);
  const request = { purpose, hasAccount: hasAccount(ctx), country: ctx.country };
  return methods.filter((method) => !offerRefusal({ ...method, isReady: isReady(method) }, request));
}

/** Its type works here, and what it charges in has a rate. */
export function isComplete(
  ctx: Pick<Context, 'environment'>,
  { strategy, chargeCurrency }: PaymentMethod,
  settings: Pick<Settings, 'currencies'>,
): boolean {
  const declaration = strategies.get(strategy);
  if (!declaration || declaration.isAvailable?.(ctx) === false) return false;
  return chargeCurrency !== 'RUB' || settings.currencies.RUB.rate !== null;
}

/** All methods of a panel in order, including disabled ones, which old invoices refer to. */
const storedMethods: CacheDefinition<readonly PaymentMethod[]> = {
  name: 'payment-methods',
  topics: ['payment-methods'],
  load: async (db, panelId) => {
    const rows = await db
      .selectFrom('payment_method')
      .selectAll()
      .where('panel_id', '=', panelId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(toPaymentMethod);
  },
};
