import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExchangeRate, type Rubles, toDollars } from '../money/exchange.ts';
import { add, money, parseMoney, zero } from '../money/money.ts';
import { chargeInDollars, chargeInRubles } from './charge-amount.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const rate = parseExchangeRate('92.5');
if (!rate) throw new Error('no rate');

test.each([
  ['10', 1_000_000_000n, '0'],
  ['10.001', 1_001_000_000n, '0.009'],
  ['0.00000001', 1_000_000n, '0.00999999'],
])('%s dollars are asked for in whole cents', (total, units, surplus) => {
  expect(chargeInDollars(usd(total))).toEqual({ currency: 'USD', units, rate: null, surplus: usd(surplus) });
});

test('rubles are whole kopecks, worth the total and never a kopeck more than needed', () => {
  expect(chargeInRubles(usd('10'), rate)).toMatchObject({ currency: 'RUB', units: 92_500_000_000n, rate });
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }).map(money), (total) => {
      const { units, surplus } = chargeInRubles(total, rate);
      expect(units % 1_000_000n).toBe(0n);
      expect(surplus >= zero).toBe(true);
      expect(add(total, surplus)).toBe(toDollars(units as Rubles, rate));
      expect(toDollars((units - 1_000_000n) as Rubles, rate) < total).toBe(true);
    }),
  );
});

test('whoever adds funds in rubles is charged the rubles that were typed', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 10n }), (kopecks) => {
      const typed = (kopecks * 1_000_000n) as Rubles;
      expect(chargeInRubles(toDollars(typed, rate), rate).units).toBe(typed);
    }),
  );
});
