import { expect, test } from 'vitest';
import type { ExchangeRate } from './exchange.ts';
import { isPlausibleRate } from './plausible-rate.ts';

const rate = (units: bigint, hours = 0) => ({
  rate: units as ExchangeRate,
  at: new Date(Date.UTC(2026, 0, 1, hours)),
});
const last = rate(100n);

test.each([
  [120n, 1, true],
  [121n, 1, false],
  [80n, 24, true],
  [79n, 24, false],
  [10_000n, 1, false],
  [1n, 1, false],
  [140n, 30, true],
  [141n, 30, false],
  [200n, 24 * 5, true],
])('from 100 to %i after %i hours: %s', (next, hours, believed) => {
  expect(isPlausibleRate(last, rate(next, hours))).toBe(believed);
});

test('the first rate is believed', () => {
  expect(isPlausibleRate(undefined, rate(9_250_000_000n))).toBe(true);
});
