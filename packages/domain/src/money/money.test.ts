import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  formatMoney,
  formatMoneyFixed,
  larger,
  money,
  parseMoney,
  smaller,
  subtract,
  sum,
  zero,
} from './money.ts';

const amounts = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(money);

describe('reading', () => {
  test.each([
    ['0', 0n],
    ['500', 50_000_000_000n],
    ['0.00000001', 1n],
    ['19.99', 1_999_000_000n],
    ['92233720368.54775807', 2n ** 63n - 1n],
  ])('%s', (text, units) => {
    expect(parseMoney(text)).toBe(units);
  });

  test.each([
    '',
    '-5',
    '+5',
    '1e3',
    '0.000000001',
    ' 5',
    '5 ',
    '1,000',
    '$5',
    'NaN',
    '92233720368.54775808',
    '100000000000',
  ])('%j is refused', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });
});

describe('writing', () => {
  test.each([
    [0n, '0'],
    [1n, '0.00000001'],
    [-1n, '-0.00000001'],
    [50_000_000_000n, '500'],
    [1_990_000_000n, '19.9'],
    [2n ** 63n - 1n, '92233720368.54775807'],
  ])('%d is %s', (units, text) => {
    expect(formatMoney(money(units))).toBe(text);
  });

  test.each([
    [1_999_999_999n, 2, '19.99'],
    [1_999_999_999n, 0, '19'],
    [1_900_000_000n, 2, '19.00'],
    [1n, 2, '0.00'],
    [-1n, 2, '-0.01'],
    [1n, 8, '0.00000001'],
  ])('%d fixed to %d places is %s', (units, places, text) => {
    expect(formatMoneyFixed(money(units), places)).toBe(text);
  });

  test('the wire loses nothing', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseMoney(formatMoney(amount))).toBe(amount);
      }),
    );
  });

  test('fixed text never shows more than there is', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 8 }), (amount, places) => {
        const shown = parseMoney(formatMoneyFixed(amount, places));
        expect(shown !== undefined && shown <= amount).toBe(true);
      }),
    );
  });
});

test('amounts add up', () => {
  fc.assert(
    fc.property(amounts, amounts, (left, right) => {
      expect(subtract(add(left, right), right)).toBe(left);
      expect(sum([left, right, left])).toBe(add(add(left, right), left));
      expect(sum([])).toBe(zero);
    }),
  );
});

test('the smaller and the larger of two amounts', () => {
  expect(smaller(money(-1n), zero)).toBe(-1n);
  expect(smaller(zero, money(-1n))).toBe(-1n);
  expect(larger(money(-1n), zero)).toBe(zero);
  expect(larger(zero, money(-1n))).toBe(zero);
});
