import { expect, test } from 'vitest';
import type { CouponTerms } from '../coupons/coupon.ts';
import { money, parseMoney, zero } from '../money/money.ts';
import { ppm } from '../money/ratio.ts';
import { addFundsQuote } from './add-funds-quote.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const plain = { feePpm: ppm(0), bonuses: [] };
const coupon: CouponTerms = {
  type: 'bonus',
  calculation: 'percent',
  ratePpm: ppm(100_000),
  amount: zero,
  minAmount: usd('20'),
};

test('a plain method credits what it takes', () => {
  expect(addFundsQuote(usd('50'), plain)).toMatchObject({ fee: zero, total: usd('50'), credited: usd('50') });
});

test('fees are rounded up, bonuses down, to one unit', () => {
  const terms = { feePpm: ppm(1), bonuses: [{ fromAmount: zero, bonusPpm: ppm(1) }] };
  expect(addFundsQuote(money(1_500_000n), terms)).toMatchObject({ fee: 2n, total: 1_500_002n, bonus: 1n });
});

test.each([
  ['9.99', 0],
  ['10', 20_000],
  ['99.99', 20_000],
  ['100', 50_000],
])('an amount of %s reaches the step of %i ppm', (amount, percent) => {
  const bonuses = [
    { fromAmount: usd('100'), bonusPpm: ppm(50_000) },
    { fromAmount: usd('10'), bonusPpm: ppm(20_000) },
  ];
  expect(addFundsQuote(usd(amount), { ...plain, bonuses }).methodBonusPpm).toBe(percent);
});

test('a coupon adds its bonus from its smallest amount on', () => {
  expect(addFundsQuote(usd('20'), plain, coupon)).toMatchObject({
    couponBonus: usd('2'),
    credited: usd('22'),
  });
  expect(addFundsQuote(usd('19.99'), plain, coupon).couponBonus).toBe(zero);
});

test('a fixed coupon is never worth more than the amount', () => {
  const fixed = { ...coupon, calculation: 'fixed', amount: usd('5'), minAmount: zero } as const;
  expect(addFundsQuote(usd('3'), plain, fixed).couponBonus).toBe(usd('3'));
  expect(addFundsQuote(usd('30'), plain, fixed).couponBonus).toBe(usd('5'));
});

test.each(['discount', 'cashback'] as const)('a %s coupon is for orders: it adds nothing here', (type) => {
  expect(addFundsQuote(usd('50'), plain, { ...coupon, type }).credited).toBe(usd('50'));
});
