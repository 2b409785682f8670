import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { OrderLine } from '@marquee/contract/ordering/order-line.ts';
import type { Settings } from '@marquee/contract/shell/settings.ts';
import { type CouponProblem, couponProblemAt } from '@marquee/domain/coupons/coupon-problem.ts';
import { formatCount } from '@marquee/domain/format/number.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import { type Money, sum, zero } from '@marquee/domain/money/money.ts';
import { fractionToPpm, type Ppm } from '@marquee/domain/money/ratio.ts';
import {
  type CheckoutCost,
  type CheckoutLine,
  type CheckoutTerms,
  checkoutCost,
  type LineCost,
} from '@marquee/domain/pricing/checkout-cost.ts';
import type { ServicePrice } from '@marquee/domain/pricing/line-cost.ts';
import type { Context } from '../../platform/context.ts';
import { localizedCatalogue } from '../catalogue/index.ts';
import { type Coupon, findCoupon } from '../coupons/index.ts';
import { speedupServices } from '../dispatch/index.ts';
import { gradeDiscountOf } from '../grades/index.ts';
import { balanceWay, type PaymentMethod, paymentProblem } from '../payment-methods/index.ts';
import { getSettings, readerNumbers } from '../settings/index.ts';
import { checkoutMethod, paymentField } from './checkout-method.ts';
import { findDuplicateLinks } from './links-in-use.ts';
import { checkTotals, reportAbout } from './problems.ts';

import { findRaise, type RaisedLine } from './raise-to-minimum.ts';
import { type ReadLine, readLine } from './read-line.ts';

interface TermOptions {
  isSpeedup: boolean;
  gradeDiscount: Ppm;
}

export interface CheckoutRequest {
  /** The name of the list in the request: problems are reported under it. */
  field: 'services' | 'orders';
  lines: readonly OrderLine[];
  couponCode?: string | undefined;
  methodId?: bigint | undefined;
  /** A linked card, in place of a method. */
  cardId?: bigint | undefined;
  isSpeedup?: boolean;
  /** Pays the method's minimum where the orders cost less. */
  paysMinimum?: boolean | undefined;
  /** Paid from the balance, which has no method id. */
  isFromBalance?: boolean;
  /**
   * Whether the method's limits apply: not to quotes, nor to a part of a payment. A card that is charged without
   * its owner is held to what it is charged, fee included.
   */
  mustFitLimits?: boolean | 'with-fee';
  /** Required before placing; a quote may lack link and texts. */
  mustBeComplete: boolean;
}

export interface PricedLine extends ReadLine, LineCost {}

export interface CheckoutPrice extends Omit<CheckoutCost, 'lines'> {
  lines: readonly PricedLine[];
  /** Only if it has an effect here. */
  coupon: Coupon | undefined;
  /** Why the typed coupon has no effect here. */
  couponProblem: CouponProblem | undefined;
  method: PaymentMethod | undefined;
  /** Undefined where no line can be sped up. */
  totalWithSpeedup: Money | undefined;
  /** For a quote below the method's minimum: a line that can be raised to reach it. */
  raiseToMinimum: RaisedLine | undefined;
  /** Everything that is wrong, by field; lines with problems are left out. Empty: it can be placed. */
  problems: readonly FieldError[];
}

/** All are written in one transaction. */
const maxOrders = 1000;

