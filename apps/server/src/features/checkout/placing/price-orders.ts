import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { Settings } from '@marquee/contract/shell/settings.ts';
import { formatMoney, parseMoney } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { needsModeration } from '../../orders/index.ts';
import { type CheckoutPrice, type PricedLine, priceCheckout, refuseProblems } from '../../quotes/index.ts';
import { getSettings } from '../../settings/index.ts';
import type { OrderRequest, Payment } from '../order-request.ts';

export interface PricedOrders {
  price: CheckoutPrice;
  settings: Settings;
  /** Lines with flagged words, which a person must read first. */
  flagged: ReadonlySet<PricedLine>;
}

interface PricingOptions {
  isForPublication?: boolean;
  /** Paid together with others: the method's limits apply to their total. */
  isPart?: boolean;
}

/** Prices what is about to be placed, or refuses with every problem at once. */
export async function priceOrders(
  ctx: Context,
  request: OrderRequest,
  payment: Payment,
  { isForPublication = false, isPart = false }: PricingOptions = {},
): Promise<PricedOrders> {
  const price = await priceCheckout(ctx, {
    field: 'orders',
    lines: request.orders,
    couponCode: request.coupon_code ?? undefined,
    methodId: payment.from === 'invoice' ? payment.methodId : undefined,
    cardId: payment.from === 'card' ? payment.cardId : undefined,
    isFromBalance: payment.from === 'balance',
    paysMinimum: payment.from !== 'balance' && payment.paysMinimum,
    mustFitLimits: !isPart && (isForPublication && payment.from === 'card' ? 'with-fee' : true),
    isSpeedup: Boolean(request.is_speedup),
    mustBeComplete: true,
  });
  refuseProblems({
    problems: [...price.problems, ...(isForPublication ? [] : subscriptionOnlyProblems(price.lines))],
  });
  const seenTotal = request.total === undefined ? undefined : parseMoney(request.total);
  if (seenTotal !== undefined && price.total > seenTotal)
    refuse('price_changed', { values: { total: formatMoney(price.total) } });
  return { price, settings: await getSettings(ctx), flagged: await findFlaggedLines(ctx, price.lines) };
}

async function findFlaggedLines(ctx: Context, lines: readonly PricedLine[]): Promise<Set<PricedLine>> {
  const flagged = new Set<PricedLine>();
  for (const line of lines) {
    const texts = line.targets.flatMap(({ values }) => values);
    if (await needsModeration(ctx, texts)) flagged.add(line);
  }
  return flagged;
}

/** Its provider watches a channel and cannot deliver a single order. */
function subscriptionOnlyProblems(lines: readonly PricedLine[]): FieldError[] {
  return lines.flatMap(({ service, position }) =>
    service.row.is_subscription
      ? [{ field: `orders.${position}.service_id`, code: 'service_unavailable' as const }]
      : [],
  );
}
