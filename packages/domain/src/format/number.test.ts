import { expect, test } from 'vitest';
import { ppm } from '../money/ratio.ts';
import { formatCount, formatPercent, groupThousands } from './number.ts';

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1 000'],
  ['1234567.891011', '1 234 567.891011'],
  ['-1234', '-1 234'],
  ['-123', '-123'],
  ['0.00001', '0.00001'],
])('%s is grouped as %s', (text, expected) => {
  expect(groupThousands(text)).toBe(expected);
});

test('counts of either kind', () => {
  expect(formatCount(2_147_483_647n)).toBe('2 147 483 647');
  expect(formatCount(40)).toBe('40');
});

test.each([
  [0, '0'],
  [150_000, '15'],
  [125_000, '12.5'],
  [1, '0.0001'],
  [1_000_000, '100'],
  [2_500_000, '250'],
])('%d parts per million are %s percent', (parts, expected) => {
  expect(formatPercent(ppm(parts))).toBe(expected);
});
