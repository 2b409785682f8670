import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayAmount, parseTypedAmount } from '../money/display.ts';
import type { ExchangeRate } from '../money/exchange.ts';
import { money } from '../money/money.ts';
import { ppm } from '../money/ratio.ts';

import { isAllowedQuantity, noLimit } from '../quantity/quantity.ts';
import { orderCost } from './line-cost.ts';
import { quantityByCost, smallestQuantity } from './quantity-by-cost.ts';

const limits = { min: 150n, max: 1_050n, step: 100n };
const oneEach = (quantity: bigint) => money(quantity);

test.each([
  [0n, 150n],
  [150n, 150n],
  [199n, 150n],
  [200n, 200n],
  [999n, 900n],
  [1_049n, 1_000n],
  [1_050n, 1_050n],
  [5_000n, 1_050n],
])('%d buys %d where one costs one', (desired, quantity) => {
  expect(quantityByCost(money(desired), limits, oneEach)).toBe(quantity);
});

test('what is free is sold up to its largest quantity', () => {
  expect(quantityByCost(money(0n), limits, () => money(0n))).toBe(1_050n);
});

test('a service without limits is searched as fast', () => {
  const unlimited = { min: 1n, max: noLimit, step: 1n };
  expect(quantityByCost(money(3_000_000_000n), unlimited, oneEach)).toBe(3_000_000_000n);
});

test('it is the largest quantity sold for no more, or the smallest sold at all', () => {
  const anyLimits = fc
    .record({
      min: fc.bigInt({ min: 1n, max: 1_000n }),
      span: fc.bigInt({ min: 0n, max: 100_000n }),
      step: fc.bigInt({ min: 1n, max: 500n }),
    })
    .map(({ min, span, step }) => ({ min, max: min + span, step }));
  const price = fc.bigInt({ min: 1n, max: 10n ** 6n }).map((step) => money(step * 1000n));
  const desired = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(money);
  fc.assert(
    fc.property(
      anyLimits,
      price,
      fc.integer({ min: 0, max: 300_000 }),
      desired,
      (service, each, more, input) => {
        const surcharges = { guarantee: ppm(more), speedup: ppm(0) };
        const costOf = (quantity: bigint) => orderCost(each, 1000n, quantity, surcharges);
        const found = quantityByCost(input, service, costOf);
        expect(isAllowedQuantity(found, service)).toBe(true);
        if (found !== service.min) expect(costOf(found) <= input).toBe(true);
        const next = found === service.max ? undefined : nextSold(found, service);
        if (next !== undefined) expect(costOf(next) > input).toBe(true);
        // The exact cost of a quantity buys that quantity.
        expect(costOf(quantityByCost(costOf(found), service, costOf))).toBe(costOf(found));
      },
    ),
  );
});

function nextSold(quantity: bigint, { max, step }: { max: bigint; step: bigint }): bigint {
  const stepped = (quantity / step + 1n) * step;
  return stepped < max ? stepped : max;
}

test('what is typed in rubles is never exceeded, as it is shown', () => {
  const rates = fc.bigInt({ min: 10n ** 6n, max: 10n ** 11n }).map((units) => units as ExchangeRate);
  const price = fc.bigInt({ min: 1n, max: 10n ** 6n }).map((step) => money(step * 1000n));
  fc.assert(
    fc.property(rates, price, fc.integer({ min: 1, max: 10 ** 8 }), (rate, each, kopecks) => {
      const typed = `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
      const shown = { currency: 'RUB', rate } as const;
      const service = { min: 1n, max: noLimit, step: 1n };
      const costOf = (quantity: bigint) =>
        orderCost(each, 1000n, quantity, { guarantee: ppm(0), speedup: ppm(0) });
      const desired = parseTypedAmount(typed, shown) ?? money(0n);
      const quantity = quantityByCost(desired, service, costOf);
      if (quantity === service.min) return;
      const charge = displayAmount(costOf(quantity), { ...shown, precision: 2, rounding: 'up' });
      expect(Number(charge.replace(/[^\d.]/g, ''))).toBeLessThanOrEqual(Number(typed));
    }),
  );
});

test.each([
  [1n, 150n],
  [150n, 150n],
  [151n, 200n],
  [301n, 400n],
  [1_001n, 1_050n],
  [1_051n, undefined],
])('%d is reached with %d where one costs one', (needed, quantity) => {
  expect(smallestQuantity(limits, (tried) => oneEach(tried) >= needed)).toBe(quantity);
});

test('a service without limits reaches a sum as fast', () => {
  const unlimited = { min: 1n, max: noLimit, step: 1n };
  expect(smallestQuantity(unlimited, (tried) => tried >= 3_000_000_000n)).toBe(3_000_000_000n);
});
