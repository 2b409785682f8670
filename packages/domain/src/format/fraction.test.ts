import { expect, test } from 'vitest';
import { ppm } from '../money/ratio.ts';
import { formatPercent } from './fraction.ts';

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
