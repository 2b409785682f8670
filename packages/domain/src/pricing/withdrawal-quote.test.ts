import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, parseMoney, zero } from '../money/money.ts';
import { ppm } from '../money/ratio.ts';
import { withdrawalQuote } from './withdrawal-quote.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const terms = { feePpm: ppm(20_000), minFee: usd('0.5'), minAmount: usd('10'), maxAmount: usd('1000') };

test.each([
  ['10', '0.5', '9.5'],
  ['25', '0.5', '24.5'],
  ['25.5', '0.51', '24.99'],
  ['1000', '20', '980'],
  ['33.33333333', '0.66666667', '32.66666666'],
])('of %s the fee takes %s and %s arrives', (amount, fee, payout) => {
  expect(withdrawalQuote(terms, usd(amount))).toEqual({
    amount: usd(amount),
    fee: usd(fee),
    payout: usd(payout),
  });
});

test('outside its bounds it says which one', () => {
  expect(withdrawalQuote(terms, usd('9.99999999'))).toEqual({ problem: 'too_small', limit: usd('10') });
  expect(withdrawalQuote(terms, usd('1000.00000001'))).toEqual({ problem: 'too_big', limit: usd('1000') });
  expect(withdrawalQuote({ ...terms, minAmount: zero }, usd('0.5'))).toMatchObject({ problem: 'too_small' });
  expect(withdrawalQuote({ ...terms, maxAmount: null }, usd('5000'))).toMatchObject({ fee: usd('100') });
});

test('fee and payout always make up the amount, and something arrives', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 16n }),
      fc.integer({ min: 0, max: 500_000 }),
      (units, fee) => {
        const quote = withdrawalQuote({ ...terms, maxAmount: null, feePpm: ppm(fee) }, money(units));
        if ('problem' in quote) return units < usd('10');
        return quote.fee + quote.payout === units && quote.payout > 0n && quote.fee >= terms.minFee;
      },
    ),
  );
});
