import { methodForCard } from '@marquee/domain/payments/payment-rules.ts';
import type { Context } from '../../platform/context.ts';
import { findCard } from '../linked-cards/index.ts';
import { callingWidget } from '../order-widgets/index.ts';
import { findPaymentMethod, listPaymentMethods, type PaymentMethod } from '../payment-methods/index.ts';
import type { CheckoutRequest } from './price-checkout.ts';

/** The request field that says how it is paid. */
export function paymentField({ cardId }: Pick<CheckoutRequest, 'cardId'>): string {
  return cardId === undefined ? 'payment_method_id' : 'recurring_payments_method_id';
}

/** The named method, or the one whose terms apply to the named card; undefined if there is none. */
export async function checkoutMethod(
  ctx: Context,
  { methodId, cardId }: CheckoutRequest,
): Promise<PaymentMethod | undefined> {
  if (methodId !== undefined) return chosenMethod(ctx, methodId);
  return cardId === undefined ? undefined : cardMethod(ctx, cardId);
}

async function chosenMethod(ctx: Context, methodId: bigint): Promise<PaymentMethod | undefined> {
  const widget = await callingWidget(ctx);
  if (!widget) return findPaymentMethod(ctx, methodId, 'checkout');
  const isOffered = widget.methodIds.length === 0 || widget.methodIds.includes(methodId);
  return isOffered ? findPaymentMethod(ctx, methodId, 'order_widget') : undefined;
}

/** The method whose terms apply to the caller's linked card: the one for all cards, or its gateway's. */
export async function cardMethod(ctx: Context, cardId: bigint): Promise<PaymentMethod | undefined> {
  if (ctx.actor.kind !== 'user') return undefined;
  const card = await findCard(ctx, { cardId, accountId: ctx.actor.accountId });
  return card && methodForCard(await listPaymentMethods(ctx, 'recurring'), card.method_id);
}
