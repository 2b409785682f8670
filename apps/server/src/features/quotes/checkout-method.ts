import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { Context } from '../../platform/context.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import { findCard } from '../linked-cards/index.ts';
import { callingWidget } from '../order-widgets/index.ts';
import { findPaymentMethod, listPaymentMethods, type PaymentMethod } from '../payment-methods/index.ts';
import type { CheckoutRequest } from './price-checkout.ts';

/** What an operator's flag on a service shuts out: money that can be called back, or was. */
const shutOut: readonly PaymentMethod['strategy'][] = ['balance', 'stripe_checkout'];

/** The method that was chosen, if it may pay for these services. */
export async function checkoutMethod(
  ctx: Context,
  request: CheckoutRequest,
  services: readonly CatalogueService[],
  problems: FieldError[],
): Promise<PaymentMethod | undefined> {
  const { methodId, cardId } = request;
  if (methodId === undefined && cardId === undefined) return undefined;
  const field = methodId === undefined ? 'recurring_payments_method_id' : 'payment_method_id';
  const method =
    methodId === undefined ? await cardMethod(ctx, cardId ?? 0n) : await chosenMethod(ctx, methodId);
  if (!method) {
    problems.push({ field, code: 'invalid' });
    return undefined;
  }
  const isRestricted = services.some(({ row }) => row.payment_restricted);
  if (isRestricted && shutOut.includes(method.strategy)) {
    problems.push({ field, code: 'method_not_for_service' });
  }
  return method;
}

async function chosenMethod(ctx: Context, methodId: bigint): Promise<PaymentMethod | undefined> {
  const widget = await callingWidget(ctx);
  if (!widget) return findPaymentMethod(ctx, methodId, 'checkout');
  const isOffered = widget.methodIds.length === 0 || widget.methodIds.includes(methodId);
  return isOffered ? findPaymentMethod(ctx, methodId, 'order_widget') : undefined;
}

/** Whose terms count when the caller's linked card pays: those for all cards, or of the gateway that keeps it. */
export async function cardMethod(ctx: Context, cardId: bigint): Promise<PaymentMethod | undefined> {
  if (ctx.actor.kind !== 'user') return undefined;
  const card = await findCard(ctx, { cardId, accountId: ctx.actor.accountId });
  const methods = card ? await listPaymentMethods(ctx, 'recurring') : [];
  return (
    methods.find(({ strategy }) => strategy === 'linkedCard') ??
    methods.find(({ id }) => id === card?.method_id)
  );
}
