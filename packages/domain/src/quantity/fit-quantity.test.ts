import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitOrderQuantity, fitSubscriptionQuantity } from './fit-quantity.ts';
import { isAllowedQuantity, noLimit } from './quantity.ts';

const uneven = { min: 150n, max: 1_050n, step: 100n };
const plain = { min: 100n, max: 10_000n, step: 1n };

const anyLimits = fc
  .record({
    min: fc.bigInt({ min: 1n, max: 10_000n }),
    span: fc.bigInt({ min: 0n, max: 1_000_000n }),
    step: fc.bigInt({ min: 1n, max: 5_000n }),
  })
  .map(({ min, span, step }) => ({ min, max: min + span, step }));
const anyText = fc.oneof(fc.nat({ max: 2_000_000 }).map(String), fc.string(), fc.double().map(String));

describe('the order form', () => {
  test.each([
    ['', plain, 100n],
    ['abc', plain, 100n],
    ['-5', plain, 100n],
    ['1e3', plain, 100n],
    ['99', plain, 100n],
    ['100', plain, 100n],
    ['150.2', plain, 151n],
    ['150.0', plain, 150n],
    ['5 000', plain, 5_000n],
    ['10000', plain, 10_000n],
    ['10001', plain, 10_000n],
    ['9'.repeat(60), plain, 10_000n],
    ['160', uneven, 200n],
    ['200', uneven, 200n],
    ['201', uneven, 300n],
    ['1001', uneven, 1_000n],
    ['1049', uneven, 1_000n],
    ['1050', uneven, 1_050n],
    ['2000', uneven, 1_050n],
    ['120', { min: 110n, max: 190n, step: 100n }, 110n],
    ['3000000000', { min: 1n, max: noLimit, step: 1n }, 3_000_000_000n],
  ])('%j becomes the last of %o', (typed, limits, expected) => {
    expect(fitOrderQuantity(typed, limits)).toBe(expected);
  });
});

describe('the subscription form', () => {
  test.each([
    ['', plain, 100n],
    ['99', plain, 100n],
    ['150.9', plain, 150n],
    ['10001', plain, 10_000n],
    ['199', uneven, 150n],
    ['299', uneven, 200n],
    ['1049', uneven, 1_000n],
    ['1050', uneven, 1_050n],
    ['2000', uneven, 1_050n],
  ])('%j becomes the last of %o', (typed, limits, expected) => {
    expect(fitSubscriptionQuantity(typed, limits)).toBe(expected);
  });
});

test.each([
  ['order', fitOrderQuantity],
  ['subscription', fitSubscriptionQuantity],
])('whatever is typed, the %s form holds an allowed quantity and keeps it', (_name, fit) => {
  fc.assert(
    fc.property(anyText, anyLimits, (typed, limits) => {
      const fitted = fit(typed, limits);
      expect(isAllowedQuantity(fitted, limits)).toBe(true);
      expect(fit(fitted.toString(), limits)).toBe(fitted);
    }),
  );
});
