import { larger, money } from '@marquee/domain/money/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideRefund } from './decide-refund.ts';

function charge(bonus: bigint, cash: bigint, refundedBonus = 0n, refundedCash = 0n, recognized = 0n) {
  return {
    customerId: 1n,
    paid: { bonus: money(bonus), cash: money(cash) },
    refunded: { bonus: money(refundedBonus), cash: money(refundedCash) },
    recognized: money(recognized),
  };
}

test.each([
  ['cash comes back first', charge(30n, 70n), 50n, { total: 50n, cash: 50n, bonus: 0n, fromRevenue: 0n }],
  ['then bonus', charge(30n, 70n), 90n, { total: 90n, cash: 70n, bonus: 20n, fromRevenue: 0n }],
  [
    'only what is missing',
    charge(30n, 70n, 0n, 50n),
    90n,
    { total: 90n, cash: 20n, bonus: 20n, fromRevenue: 0n },
  ],
  [
    'never beyond the charge',
    charge(30n, 70n),
    900n,
    { total: 100n, cash: 70n, bonus: 30n, fromRevenue: 0n },
  ],
  [
    'earned money is handed back',
    charge(0n, 100n, 0n, 10n, 90n),
    40n,
    { total: 40n, cash: 30n, bonus: 0n, fromRevenue: 30n },
  ],
  [
    'after what is still in escrow',
    charge(0n, 100n, 0n, 0n, 90n),
    40n,
    { total: 40n, cash: 40n, bonus: 0n, fromRevenue: 30n },
  ],
  ['a repeat refunds nothing', charge(30n, 70n, 0n, 50n), 50n, undefined],
  ['a step back refunds nothing', charge(30n, 70n, 0n, 50n), 20n, undefined],
  ['a total below zero refunds nothing', charge(30n, 70n), -5n, undefined],
])('%s', (_, standing, request, expected) => {
  expect(decideRefund(standing, money(request))).toEqual(expected);
});

test('however refunds are cut up, they end where one refund would', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(units, units, fc.array(units, { minLength: 1 }), (bonus, cash, totals) => {
      const state = charge(bonus, cash);
      for (const refundedTotal of totals) {
        const refund = decideRefund(state, money(refundedTotal));
        if (!refund) continue;
        state.refunded.cash = money(state.refunded.cash + refund.cash);
        state.refunded.bonus = money(state.refunded.bonus + refund.bonus);
      }
      const highest = totals.map(money).reduce(larger);
      const atOnce = decideRefund(charge(bonus, cash), highest);
      expect(state.refunded).toEqual({ cash: atOnce?.cash ?? 0n, bonus: atOnce?.bonus ?? 0n });
      expect(state.refunded.cash <= cash && state.refunded.bonus <= bonus).toBe(true);
    }),
  );
});
