import type { CostResult } from '@marquee/contract/generated/ordering.ts';
import type { CouponTerms } from '@marquee/domain/coupons/coupon.ts';
import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import type { ExchangeRate } from '@marquee/domain/money/exchange.ts';
import {
  add,
  formatMoney,
  larger,
  type Money,
  money,
  subtract,
  sum,
  zero,
} from '@marquee/domain/money/money.ts';
import { ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { type Charge, chargeInDollars, chargeInRubles } from '@marquee/domain/payments/charge-amount.ts';
import { checkoutCost } from '@marquee/domain/pricing/checkout-cost.ts';
import fc from 'fast-check';

const rate = fc.bigInt({ min: 4_000_000_000n, max: 13_000_000_000n }).map((units) => units as ExchangeRate);

const line = fc.record({
  // Prices have five decimals per thousand.
  price: fc.bigInt({ min: 1n, max: 5_000_000n }).map((units) => money(units * 1000n)),
  discount: fc.constantFrom(0, 50_000, 125_000).map(ppm),
  quantity: fc.bigInt({ min: 10n, max: 30_000n }),
  isGuaranteed: fc.boolean(),
  canSpeedup: fc.boolean(),
});

const coupon: fc.Arbitrary<CouponTerms | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({
    type: fc.constantFrom('discount' as const, 'cashback' as const),
    calculation: fc.constantFrom('percent' as const, 'fixed' as const),
    ratePpm: fc.integer({ min: 1, max: 500_000 }).map(ppm),
    amount: fc.bigInt({ min: 1n, max: 100_000_000n }).map(money),
    minAmount: fc.constant(zero),
  }),
);

/** Everything that screens with amounts are made of: a cart, a coupon, a fee, a currency and a history. */
export const shops = fc.record({
  currency: fc.constantFrom('USD' as const, 'RUB' as const),
  rate,
  precision: fc.constantFrom(0, 2, 2, 2, 4),
  gateway: fc.constantFrom('balance' as const, 'USD' as const, 'RUB' as const),
  fee: fc.constantFrom(0, 0, 25_000, 33_333).map(ppm),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  coupon,
  changes: fc.array(fc.bigInt({ min: -3_000_000_000n, max: 5_000_000_000n }), {
    minLength: 1,
    maxLength: 12,
  }),
  refundShare: fc.bigInt({ min: 0n, max: 100n }),
  /** A payment method's, where a screen knows one. */
  minimum: fc.bigInt({ min: 0n, max: 5_000_000_000n }).map(money),
});
export type Shop = typeof shops extends fc.Arbitrary<infer Value> ? Value : never;

interface QuoteOptions {
  isSpeedup?: boolean;
  paysMinimum?: boolean;
}

/** As the server quotes it. */
export function quoteShop(
  shop: Shop,
  { isSpeedup = false, paysMinimum = false }: QuoteOptions = {},
): CostResult {
  const cost = checkoutCost(
    shop.lines.map(({ price, discount, quantity, isGuaranteed, canSpeedup }) => ({
      price: { defaultPrice: price, discount, pricingPer: 1000n },
      quantities: [quantity],
      isGuaranteed,
      canSpeedup,
      takesCoupon: true,
    })),
    {
      guaranteePpm: ppm(50_000),
      speedupPpm: ppm(133_333),
      gradeDiscount: ppm(0),
      isSpeedup,
      method: { feePpm: shop.gateway === 'balance' ? ppm(0) : shop.fee, bonuses: [] },
      ...(shop.coupon ? { coupon: shop.coupon } : {}),
      ...(paysMinimum ? { payAtLeast: shop.minimum } : {}),
    },
  );
  const charge = chargeOf(shop, cost.total);
  return {
    total: formatMoney(cost.total),
    floatTotal: 0,
    totalWithSpeedup: null,
    toBalance: formatMoney(cost.toBalance),
    raiseToMinimum: null,
    originalAmount: formatMoney(cost.originalAmount),
    floatOriginal: 0,
    fee: formatMoney(cost.fee),
    feeFloat: 0,
    feePercent: ppmToFraction(cost.feePpm),
    couponBonus: shop.coupon ? formatMoney(cost.couponBonus) : null,
    couponBonusFloat: null,
    couponBonusPercentage: null,
    couponBonusType: shop.coupon?.type ?? null,
    couponBonusAmountCalculationType: shop.coupon ? 'percent' : null,
    couponProblem: null,
    totalBonusFloat: 0,
    paymentMethodBonus: '0',
    paymentMethodBonusPercent: 0,
    discount: formatMoney(cost.discount),
    beforeDiscountAmount: formatMoney(cost.beforeDiscountAmount),
    charge: chargeView(charge),
    surplus: formatMoney(charge.surplus),
    items: [
      {
        url: 'https://video.example/1',
        total: formatMoney(cost.originalAmount),
        services: cost.lines.map((priced, index) => ({
          index,
          service_id: index + 1,
          cost: formatMoney(priced.cost),
          total_quantity: Number(shop.lines[index]?.quantity ?? 1n),
          can_speedup: priced.canSpeedup,
          cost_with_speedup: formatMoney(priced.costWithSpeedup),
        })),
      },
    ],
  };
}

export function chargeOf({ gateway, rate }: Pick<Shop, 'gateway' | 'rate'>, total: Money): Charge {
  if (gateway === 'balance' || total === zero)
    return { currency: 'USD', units: total, rate: null, surplus: zero };
  return gateway === 'RUB' ? chargeInRubles(total, rate) : chargeInDollars(total);
}

export function chargeView({ currency, units, rate }: Charge): CostResult['charge'] {
  return { currency, amount: formatDecimal(units, 8), rate: rate === null ? null : formatDecimal(rate, 8) };
}

/** A history whose wallet never falls below zero, newest first. */
export function financeEntries({ changes }: Shop) {
  const possible: { amount: Money; balance: Money }[] = [];
  for (const change of changes) {
    const before = possible.at(-1)?.balance ?? zero;
    if (change === 0n || before + change < 0n) continue;
    possible.push({ amount: money(change), balance: add(before, money(change)) });
  }
  const income = sum(possible.map(({ amount }) => larger(amount, zero)));
  const net = possible.at(-1)?.balance ?? zero;
  const entries = possible.map(({ amount, balance }, index) => ({
    id: index + 1,
    type: amount > zero ? ('invoiced' as const) : ('order' as const),
    wallet: 'balance' as const,
    amount: formatMoney(amount),
    balance: formatMoney(balance),
    order_id: null,
    payment_method: null,
    reason: null,
    created_at: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
  }));
  return {
    data: entries.toReversed(),
    recordsTotal: entries.length,
    recordsFiltered: entries.length,
    total_amount: formatMoney(net),
    total_income: formatMoney(income),
    total_spending: formatMoney(subtract(income, net)),
  };
}
