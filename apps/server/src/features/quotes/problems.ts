import type { FieldError, FieldErrorCode } from '@marquee/contract/error-codes.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import { displayLimit } from '@marquee/domain/money/display.ts';
import { type Money, parseMoney, subtract, zero } from '@marquee/domain/money/money.ts';
import type { CheckoutCost } from '@marquee/domain/pricing/checkout-cost.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { callingWidget } from '../order-widgets/index.ts';
import type { CheckoutPrice, CheckoutRequest } from './price-checkout.ts';

/** Refuses with all problems at once, each under its field. */
export function refuseProblems({ problems }: Pick<CheckoutPrice, 'problems'>): void {
  if (problems.length > 0) refuse('invalid_input', { fields: problems });
}

/** Reports a problem with a field of a line; parsing continues so that all problems are found. */
export type Report = (field: string, code: FieldErrorCode, values?: FieldError['values']) => void;

/** Puts the path of the line before its fields: `services.3.quantity`. */
export function reportAbout(prefix: string, problems: FieldError[]): Report {
  return (field, code, values) => {
    problems.push({ field: `${prefix}.${field}`, code, ...(values ? { values } : {}) });
  };
}

/** A higher total is a mistake; the books can hold ninety times as much. */
const maxTotal: Money = parseMoney('1000000000') ?? zero;

export async function checkTotals(
  ctx: Context,
  { field, mustBeComplete }: CheckoutRequest,
  { total, toBalance, numbers }: Pick<CheckoutCost, 'total' | 'toBalance'> & { numbers: NumberStyle },
  problems: FieldError[],
): Promise<void> {
  if (total > maxTotal) problems.push({ field: `${field}.0.quantity`, code: 'invalid' });
  const widget = mustBeComplete ? await callingWidget(ctx) : undefined;
  if (widget && subtract(total, toBalance) < widget.minimumPurchase) {
    problems.push({
      field: 'total',
      code: 'too_small',
      values: { limit: displayLimit(widget.minimumPurchase, numbers) },
    });
  }
}
