import type { FieldError } from '@marquee/contract/error-codes.ts';
import { displayLimit } from '@marquee/domain/money/display.ts';
import { type Money, parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { CheckoutCost } from '@marquee/domain/pricing/checkout-cost.ts';
import type { Context } from '../../platform/context.ts';
import { callingWidget } from '../order-widgets/index.ts';
import type { CheckoutRequest } from './price-checkout.ts';

/** A higher total is a mistake; the books can hold ninety times as much. */
const maxTotal: Money = parseMoney('1000000000') ?? zero;

export async function checkTotals(
  ctx: Context,
  { field, mustBeComplete }: CheckoutRequest,
  { total }: Pick<CheckoutCost, 'total'>,
  problems: FieldError[],
): Promise<void> {
  if (total > maxTotal) problems.push({ field: `${field}.0.quantity`, code: 'invalid' });
  const widget = mustBeComplete ? await callingWidget(ctx) : undefined;
  if (widget && total < widget.minimumPurchase) {
    problems.push({
      field: 'total',
      code: 'too_small',
      values: { limit: displayLimit(widget.minimumPurchase) },
    });
  }
}
