import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitOrderQuantity } from './fit-quantity.ts';
import { isAllowedQuantity, noLimit } from './quantity.ts';
import { positionOfQuantity, quantityAtPosition } from './slider.ts';

const decades = { min: 10n, max: 1_000_000n, step: 10n };

const anyLimits = fc
  .record({
    min: fc.bigInt({ min: 0n, max: 10_000n }),
    span: fc.bigInt({ min: 0n, max: noLimit - 10_000n }),
    step: fc.constantFrom(1n, 5n, 10n, 100n, 1_000n),
  })
  .map(({ min, span, step }) => ({ min, max: min + span, step }));
const positions = fc.double({ min: 0, max: 100, noNaN: true });

test.each([
  [-1, 10n],
  [0, 10n],
  [20, 100n],
  [40, 1_000n],
  [60, 10_000n],
  [100, 1_000_000n],
  [101, 1_000_000n],
])('position %d of 10 to 1,000,000 is %d', (position, quantity) => {
  expect(quantityAtPosition(position, decades)).toBe(quantity);
});

test.each([
  [1n, 0],
  [10n, 0],
  [1_000n, 40],
  [1_000_000n, 100],
  [5_000_000n, 100],
])('%d stands at %d', (quantity, position) => {
  expect(positionOfQuantity(quantity, decades)).toBeCloseTo(position, 9);
});

test('a service with one possible quantity has a still slider', () => {
  const single = { min: 5n, max: 5n, step: 1n };
  expect(quantityAtPosition(50, single)).toBe(5n);
  expect(positionOfQuantity(5n, single)).toBe(0);
});

test('a quantity comes back from its own position', () => {
  fc.assert(
    fc.property(anyLimits, fc.nat({ max: 2_147_483_647 }), (limits, typed) => {
      const quantity = fitOrderQuantity(typed.toString(), { ...limits, min: limits.min || 1n });
      fc.pre(isAllowedQuantity(quantity, limits) && quantity <= limits.max);
      // Zero has no logarithm: where it may be ordered, zero and one share the left end.
      fc.pre(limits.min > 0n || quantity > 1n);
      expect(quantityAtPosition(positionOfQuantity(quantity, limits), limits)).toBe(quantity);
    }),
  );
});

test('further right is never less, and always allowed', () => {
  fc.assert(
    fc.property(anyLimits, positions, positions, (limits, one, other) => {
      const left = quantityAtPosition(Math.min(one, other), limits);
      const right = quantityAtPosition(Math.max(one, other), limits);
      expect(left <= right).toBe(true);
      expect(isAllowedQuantity(left, limits)).toBe(true);
    }),
  );
});
