import * as endpoints from '@marquee/contract/payment-methods.ts';
import type { Context } from '../../platform/context.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import type { PaymentPurpose } from './payment-method.ts';
import { paymentMethodView } from './payment-method-view.ts';

async function methods(ctx: Context, purpose: PaymentPurpose, onlyWithBonus = false) {
  const found = await listPaymentMethods(ctx, purpose);
  const wanted = onlyWithBonus ? found.filter(({ terms }) => terms.bonuses.length > 0) : found;
  return { data: wanted.map((method) => paymentMethodView(method, ctx.locale)) };
}

export const paymentMethodRoutes: readonly Route[] = [
  route(endpoints.listPaymentMethods, (ctx) => methods(ctx, 'add_funds')),
  route(endpoints.listPaymentMethodsWithBonuses, (ctx) => methods(ctx, 'add_funds', true)),
  route(endpoints.listRecurringPaymentMethods, (ctx) => methods(ctx, 'recurring')),
  route(endpoints.listOrderWidgetPaymentMethods, (ctx) => methods(ctx, 'order_widget')),
  route(endpoints.listCheckoutPaymentMethods, (ctx) =>
    methods(ctx, ctx.actor.kind === 'widget' && ctx.actor.widgetId !== 0n ? 'order_widget' : 'checkout'),
  ),
];
