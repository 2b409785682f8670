import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { validateOrder as endpoint } from '@marquee/contract/ordering/quotes.ts';
import type { Context } from '../../platform/context.ts';
import { linksInUse } from './links-in-use.ts';
import { priceCheckout } from './price-checkout.ts';
import { refuseProblems } from './problems.ts';

/** Checks everything that placing would refuse, without placing. */
export async function validateOrder(
  ctx: Context,
  { orders, coupon_code, payment_method_id }: Input<typeof endpoint>['body'],
): Promise<Answer<typeof endpoint>> {
  const price = await priceCheckout(ctx, {
    field: 'orders',
    lines: orders,
    couponCode: coupon_code,
    methodId: payment_method_id === undefined ? undefined : BigInt(payment_method_id),
    mustBeComplete: true,
  });
  const reportedFields = new Set(price.problems.map(({ field }) => field));
  const busy = (await linksInUse(ctx, price.lines, 'orders')).filter(
    ({ field }) => !reportedFields.has(field),
  );
  refuseProblems({ problems: [...price.problems, ...busy] });
  return { data: { is_valid: true } };
}
