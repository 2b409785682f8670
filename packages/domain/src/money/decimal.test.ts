import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal, parseDecimal } from './decimal.ts';

const limits = { places: 4, wholeDigits: 6 };

test.each([
  ['0', 0n],
  ['12', 120_000n],
  ['12.5', 125_000n],
  ['0.0001', 1n],
  ['007', 70_000n],
  ['999999.9999', 9_999_999_999n],
])('%s is read as %d', (text, expected) => {
  expect(parseDecimal(text, limits)).toBe(expected);
});

test.each([
  '',
  '.',
  '.5',
  '5.',
  '-1',
  '+1',
  ' 1',
  '1 ',
  '1\n',
  '1e3',
  '0x10',
  '1,5',
  '1_000',
  'NaN',
  'Infinity',
  '0.00001',
  '1000000',
  '1.2.3',
  '٣',
  '１',
  '9'.repeat(1_000_000),
])('%j is refused', (text) => {
  expect(parseDecimal(text, limits)).toBeUndefined();
});

test.each([
  [0n, 0, '0'],
  [0n, 2, '0.00'],
  [125_000n, 0, '12.5'],
  [125_000n, 2, '12.50'],
  [-1n, 0, '-0.0001'],
  [-120_000n, 1, '-12.0'],
])('%d with at least %d places is written %s', (scaled, minimumPlaces, expected) => {
  expect(formatDecimal(scaled, 4, minimumPlaces)).toBe(expected);
});

test('writing and reading again gives the same number', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 9_999_999_999n }),
      fc.integer({ min: 0, max: 4 }),
      (scaled, places) => {
        expect(parseDecimal(formatDecimal(scaled, 4, places), limits)).toBe(scaled);
      },
    ),
  );
});
