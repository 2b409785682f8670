import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, type Money, money, parseMoney, zero } from '../money/money.ts';
import { cashbackShare } from './coupon.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const terms = { amount: usd('100'), bonus: usd('5'), paid: zero };

test('an order earns its part of the cashback, by what was kept of it', () => {
  expect(cashbackShare(terms, usd('40'))).toBe(usd('2'));
  expect(cashbackShare(terms, usd('100'))).toBe(usd('5'));
});

test('a refunded order earns nothing, and none earns what others have taken', () => {
  expect(cashbackShare(terms, zero)).toBe(zero);
  expect(cashbackShare({ ...terms, paid: usd('4.5') }, usd('40'))).toBe(usd('0.5'));
  expect(cashbackShare(terms, usd('1000'))).toBe(usd('5'));
});

test('however a checkout splits, its orders never earn more than was promised', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 14n });
  fc.assert(
    fc.property(fc.array(units, { minLength: 1, maxLength: 20 }), units, (kept, promised) => {
      const amount = money(kept.reduce((left, right) => left + right, 0n));
      const bonus = promised < amount ? money(promised) : amount;
      let paid: Money = zero;
      for (const part of kept) paid = add(paid, cashbackShare({ amount, bonus, paid }, money(part)));
      return paid <= bonus && bonus - paid <= BigInt(kept.length);
    }),
  );
});
