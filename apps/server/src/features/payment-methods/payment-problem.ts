import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import { displayLimit } from '@marquee/domain/money/display.ts';
import { zero } from '@marquee/domain/money/money.ts';
import {
  type Bill,
  fieldCodes,
  type PaymentOption,
  paymentRefusal,
} from '@marquee/domain/payments/payment-rules.ts';
import { balance } from '../../adapters/payments/balance/declaration.ts';
import { capabilitiesOf } from '../../adapters/payments/declaration.ts';
import type { Context } from '../../platform/context.ts';

/** Paying from the balance has no stored method, so its terms are defined here. */
export const balanceWay: PaymentOption = { ...capabilitiesOf(balance), minAmount: zero, maxAmount: null };

/** Why the caller cannot pay a bill this way, reported under the given field; empty if they can. */
export function paymentProblem(
  ctx: Context,
  field: string,
  way: PaymentOption,
  bill: Omit<Bill, 'hasAccount'>,
  numbers?: NumberStyle,
): FieldError[] {
  const refusal = paymentRefusal(way, { ...bill, hasAccount: hasAccount(ctx) });
  if (!refusal) return [];
  const values = 'limit' in refusal ? { values: { limit: displayLimit(refusal.limit, numbers) } } : {};
  return [{ field, code: fieldCodes[refusal.reason], ...values }];
}

export function hasAccount({ actor }: Pick<Context, 'actor'>): boolean {
  return actor.kind === 'user' || actor.kind === 'system';
}
