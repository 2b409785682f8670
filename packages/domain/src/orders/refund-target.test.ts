import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, money, zero } from '../money/money.ts';
import { refundTarget } from './refund-target.ts';

const order = { charged: money(1_000n), refunded: zero, quantity: 100n, delivered: 0n };

test.each([
  ['nothing delivered', {}, 1_000n],
  ['a part delivered', { delivered: 40n }, 600n],
  ['everything delivered', { delivered: 100n }, 0n],
  ['the delivered part is charged up', { charged: money(10n), quantity: 3n, delivered: 1n }, 6n],
  ['a part was refunded before', { delivered: 40n, refunded: money(500n) }, 100n],
  ['the same report twice', { delivered: 40n, refunded: money(600n) }, 0n],
  ['less delivered than was refunded for', { delivered: 10n, refunded: money(600n) }, 300n],
  ['more delivered than ordered', { delivered: 5_000n }, 0n],
  ['less than nothing delivered', { delivered: -50n }, 1_000n],
  ['more refunded than charged', { refunded: money(2_000n) }, 0n],
  ['an order of nothing', { quantity: 0n }, 0n],
])('%s', (_case, changes, expected) => {
  expect(refundTarget({ ...order, ...changes })).toBe(expected);
});

test('however the reports come, refunds and the charge for what was delivered never exceed the payment', () => {
  const reports = fc.array(fc.bigInt({ min: -1_000n, max: 20_000n }), { maxLength: 10 });
  const charges = fc.bigInt({ min: 0n, max: 2n ** 62n }).map(money);
  fc.assert(
    fc.property(charges, fc.bigInt({ min: 1n, max: 10_000n }), reports, (charged, quantity, delivered) => {
      let refunded = zero;
      for (const report of delivered) {
        const refund = refundTarget({ charged, refunded, quantity, delivered: report });
        expect(refund >= 0n).toBe(true);
        refunded = add(refunded, refund);
      }
      expect(refunded <= charged).toBe(true);
    }),
  );
});
