import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CouponTerms } from '../coupons/coupon.ts';
import { parseExchangeRate, toDollars, toRubles } from '../money/exchange.ts';
import { type Money, money, parseMoney, sum, zero } from '../money/money.ts';
import { type Ppm, ppm } from '../money/ratio.ts';
import { type CheckoutLine, type CheckoutTerms, checkoutCost } from './checkout-cost.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const none = ppm(0);
const terms: CheckoutTerms = {
  guaranteePpm: ppm(150_000),
  speedupPpm: ppm(200_000),
  gradeDiscount: none,
  isSpeedup: false,
};
const line = (
  price: string,
  quantity: bigint,
  more: Partial<CheckoutLine> & { discount?: Ppm } = {},
): CheckoutLine => {
  const { discount = none, ...rest } = more;
  return {
    price: { defaultPrice: usd(price), discount, pricingPer: 1000n },
    quantities: [quantity],
    isGuaranteed: false,
    canSpeedup: false,
    takesCoupon: true,
    ...rest,
  };
};
const coupon = (more: Partial<CouponTerms> = {}): CouponTerms => ({
  type: 'discount',
  calculation: 'percent',
  ratePpm: ppm(100_000),
  amount: zero,
  minAmount: zero,
  ...more,
});

describe('a line', () => {
  test.each([
    ['price times quantity', line('2', 500n), {}, '1'],
    [
      'a package is priced by the piece',
      { ...line('7.5', 2n), price: { ...line('7.5', 2n).price, pricingPer: 1n } },
      {},
      '15',
    ],
    ['less its own discount', line('2', 1000n, { discount: ppm(250_000) }), {}, '1.5'],
    [
      'less the grade where that is larger',
      line('2', 1000n, { discount: ppm(250_000) }),
      { gradeDiscount: ppm(300_000) },
      '1.4',
    ],
    ['not less both', line('2', 1000n, { discount: ppm(250_000) }), { gradeDiscount: ppm(100_000) }, '1.5'],
    ['more with the guarantee', line('2', 1000n, { isGuaranteed: true }), {}, '2.3'],
    [
      'more with speed-up, on what stands before it',
      line('2', 1000n, { isGuaranteed: true, canSpeedup: true }),
      { isSpeedup: true },
      '2.76',
    ],
    ['not more where it cannot be sped up', line('2', 1000n), { isSpeedup: true }, '2'],
    ['all runs of a drip feed', line('2', 0n, { quantities: [100n, 200n, 300n] }), {}, '1.2'],
  ])('costs %s', (_name, request, more, total) => {
    expect(checkoutCost([request], { ...terms, ...more }).total).toBe(usd(total));
  });

  test('tells its price with and without speed-up, whichever is chosen', () => {
    const { lines } = checkoutCost([line('10', 100n, { canSpeedup: true }), line('10', 100n)], terms);
    expect(lines).toMatchObject([
      { cost: usd('1'), costWithSpeedup: usd('1.2'), chosenCost: usd('1'), canSpeedup: true },
      { cost: usd('1'), costWithSpeedup: usd('1'), chosenCost: usd('1'), canSpeedup: false },
    ]);
  });

  test('cannot be sped up on a panel that does not offer it', () => {
    const { lines } = checkoutCost([line('10', 100n, { canSpeedup: true })], {
      ...terms,
      speedupPpm: none,
    });
    expect(lines[0]?.canSpeedup).toBe(false);
  });
});

describe('a coupon', () => {
  test('lowers the lines it is meant for and leaves the others', () => {
    const cost = checkoutCost([line('10', 1000n), line('10', 1000n, { takesCoupon: false })], {
      ...terms,
      coupon: coupon(),
    });
    expect(cost).toMatchObject({
      originalAmount: usd('20'),
      couponBase: usd('10'),
      couponBonus: usd('1'),
      total: usd('19'),
    });
    expect(cost.lines.map(({ orders }) => orders[0]?.charge)).toEqual([usd('9'), usd('10')]);
  });

  test('below its smallest amount does nothing', () => {
    expect(
      checkoutCost([line('10', 999n)], { ...terms, coupon: coupon({ minAmount: usd('10') }) }).couponBonus,
    ).toBe(zero);
  });

  test('of a fixed amount is never worth more than the lines', () => {
    const fixed = coupon({ calculation: 'fixed', amount: usd('50') });
    expect(checkoutCost([line('10', 1000n)], { ...terms, coupon: fixed })).toMatchObject({
      couponBonus: usd('10'),
      total: zero,
    });
  });

  test('of type cashback lowers nothing and is promised', () => {
    const cost = checkoutCost([line('10', 1000n)], { ...terms, coupon: coupon({ type: 'cashback' }) });
    expect(cost).toMatchObject({ total: usd('10'), couponBonus: usd('1'), totalBonus: usd('1') });
  });

  test('of type bonus is for adding funds', () => {
    const cost = checkoutCost([line('10', 1000n)], { ...terms, coupon: coupon({ type: 'bonus' }) });
    expect(cost).toMatchObject({ total: usd('10'), couponBonus: zero, totalBonus: zero });
  });
});

test('the method’s fee and bonus count on what is left to pay', () => {
  const method = { feePpm: ppm(30_000), bonuses: [{ fromAmount: usd('5'), bonusPpm: ppm(20_000) }] };
  expect(checkoutCost([line('10', 1000n)], { ...terms, coupon: coupon(), method })).toMatchObject({
    amount: usd('9'),
    fee: usd('0.27'),
    total: usd('9.27'),
    methodBonus: usd('0.18'),
    totalBonus: usd('0.18'),
  });
});

