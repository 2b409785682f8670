import { describe, expect, test } from 'vitest';
import { describesNoLimit, effectiveMax, isAllowedQuantity, noLimit, parseQuantity } from './quantity.ts';

describe('what the server takes', () => {
  test.each([
    [1, 1n],
    ['1', 1n],
    [1000, 1000n],
    ['3000000000', 3_000_000_000n],
    [2 ** 53 - 1, 2n ** 53n - 1n],
    ['9007199254740991', 2n ** 53n - 1n],
  ])('%j', (value, expected) => {
    expect(parseQuantity(value)).toBe(expected);
  });

  const refused: unknown[] = [
    ...[-1, 0, -0, 1.5, 2 ** 53, 1e300, Number.NaN, Number.POSITIVE_INFINITY],
    ...[
      '',
      '0',
      '-1',
      '+1',
      '1.5',
      '1.0',
      '1e3',
      '0x10',
      '0b1',
      '007',
      ' 1',
      '1 ',
      '1\n',
      '1_000',
      '١',
      'NaN',
    ],
    ...['9007199254740992', '9'.repeat(100_000)],
    ...[null, undefined, true, false, [9], ['9'], {}, { valueOf: () => 9 }, () => 9, Symbol.iterator],
  ];

  test('and nothing else', () => {
    expect(refused.filter((value) => parseQuantity(value) !== undefined)).toEqual([]);
  });
});

describe('no limit', () => {
  test('is one special max, and lifts it', () => {
    expect(describesNoLimit(noLimit)).toBe(true);
    expect(describesNoLimit(noLimit - 1n)).toBe(false);
    expect(effectiveMax(500n)).toBe(500n);
    expect(isAllowedQuantity(3_000_000_000n, { min: 1n, max: noLimit, step: 1n })).toBe(true);
  });
});

test.each([
  [149n, false],
  [150n, true],
  [151n, false],
  [200n, true],
  [1_049n, false],
  [1_050n, true],
  [1_100n, false],
])('from 150 to 1050 by 100, %d is allowed: %s', (quantity, expected) => {
  expect(isAllowedQuantity(quantity, { min: 150n, max: 1_050n, step: 100n })).toBe(expected);
});
