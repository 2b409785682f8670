import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, smaller, sum, zero } from '../money/money.ts';
import { ppm } from '../money/ratio.ts';
import { shareOfCash, spreadReversal } from './share-of-cash.ts';

const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n });

test.each([
  [100n, 0n, 100_000, 10n],
  [99n, 0n, 100_000, 9n],
  [100n, 50n, 100_000, 5n],
  [100n, 100n, 300_000, 0n],
  [100n, 120n, 300_000, 0n],
  [100n, 0n, 0, 0n],
])('of %s kept and %s reversed, %s ppm are %s', (kept, reversed, share, earned) => {
  expect(shareOfCash({ kept: money(kept), reversed: money(reversed) }, ppm(share))).toBe(earned);
});

test('nobody earns more than the share of what is left', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 0, max: 1_000_000 }), (kept, reversed, share) => {
      const earned = shareOfCash({ kept: money(kept), reversed: money(reversed) }, ppm(share));
      const left = kept > reversed ? kept - reversed : 0n;
      expect(earned * 1_000_000n <= left * BigInt(share)).toBe(true);
      expect(earned >= 0n).toBe(true);
    }),
  );
});

test('a reversal takes from the orders what it is worth, and from none more than its cash', () => {
  const order = fc.record({ kept: amounts.map(money), reversed: amounts.map(money) });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 8 }), amounts, (orders, amount) => {
      const lost = spreadReversal(orders, money(amount));
      const cash = sum(orders.map(({ kept, reversed }) => (kept > reversed ? money(kept - reversed) : zero)));
      expect(sum(lost.map((part) => part.lost))).toBe(smaller(money(amount), cash));
      for (const part of lost) {
        expect(part.lost > zero).toBe(true);
        expect(part.lost <= part.order.kept - part.order.reversed).toBe(true);
      }
    }),
  );
});
