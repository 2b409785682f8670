import type { CostResult } from '@marquee/contract/ordering/quotes.ts';
import { formatMoney, type Money, sum } from '@marquee/domain/money/money.ts';
import { ppmToFraction } from '@marquee/domain/money/ratio.ts';
import type { Charge } from '@marquee/domain/payments/charge-amount.ts';
import { couponProblemView } from '../coupons/index.ts';
import { chargeView } from '../payment-methods/index.ts';
import type { CheckoutPrice, PricedLine } from './price-checkout.ts';

export function costView(price: CheckoutPrice, charge: Charge): CostResult {
  return {
    total: formatMoney(price.total),
    floatTotal: toNumber(price.total),
    totalWithSpeedup: price.totalWithSpeedup === undefined ? null : formatMoney(price.totalWithSpeedup),
    originalAmount: formatMoney(price.originalAmount),
    floatOriginal: toNumber(price.originalAmount),
    fee: formatMoney(price.fee),
    feeFloat: toNumber(price.fee),
    feePercent: ppmToFraction(price.feePpm),
    ...couponView(price),
    totalBonusFloat: toNumber(price.totalBonus),
    paymentMethodBonus: formatMoney(price.methodBonus),
    paymentMethodBonusPercent: ppmToFraction(price.methodBonusPpm),
    discount: formatMoney(price.discount),
    beforeDiscountAmount: formatMoney(price.beforeDiscountAmount),
    toBalance: formatMoney(price.toBalance),
    raiseToMinimum: raiseView(price),
    charge: chargeView(charge),
    surplus: formatMoney(charge.surplus),
    items: itemsView(price.lines),
  };
}

/** The decimal as a number, for display. */
export function toNumber(amount: Money): number {
  return Number.parseFloat(formatMoney(amount));
}

function raiseView({ raiseToMinimum }: CheckoutPrice): CostResult['raiseToMinimum'] {
  return raiseToMinimum ? { index: raiseToMinimum.index, quantity: Number(raiseToMinimum.quantity) } : null;
}

function couponView({ coupon, couponBonus, couponProblem }: CheckoutPrice) {
  const terms = coupon?.terms;
  return {
    couponBonus: terms ? formatMoney(couponBonus) : null,
    couponBonusFloat: terms ? toNumber(couponBonus) : null,
    couponBonusPercentage: terms?.calculation === 'percent' ? ppmToFraction(terms.ratePpm) : null,
    couponBonusType: terms?.type ?? null,
    couponBonusAmountCalculationType: terms?.calculation ?? null,
    couponProblem: couponProblem ? couponProblemView(couponProblem) : null,
  };
}

function itemsView(lines: readonly PricedLine[]): CostResult['items'] {
  return [...Map.groupBy(lines, ({ url }) => url)].map(([url, urlLines]) => ({
    url,
    total: formatMoney(sum(urlLines.map(({ chosenCost }) => chosenCost))),
    services: urlLines.map((line) => ({
      index: line.index,
      service_id: Number(line.service.row.id),
      cost: formatMoney(line.cost),
      total_quantity: Number(line.quantities.reduce((total, quantity) => total + quantity, 0n)),
      can_speedup: line.canSpeedup,
      cost_with_speedup: formatMoney(line.costWithSpeedup),
    })),
  }));
}
