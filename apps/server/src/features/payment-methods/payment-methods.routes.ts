import * as endpoints from '@marquee/contract/money/payment-methods.ts';
import type { PaymentPurpose } from '@marquee/domain/payments/payment-purposes.ts';
import type { Context } from '../../platform/context.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { callingWidget } from '../order-widgets/index.ts';
import { listPaymentMethods } from './find-payment-methods.ts';
import { paymentMethodView } from './payment-method-view.ts';

async function methods(ctx: Context, purpose: PaymentPurpose, onlyWithBonus = false) {
  const found = await listPaymentMethods(ctx, purpose);
  const shown = onlyWithBonus ? found.filter(({ terms }) => terms.bonuses.length > 0) : found;
  return { data: shown.map((method) => paymentMethodView(method, ctx.locale)) };
}

/** A partner's widget offers the methods its partner chose; every other form those of the panel. */
async function checkoutMethods(ctx: Context) {
  const widget = await callingWidget(ctx);
  const { data } = await methods(ctx, widget ? 'order_widget' : 'checkout');
  const allowedIds = widget?.methodIds ?? [];
  return { data: allowedIds.length === 0 ? data : data.filter(({ id }) => allowedIds.includes(BigInt(id))) };
}

export const paymentMethodRoutes: readonly Route[] = [
  route(endpoints.listPaymentMethods, (ctx) => methods(ctx, 'add_funds')),
  route(endpoints.listPaymentMethodsWithBonuses, (ctx) => methods(ctx, 'add_funds', true)),
  route(endpoints.listRecurringPaymentMethods, (ctx) => methods(ctx, 'recurring')),
  route(endpoints.listOrderWidgetPaymentMethods, (ctx) => methods(ctx, 'order_widget')),
  route(endpoints.listCheckoutPaymentMethods, checkoutMethods),
];
