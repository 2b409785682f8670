import { displayAmount } from '@marquee/domain/money/display.ts';
import type { ExchangeRate } from '@marquee/domain/money/exchange.ts';
import { money, parseMoney, zero } from '@marquee/domain/money/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownBetween } from './shown-between.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const dollars = { currency: 'USD', precision: 2 } as const;

test.each([
  ['2.28099', '1.99938774', '$0.29'],
  ['10', '9', '$1.00'],
  ['0.0061', '0.0058', '$0.0003'],
  ['5', '5', '$0.00'],
])('between %s and %s is %s', (larger, smaller, between) => {
  expect(shownBetween(usd(larger), usd(smaller), dollars)).toBe(between);
});

test('whoever adds up what is shown comes to the total that is shown', () => {
  const amounts = fc.tuple(
    fc.bigInt({ min: 0n, max: 10n ** 13n }).map(money),
    fc.bigInt({ min: 10n ** 6n, max: 10n ** 13n }).map(money),
  );
  const styles = fc.oneof(
    fc.constant(dollars),
    fc
      .bigInt({ min: 10n ** 8n, max: 10n ** 11n })
      .map((rate) => ({ currency: 'RUB', precision: 2, rate: rate as ExchangeRate }) as const),
  );
  const cents = (text: string) => BigInt(text.replace(/\D/g, ''));
  fc.assert(
    fc.property(amounts, styles, ([smaller, more], style) => {
      const larger = money(smaller + more);
      const charge = (amount: typeof smaller) => cents(displayAmount(amount, { ...style, rounding: 'up' }));
      expect(charge(smaller) + cents(shownBetween(larger, smaller, style))).toBe(charge(larger));
    }),
  );
});
