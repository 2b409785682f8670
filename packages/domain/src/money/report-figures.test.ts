import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountKinds } from './ledger-names.ts';
import { type Flow, figuresOf, holdingsOf } from './report-figures.ts';

const flow = (debit: Flow['debit'], credit: Flow['credit'], amount: bigint): Flow => ({
  debit,
  credit,
  amount,
});

test('a day’s figures follow from where money went', () => {
  const flows = [
    flow('clearing', 'cash', 100n),
    flow('clearing', 'fee_income', 5n),
    flow('bonus_cost', 'bonus', 10n),
    flow('bonus', 'escrow', 10n),
    flow('cash', 'escrow', 50n),
    flow('escrow', 'cash', 20n),
    flow('escrow', 'revenue', 40n),
    flow('adjustments', 'cash', 3n),
    flow('cash', 'clearing', 30n),
    flow('receivable', 'clearing', 7n),
  ];
  expect(figuresOf(flows, 12n)).toEqual({
    money_in: 105n,
    money_out: 37n,
    orders: 60n,
    refunds: 20n,
    revenue: 40n,
    fees: 5n,
    bonuses: 10n,
    adjustments: 3n,
    other: 0n,
    cost: 12n,
    profit: 20n,
  });
  expect(holdingsOf(flows)).toEqual({ liabilities: 43n, inDelivery: 0n, owed: 7n });
});

test('whatever happens, the figures explain how what customers hold has changed', () => {
  const kind = fc.constantFrom(...accountKinds);
  const any = fc.record({ debit: kind, credit: kind, amount: fc.bigInt({ min: 1n, max: 10n ** 15n }) });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 60 }), (flows) => {
      const { money_in, money_out, bonuses, adjustments, revenue, fees, other } = figuresOf(flows, 0n);
      const { liabilities, inDelivery, owed } = holdingsOf(flows);
      const explained = money_in - money_out + bonuses + adjustments - revenue - fees - other;
      return explained === liabilities + inDelivery - owed;
    }),
  );
});
