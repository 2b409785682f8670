import { isAllowedQuantity } from '@marquee/domain/quantity/quantity.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceFor, pricePoints, quantityLimits } from './price-points.ts';

test.each([
  [{ min: 100, max: 100_000, step: 1, default_quantity: 1000 }, [100n, 500n, 1000n, 5000n, 10_000n, 50_000n]],
  [{ min: 10, max: 2_147_483_647, step: 10, default_quantity: 10 }, [10n, 50n, 100n, 500n, 1000n, 5000n]],
  [{ min: 1, max: 1, step: 1, default_quantity: 1 }, [1n]],
  [{ min: 250, max: 1200, step: 50, default_quantity: 300 }, [250n, 300n, 500n, 1000n]],
])('%o is priced at %s', (service, expected) => {
  expect(pricePoints(service)).toEqual(expected);
});

test('whatever the limits, every quantity shown can be ordered, once and in order', () => {
  const service = fc
    .record({
      min: fc.integer({ min: 1, max: 5000 }),
      span: fc.nat(1_000_000),
      step: fc.integer({ min: 1, max: 700 }),
    })
    .map(({ min, span, step }) => ({
      min,
      max: min + span,
      step,
      default_quantity: min + Math.floor(span / 3),
    }));
  fc.assert(
    fc.property(service, (facts) => {
      const points = pricePoints(facts);
      expect(points.length).toBeGreaterThan(0);
      expect(points.every((point) => isAllowedQuantity(point, quantityLimits(facts)))).toBe(true);
      expect(points.every((point, index) => index === 0 || point > (points[index - 1] ?? 0n))).toBe(true);
    }),
  );
});

test('a price is exact, and rounded up where a unit is cut', () => {
  expect(priceFor('1.25', 1000, 1000n)).toBe('1.25');
  expect(priceFor('0.00001', 1000, 1n)).toBe('0.00000001');
  expect(priceFor('12.5', 1, 3n)).toBe('37.5');
});
