import { expect, test } from 'vitest';
import { formatCount, groupThousands } from './number.ts';

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1\u00a0000'],
  ['1234567.891011', '1\u00a0234\u00a0567.891011'],
  ['-1234', '-1\u00a0234'],
  ['-123', '-123'],
  ['0.00001', '0.00001'],
])('%s is grouped as %s', (text, expected) => {
  expect(groupThousands(text)).toBe(expected);
});

test('counts of either kind', () => {
  expect(formatCount(2_147_483_647n)).toBe('2\u00a0147\u00a0483\u00a0647');
  expect(formatCount(40)).toBe('40');
});