test('what discounts save is told', () => {
  expect(
    checkoutCost([line('10', 1000n, { discount: ppm(200_000), isGuaranteed: true })], terms),
  ).toMatchObject({
    beforeDiscountAmount: usd('11.5'),
    originalAmount: usd('9.2'),
    discount: usd('2.3'),
  });
});

test('an empty checkout costs nothing', () => {
  expect(checkoutCost([], { ...terms, coupon: coupon() })).toMatchObject({
    total: zero,
    couponBonus: zero,
    lines: [],
  });
});

const share = fc.integer({ min: 0, max: 1_000_000 }).map(ppm);
const anyLine: fc.Arbitrary<CheckoutLine> = fc.record({
  price: fc.record({
    defaultPrice: fc.bigInt({ min: 0n, max: 10n ** 9n }).map((step) => money(step * 1000n)),
    discount: share,
    pricingPer: fc.constantFrom(1n, 1000n),
  }),
  quantities: fc.array(fc.bigInt({ min: 1n, max: 10n ** 6n }), { minLength: 1, maxLength: 5 }),
  isGuaranteed: fc.boolean(),
  canSpeedup: fc.boolean(),
  takesCoupon: fc.boolean(),
});
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 6 });
const anyCoupon = fc.record({
  type: fc.constantFrom('discount', 'cashback', 'bonus'),
  calculation: fc.constantFrom('percent', 'fixed'),
  ratePpm: share,
  amount: fc.bigInt({ min: 0n, max: 10n ** 14n }).map(money),
  minAmount: fc.bigInt({ min: 0n, max: 10n ** 12n }).map(money),
}) as fc.Arbitrary<CouponTerms>;
const anyTerms = fc.record(
  {
    guaranteePpm: share,
    speedupPpm: share,
    gradeDiscount: share,
    isSpeedup: fc.boolean(),
    coupon: anyCoupon,
    method: fc.record({ feePpm: share, bonuses: fc.constant([]) }),
  },
  { requiredKeys: ['guaranteePpm', 'speedupPpm', 'gradeDiscount', 'isSpeedup'] },
) as fc.Arbitrary<CheckoutTerms>;

test('the lines add up to the amount before the coupon, the charges to the amount after it', () => {
  fc.assert(
    fc.property(anyLines, anyTerms, (lines, wanted) => {
      const cost = checkoutCost(lines, wanted);
      const orders = cost.lines.flatMap((priced) => priced.orders);
      expect(sum(cost.lines.map(({ chosenCost }) => chosenCost))).toBe(cost.originalAmount);
      expect(sum(orders.map((order) => order.cost))).toBe(cost.originalAmount);
      expect(sum(orders.map(({ charge }) => charge))).toBe(cost.amount);
      expect(cost.amount + cost.fee).toBe(cost.total);
      expect(orders.every(({ charge, cost: full }) => charge >= zero && charge <= full)).toBe(true);
      expect(cost.originalAmount + cost.discount).toBe(cost.beforeDiscountAmount);
    }),
  );
});

test('no line is charged less than its exact price', () => {
  fc.assert(
    fc.property(anyLine, anyTerms, (requested, given) => {
      const { coupon: _, ...without } = given;
      const { amount } = checkoutCost([requested], without);
      const million = 1_000_000n;
      const { price } = requested;
      const off = BigInt(Math.max(price.discount, given.gradeDiscount));
      const guarantee = million + BigInt(requested.isGuaranteed ? given.guaranteePpm : 0);
      const speedup = million + BigInt(requested.canSpeedup && given.isSpeedup ? given.speedupPpm : 0);
      const pieces = requested.quantities.reduce((total, quantity) => total + quantity, 0n);
      const exact = price.defaultPrice * (million - off) * pieces * guarantee * speedup;
      expect(amount * million ** 3n * price.pricingPer >= exact).toBe(true);
    }),
  );
});

test('more pieces never cost less', () => {
  fc.assert(
    fc.property(anyLine, anyTerms, fc.bigInt({ min: 0n, max: 10n ** 6n }), (wanted, given, extra) => {
      const { coupon: _, ...without } = given;
      const [first = 0n, ...rest] = wanted.quantities;
      const more = { ...wanted, quantities: [first + extra, ...rest] };
      expect(checkoutCost([more], without).total >= checkoutCost([wanted], without).total).toBe(true);
    }),
  );
});

test('dollars to rubles and back are never more than they were', () => {
  const rates = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => parseExchangeRate(asDecimal(units)));
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }).map(money), rates, (amount: Money, rate) => {
      if (rate) expect(toDollars(toRubles(amount, rate, 'down'), rate) <= amount).toBe(true);
    }),
  );
});

function asDecimal(units: bigint): string {
  const digits = units.toString().padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}

describe('a method’s minimum', () => {
  const method = { feePpm: ppm(20_000), bonuses: [{ fromAmount: usd('5'), bonusPpm: ppm(100_000) }] };

  test('what is paid above the orders is kept as balance, and fee and bonus are on what is paid', () => {
    const cost = checkoutCost([line('2', 500n)], { ...terms, method, payAtLeast: usd('5') });
    expect(cost).toMatchObject({
      amount: usd('1'),
      toBalance: usd('4'),
      fee: usd('0.1'),
      total: usd('5.1'),
      methodBonus: usd('0.5'),
    });
  });

  test('nothing is added to orders that reach it, nor to free ones', () => {
    const enough = checkoutCost([line('2', 5000n)], { ...terms, method, payAtLeast: usd('5') });
    expect(enough).toMatchObject({ amount: usd('10'), toBalance: zero, total: usd('10.2') });
    const free = coupon({ ratePpm: ppm(1_000_000) });
    const given = checkoutCost([line('2', 500n)], { ...terms, method, coupon: free, payAtLeast: usd('5') });
    expect(given).toMatchObject({ amount: zero, toBalance: zero, total: zero });
  });
});
