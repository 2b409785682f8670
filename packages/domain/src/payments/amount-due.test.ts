import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Money, money, parseMoney, subtract, sum, zero } from '../money/money.ts';
import { applyPpm, ppm } from '../money/ratio.ts';
import { amountDue, type UnpaidOrder } from './amount-due.ts';

const usd = (text: string) => parseMoney(text) ?? zero;
const order = (id: bigint, cost: string, more: Partial<UnpaidOrder> = {}): UnpaidOrder => ({
  id,
  dripFeedId: null,
  listedCost: usd(cost),
  couponDiscount: zero,
  ...more,
});
const coupon = { couponDiscount: usd('0.40000001') };
const run = { dripFeedId: 7n };

test.each([
  ['alone, at its price', [order(1n, '2')], 0, '2', '2', [1n]],
  ['alone, less the discount', [order(1n, '2')], 50_000, '2', '1.9', [1n]],
  ['alone, with its coupon', [order(1n, '1', coupon)], 0, '0.59999999', '0.59999999', [1n]],
  [
    'the discount comes after the coupon, rounded down',
    [order(1n, '1', coupon)],
    250_000,
    '0.59999999',
    '0.45',
    [1n],
  ],
  [
    'out of a group, without the coupon',
    [order(1n, '1', coupon), order(2n, '1', coupon)],
    250_000,
    '1',
    '0.75',
    [1n],
  ],
  ['all runs of a drip feed', [order(1n, '1', run), order(2n, '3', run)], 0, '4', '4', [1n, 2n]],
  [
    'a drip feed that is its whole group keeps the coupon',
    [order(1n, '1', { ...run, ...coupon }), order(2n, '1', run)],
    0,
    '1.59999999',
    '1.59999999',
    [1n, 2n],
  ],
  [
    'another drip feed stays behind',
    [order(1n, '1', { ...run, ...coupon }), order(2n, '3', { dripFeedId: 8n })],
    0,
    '1',
    '1',
    [1n],
  ],
  [
    'each order is rounded on its own',
    [order(1n, '0.00000001', run), order(2n, '0.00000001', run)],
    500_000,
    '0.00000002',
    '0.00000002',
    [1n, 2n],
  ],
  ['everything off', [order(1n, '2')], 1_000_000, '2', '0', [1n]],
] as const)('%s', (_name, unpaid, discount, before, amount, ids) => {
  const due = amountDue(1n, unpaid, ppm(discount));
  expect(due).toMatchObject({
    beforeDiscount: usd(before),
    amount: usd(amount),
    leavesGroup: ids.length < unpaid.length,
  });
  expect(due.orders.map(({ id }) => id)).toEqual(ids);
});

test('what is not among the unpaid owes nothing', () => {
  expect(amountDue(9n, [order(1n, '2')], ppm(0))).toMatchObject({ orders: [], amount: zero });
});

const group = fc
  .array(
    fc.record({
      dripFeedId: fc.constantFrom(null, 7n, 8n),
      listedCost: fc.bigInt({ min: 0n, max: 10n ** 14n }).map(money),
      couponShare: fc.integer({ min: 0, max: 1_000_000 }).map(ppm),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((rows) =>
    rows.map(
      ({ dripFeedId, listedCost, couponShare }, place): UnpaidOrder => ({
        id: BigInt(place + 1),
        dripFeedId,
        listedCost,
        couponDiscount: applyPpm(listedCost, couponShare, 'down'),
      }),
    ),
  );
const share = fc.integer({ min: 0, max: 1_000_000 }).map(ppm);

test('the parts add up, none is negative, and a discount is never larger than its exact share', () => {
  fc.assert(
    fc.property(group, share, (unpaid, discount) => {
      const due = amountDue(1n, unpaid, discount);
      const listed = (id: bigint): Money => unpaid.find((one) => one.id === id)?.listedCost ?? zero;
      for (const one of due.orders) {
        const base = subtract(listed(one.id), one.couponDiscount);
        expect(one.amount + one.unpaidDiscount).toBe(base);
        expect(one.amount >= zero && one.unpaidDiscount >= zero).toBe(true);
        expect(one.unpaidDiscount * 1_000_000n <= base * BigInt(discount)).toBe(true);
      }
      expect(sum(due.orders.map(({ amount }) => amount))).toBe(due.amount);
      expect(due.amount <= due.beforeDiscount).toBe(true);
      if (due.leavesGroup)
        expect(due.orders.every(({ couponDiscount }) => couponDiscount === zero)).toBe(true);
    }),
  );
});

test('every run of a drip feed owes the same sum, whichever of them is asked', () => {
  fc.assert(
    fc.property(group, share, (unpaid, discount) => {
      const runs = unpaid.filter(({ dripFeedId }) => dripFeedId === 7n);
      const sums = new Set(runs.map(({ id }) => amountDue(id, unpaid, discount).amount));
      expect(sums.size <= 1).toBe(true);
    }),
  );
});
