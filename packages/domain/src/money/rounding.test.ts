import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  divide,
  divideDown,
  divideUp,
  floorToPrecision,
  roundToPrecision,
  roundUpToMinorUnit,
} from './rounding.ts';

const divisor = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).filter((value) => value !== 0n);
const dividend = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });

describe('division', () => {
  test.each([
    [7n, 2n, 3n, 4n],
    [-7n, 2n, -4n, -3n],
    [7n, -2n, -4n, -3n],
    [-7n, -2n, 3n, 4n],
    [6n, 3n, 2n, 2n],
    [-6n, 3n, -2n, -2n],
    [0n, 5n, 0n, 0n],
    [1n, 1000n, 0n, 1n],
  ])('%d ÷ %d is %d down and %d up', (left, right, down, up) => {
    expect(divideDown(left, right)).toBe(down);
    expect(divideUp(left, right)).toBe(up);
  });

  test('down and up enclose the true quotient and meet only where it is whole', () => {
    fc.assert(
      fc.property(dividend, divisor, (left, right) => {
        const down = divide(left, right, 'down');
        const up = divide(left, right, 'up');
        const remainder = left - down * right;
        expect(right > 0n ? remainder >= 0n && remainder < right : remainder <= 0n && remainder > right).toBe(
          true,
        );
        expect(up - down).toBe(remainder === 0n ? 0n : 1n);
      }),
    );
  });
});

describe('precision', () => {
  test.each([
    [123_456_789n, 2, 123_000_000n, 124_000_000n],
    [123_456_789n, 0, 100_000_000n, 200_000_000n],
    [123_456_789n, 8, 123_456_789n, 123_456_789n],
    [123_456_789n, 20, 123_456_789n, 123_456_789n],
    [-1n, 2, -1_000_000n, 0n],
  ])('%d kept to %d places is %d or %d', (amount, places, down, up) => {
    expect(floorToPrecision(amount, places)).toBe(down);
    expect(roundToPrecision(amount, places, 'up')).toBe(up);
  });

  test('a gateway is asked for whole coins, and the surplus is less than one coin', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 18n }),
        fc.integer({ min: 0, max: 8 }),
        (amount, places) => {
          const coin = 10n ** BigInt(8 - places);
          const { charged, surplus } = roundUpToMinorUnit(amount, places);
          expect(charged - surplus).toBe(amount);
          expect(charged % coin).toBe(0n);
          expect(surplus >= 0n && surplus < coin).toBe(true);
        },
      ),
    );
  });
});