/** The displayed price and the charged price are both computed here, from memory. */
export async function priceCheckout(ctx: Context, request: CheckoutRequest): Promise<CheckoutPrice> {
  const { field, mustBeComplete } = request;
  const problems: FieldError[] = [];
  const catalogue = await localizedCatalogue(ctx);
  const numbers = await readerNumbers(ctx);
  const read: ReadLine[] = [];
  let orders = 0;
  for (const [position, line] of request.lines.entries()) {
    const report = reportAbout(`${field}.${position}`, problems);
    orders += line.drip_feed?.runs ?? 1;
    // Counted before pricing: a thousand runs in each of a hundred lines would block the process.
    if (orders > maxOrders) {
      report('drip_feed.runs', 'too_big', { limit: formatCount(maxOrders, numbers) });
      break;
    }
    const parsed = await readLine(ctx, catalogue.stored, line, { position, mustBeComplete, numbers }, report);
    if (parsed) read.push(parsed);
  }
  if (mustBeComplete) problems.push(...findDuplicateLinks(read, field));
  const method = await checkoutMethod(ctx, request);
  const { coupon: found, problem: couponRefusal } = await findCoupon(ctx, request.couponCode);

  const terms = checkoutTerms(await getSettings(ctx), {
    isSpeedup: request.isSpeedup ?? false,
    gradeDiscount: await gradeDiscountOf(ctx),
  });
  const mayOfferSpeedup = terms.speedupPpm > 0 && read.some(({ service }) => service.row.can_speedup);
  const speedable = mayOfferSpeedup ? await speedupServices(ctx) : new Set<bigint>();
  const toPrice = read.map((line) => toCheckoutLine(line, catalogue.price(line.service), speedable, found));
  const allTerms = {
    ...terms,
    ...(found ? { coupon: found.terms } : {}),
    ...(method ? { method: method.terms } : {}),
    ...(method && request.paysMinimum ? { payAtLeast: method.minAmount } : {}),
  };
  const { lines, ...cost } = checkoutCost(toPrice, allTerms);
  const totalWithSpeedup = toPrice.some(({ canSpeedup }) => canSpeedup)
    ? checkoutCost(toPrice, { ...allTerms, isSpeedup: true }).total
    : undefined;
  problems.push(...paymentProblems(ctx, request, read, { method, numbers }, cost));
  const couponProblem = couponRefusal ?? (found && couponProblemHere(found, toPrice, cost.couponBase));
  if (mustBeComplete && couponProblem) problems.push({ field: 'coupon_code', code: 'coupon_does_not_apply' });
  await checkTotals(ctx, request, { ...cost, numbers }, problems);
  const raiseToMinimum =
    mustBeComplete || !method || cost.amount === zero || cost.amount >= method.minAmount
      ? undefined
      : findRaise(read, toPrice, (raised) => checkoutCost(raised, allTerms).amount >= method.minAmount);
  return {
    ...cost,
    totalWithSpeedup,
    lines: mergeCosts(read, lines),
    coupon: couponProblem ? undefined : found,
    couponProblem,
    method,
    raiseToMinimum,
    problems,
  };
}

function paymentProblems(
  ctx: Context,
  request: CheckoutRequest,
  lines: readonly ReadLine[],
  { method, numbers }: { method: PaymentMethod | undefined; numbers: NumberStyle },
  { amount, toBalance, fee }: Pick<CheckoutCost, 'amount' | 'toBalance' | 'fee'>,
): FieldError[] {
  const { methodId, cardId, isFromBalance, mustFitLimits } = request;
  const field = paymentField(request);
  const way = isFromBalance ? balanceWay : method;
  if (!way) return methodId === undefined && cardId === undefined ? [] : [{ field, code: 'invalid' }];
  const bill = {
    isRestricted: lines.some(({ service }) => service.row.payment_restricted),
    amount: mustFitLimits ? sum([amount, toBalance, mustFitLimits === 'with-fee' ? fee : zero]) : undefined,
    mayBeFree: true,
  };
  return paymentProblem(ctx, field, way, bill, numbers);
}

function toCheckoutLine(
  { service, quantities, dripFeed, isGuaranteed }: ReadLine,
  price: ServicePrice,
  speedable: ReadonlySet<bigint>,
  coupon: Coupon | undefined,
) {
  const { row } = service;
  return {
    price,
    quantities,
    isGuaranteed,
    // A drip feed is slow on purpose.
    canSpeedup: row.can_speedup && dripFeed === null && speedable.has(row.id),
    takesCoupon: coupon !== undefined && (coupon.serviceIds?.includes(row.id) ?? true),
  };
}

function couponProblemHere(
  { terms, serviceIds }: Coupon,
  lines: readonly CheckoutLine[],
  amount: Money,
): CouponProblem | undefined {
  const isHere = lines.some(({ takesCoupon }) => takesCoupon);
  const services = serviceIds === null ? 'any' : isHere ? 'here' : 'elsewhere';
  return couponProblemAt(terms, { isTopUp: false, amount, services });
}

function mergeCosts(read: readonly ReadLine[], costs: readonly LineCost[]): PricedLine[] {
  return read.flatMap((line, position) => {
    const cost = costs[position];
    return cost ? { ...line, ...cost } : [];
  });
}

function checkoutTerms(settings: Settings, { isSpeedup, gradeDiscount }: TermOptions): CheckoutTerms {
  return {
    guaranteePpm: fractionToPpm(settings.guaranteeChargePercent),
    speedupPpm: fractionToPpm(settings.speedupChargePercent),
    gradeDiscount,
    isSpeedup,
  };
}
