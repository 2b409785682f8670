import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ExchangeRate,
  isPlausibleRate,
  parseExchangeRate,
  parseRubles,
  toDollars,
  toRubles,
} from './exchange.ts';
import { money } from './money.ts';

const rates = fc.bigInt({ min: 1n, max: 10n ** 16n }).map((units) => units as ExchangeRate);
const amounts = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(money);

function rate(text: string): ExchangeRate {
  const parsed = parseExchangeRate(text);
  if (parsed === undefined) throw new Error(`${text} is no rate`);
  return parsed;
}

test.each(['0', '0.00000000', '-90', '', '90,5', '1e2', '0.000000001', '1000000000'])(
  'a rate of %j is refused',
  (text) => {
    expect(parseExchangeRate(text)).toBeUndefined();
  },
);

test('one dollar at 92.5 is 92.5 rubles, and back', () => {
  const rubles = toRubles(money(100_000_000n), rate('92.5'), 'down');
  expect(rubles).toBe(parseRubles('92.5'));
  expect(toDollars(rubles, rate('92.5'))).toBe(100_000_000n);
});

test('what does not divide goes the way it is told', () => {
  expect(toRubles(money(1n), rate('0.3'), 'down')).toBe(0n);
  expect(toRubles(money(1n), rate('0.3'), 'up')).toBe(1n);
});

test('a trip to rubles and back never earns', () => {
  fc.assert(
    fc.property(amounts, rates, (amount, at) => {
      expect(toDollars(toRubles(amount, at, 'down'), at) <= amount).toBe(true);
    }),
  );
});

test('rubles rounded up for a gateway pay for the dollars asked', () => {
  fc.assert(
    fc.property(amounts, rates, (amount, at) => {
      expect(toDollars(toRubles(amount, at, 'up'), at) >= amount).toBe(true);
    }),
  );
});

const fetched = (units: bigint, hours = 0) => ({
  rate: units as ExchangeRate,
  at: new Date(Date.UTC(2026, 0, 1, hours)),
});
const last = fetched(100n);

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
  expect(isPlausibleRate(last, fetched(next, hours))).toBe(believed);
});

test('the first rate is believed', () => {
  expect(isPlausibleRate(undefined, fetched(9_250_000_000n))).toBe(true);
});
