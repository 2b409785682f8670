import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayAmount } from './display.ts';
import { displayDifference, displayNet, displayRemainder } from './display-difference.ts';
import type { ExchangeRate } from './exchange.ts';
import { money, parseMoney, zero } from './money.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const dollars = { currency: 'USD', precision: 2 } as const;

test.each([
  ['2.28099', '1.99938774', '$0.29'],
  ['10', '9', '$1.00'],
  ['0.0061', '0.0058', '$0.0003'],
  ['5', '5', '$0.00'],
])('between %s and %s is %s', (larger, smaller, between) => {
  expect(displayDifference(usd(larger), usd(smaller), dollars)).toBe(between);
});

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

test('whoever adds up what is shown comes to the total that is shown', () => {
  fc.assert(
    fc.property(amounts, styles, ([smaller, more], style) => {
      const larger = money(smaller + more);
      const charge = (amount: typeof smaller) => cents(displayAmount(amount, { ...style, rounding: 'up' }));
      expect(charge(smaller) + cents(displayDifference(larger, smaller, style))).toBe(charge(larger));
    }),
  );
});

test('what was paid back and what was kept come to the charge, as they are shown', () => {
  expect(displayRemainder(usd('1.001'), usd('0.999'), dollars)).toBe('$0.02');
  fc.assert(
    fc.property(amounts, styles, ([paidBack, kept], style) => {
      const charge = money(paidBack + kept);
      const shownCharge = cents(displayAmount(charge, { ...style, rounding: 'up' }));
      const shownRefund = cents(displayAmount(paidBack, style));
      expect(shownRefund + cents(displayRemainder(charge, paidBack, style))).toBe(shownCharge);
    }),
  );
});

test.each([
  ['57.9499', '216.0801', '−$158.15'],
  ['216.0801', '57.9499', '+$158.13'],
  ['5', '5', '+$0.00'],
  ['5.004', '5.001', '−$0.01'],
  ['1000', '0', '+$1 000.00'],
])('of %s that came and %s that went %s is left', (income, spending, left) => {
  expect(displayNet(usd(income), usd(spending), dollars)).toBe(left);
});

test('what came in less what went out is what is left, as they are shown', () => {
  fc.assert(
    fc.property(amounts, styles, ([income, spending], style) => {
      const left = displayNet(income, spending, style);
      const came = cents(displayAmount(income, style));
      const went = cents(displayAmount(spending, { ...style, rounding: 'up' }));
      expect(left.startsWith('−') ? -cents(left) : cents(left)).toBe(came - went);
    }),
  );
});
