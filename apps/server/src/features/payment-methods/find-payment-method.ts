import type { PaymentPurpose } from '@marquee/domain/payments/payment-rules.ts';
import type { Context } from '../../platform/context.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import type { PaymentMethod } from './payment-method.ts';
import { storedMethods } from './stored-methods.ts';

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
