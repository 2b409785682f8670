import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { Settings } from '@marquee/contract/settings.ts';
import { displayLimit } from '@marquee/domain/money/display.ts';
import { formatMoney, parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { mustBeRead } from '../orders/index.ts';
import { type CheckoutPrice, type PricedLine, priceCheckout, refuseProblems } from '../quotes/index.ts';
import { getSettings } from '../settings/index.ts';
import type { Payment, WantedOrders } from './wanted-orders.ts';

export interface PricedOrders {
  price: CheckoutPrice;
  settings: Settings;
  /** Lines with words that a person must read first. */
  held: ReadonlySet<PricedLine>;
}

/** The price of what is about to be placed, or a refusal that names everything in its way. */
export async function priceOrders(
  ctx: Context,
  wanted: WantedOrders,
  payment: Payment,
  { isForPublication = false }: { isForPublication?: boolean } = {},
): Promise<PricedOrders> {
  const price = await priceCheckout(ctx, {
    field: 'orders',
    lines: wanted.orders,
    couponCode: wanted.coupon_code ?? undefined,
    methodId: payment.from === 'invoice' ? payment.methodId : undefined,
    cardId: payment.from === 'card' ? payment.cardId : undefined,
    isSpeedup: Boolean(wanted.is_speedup),
    mustBeComplete: true,
  });
  refuseProblems({
    problems: [
      ...price.problems,
      ...restricted(price, payment),
      ...beyondMethod(price, payment),
      ...(isForPublication ? [] : onlySubscribed(price.lines)),
    ],
  });
  const seen = wanted.total === undefined ? undefined : parseMoney(wanted.total);
  if (seen !== undefined && price.total > seen)
    refuse('price_changed', { values: { total: formatMoney(price.total) } });
  return { price, settings: await getSettings(ctx), held: await heldLines(ctx, price.lines) };
}

async function heldLines(ctx: Context, lines: readonly PricedLine[]): Promise<Set<PricedLine>> {
  const held = new Set<PricedLine>();
  for (const line of lines) {
    const texts = line.targets.flatMap(({ values }) => values);
    if (await mustBeRead(ctx, texts)) held.add(line);
  }
  return held;
}

/** The balance is no payment method with an id; what an operator's flag says holds for it all the same. */
function restricted({ lines }: CheckoutPrice, { from }: Payment): FieldError[] {
  const isShut = from === 'balance' && lines.some(({ service }) => service.row.payment_restricted);
  return isShut ? [{ field: 'payment_method_id', code: 'method_not_for_service' }] : [];
}

/** Its provider watches a channel; of a single order it would not know what to do. */
function onlySubscribed(lines: readonly PricedLine[]): FieldError[] {
  return lines.flatMap(({ service, position }) =>
    service.row.is_subscription
      ? [{ field: `orders.${position}.service_id`, code: 'service_unavailable' as const }]
      : [],
  );
}

/** Nothing to pay needs no method's consent. */
function beyondMethod({ method, amount }: CheckoutPrice, { from }: Payment): FieldError[] {
  if (!method || amount === zero) return [];
  const field = from === 'card' ? 'recurring_payments_method_id' : 'payment_method_id';
  const { minAmount, maxAmount } = method;
  if (amount < minAmount) return [{ field, code: 'too_small', values: { limit: displayLimit(minAmount) } }];
  if (maxAmount !== null && amount > maxAmount)
    return [{ field, code: 'too_big', values: { limit: displayLimit(maxAmount) } }];
  return [];
}
