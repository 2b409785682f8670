import fc from 'fast-check';
import { expect, test } from 'vitest';
import { larger, money, smaller, sum, zero } from '../money/money.ts';
import { lossOfPayment, spreadLoss } from './spread-loss.ts';

test('a loss fills one order after the other, and never more than there is', () => {
  const orders = [3n, 0n, -1n, 5n].map((amount, index) => ({
    orderId: BigInt(index),
    amount: money(amount),
  }));
  expect(spreadLoss(money(4n), orders)).toEqual([
    { orderId: 0n, amount: 3n },
    { orderId: 3n, amount: 1n },
  ]);
  expect(spreadLoss(money(99n), orders)).toEqual([
    { orderId: 0n, amount: 3n },
    { orderId: 3n, amount: 5n },
  ]);
});

test('it takes from the orders what it is worth, and from none more than its room', () => {
  const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(money);
  const loss = fc.bigInt({ min: 0n, max: 10n ** 15n }).map(money);
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 8 }), loss, (rooms, lost) => {
      const orders = rooms.map((amount, index) => ({ orderId: BigInt(index), amount }));
      const shares = spreadLoss(lost, orders);
      const room = sum(rooms.map((amount) => larger(amount, zero)));
      expect(sum(shares.map(({ amount }) => amount))).toBe(smaller(lost, room));
      for (const { orderId, amount } of shares) {
        expect(amount > zero).toBe(true);
        expect(amount <= (rooms[Number(orderId)] ?? zero)).toBe(true);
      }
    }),
  );
});

test.each([
  ['nothing counted yet', { forPayment: 10n, inAll: 10n }, { forPayment: 0n, inAll: 0n }, 10n],
  ['counted already', { forPayment: 10n, inAll: 10n }, { forPayment: 10n, inAll: 10n }, 10n],
  ['the dispute was won', { forPayment: 0n, inAll: 0n }, { forPayment: 10n, inAll: 10n }, 0n],
  ['repaid before more was taken', { forPayment: 10n, inAll: 3n }, { forPayment: 0n, inAll: 0n }, 3n],
  ['another payment is owed too', { forPayment: 5n, inAll: 15n }, { forPayment: 0n, inAll: 10n }, 5n],
  ['a part of the other was repaid', { forPayment: 5n, inAll: 11n }, { forPayment: 0n, inAll: 10n }, 1n],
  ['more is counted than owed', { forPayment: 5n, inAll: 2n }, { forPayment: 1n, inAll: 9n }, 1n],
])('%s', (_, owed, counted, expected) => {
  const amounts = (of: { forPayment: bigint; inAll: bigint }) => ({
    forPayment: money(of.forPayment),
    inAll: money(of.inAll),
  });
  expect(lossOfPayment(amounts(owed), amounts(counted))).toBe(expected);
});
