import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { getTotalCost as endpoint } from '@marquee/contract/ordering/quotes.ts';
import type { Context } from '../../platform/context.ts';
import { costView } from './cost-view.ts';
import { priceCheckout } from './price-checkout.ts';
import { refuseProblems } from './problems.ts';

/** A coupon without effect is no error here: the form says so and still shows the price. */
export async function getTotalCost(
  ctx: Context,
  body: Input<typeof endpoint>['body'],
): Promise<Answer<typeof endpoint>> {
  const { payment_method_id: methodId, recurring_payments_method_id: cardId } = body;
  const price = await priceCheckout(ctx, {
    field: 'services',
    lines: body.services,
    couponCode: body.coupon_code,
    methodId: methodId === undefined ? undefined : BigInt(methodId),
    cardId: cardId === undefined ? undefined : BigInt(cardId),
    isSpeedup: Boolean(body.is_speedup),
    mustBeComplete: false,
  });
  refuseProblems(price);
  return { data: costView(price) };
}
