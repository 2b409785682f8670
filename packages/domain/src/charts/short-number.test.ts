import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortNumber } from './short-number.ts';

test.each([
  [0, '0'],
  [0.04, '0'],
  [-0.04, '0'],
  [5.99, '5.9'],
  [999.99, '999.9'],
  [1000, '1K'],
  [1299, '1.2K'],
  [19_999, '19.9K'],
  [1_500_000, '1500K'],
  [-1299, '-1.2K'],
])('%d is shown as %s', (value, expected) => {
  expect(shortNumber(value)).toBe(expected);
});

test('a number with one decimal is shown as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), (tenths) => {
      expect(shortNumber(tenths / 10)).toBe((tenths / 10).toString());
    }),
  );
});
