import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rewardMove } from '../earning/reward-move.ts';
import { shareOfCash } from '../earning/share-of-cash.ts';
import { type LossShare, spreadLoss } from '../earning/spread-loss.ts';
import { type Money, money, smaller, subtract, zero } from '../money/money.ts';
import { applyPpm, type Ppm, ppm } from '../money/ratio.ts';

/** One referred person's orders and one referrer's wallets, moved as the server moves them. */
interface World {
  percent: Ppm;
  orders: { cash: Money; kept: Money; hasEnded: boolean; paid: Money; uncovered: Money }[];
  /** What each reversed payment took, by order. */
  losses: LossShare[][];
  earnings: Money;
  /** Below zero: a debt. */
  balance: bigint;
  withdrawn: bigint;
  /** Given by the house less taken back. */
  house: bigint;
}

const lostOf = ({ losses }: World, order: bigint) =>
  losses.flat().reduce((sum, share) => (share.orderId === order ? sum + share.amount : sum), 0n);

function settle(world: World, index: number): void {
  const order = world.orders[index];
  if (!order?.hasEnded) return;
  const lost = money(lostOf(world, BigInt(index)));
  const due = shareOfCash({ kept: order.kept, lost }, world.percent);
  const move = rewardMove(order, due);
  if (!move) return;
  if (move.kind === 'pay') {
    world.earnings = money(world.earnings + move.toEarnings);
    world.balance += move.toBalance;
    world.house -= move.toEarnings + move.toBalance;
    order.uncovered = subtract(order.uncovered, move.toBalance);
  } else {
    const covered = smaller(move.amount, world.earnings);
    world.earnings = subtract(world.earnings, covered);
    const rest = subtract(move.amount, covered);
    world.balance -= rest;
    world.house += move.amount;
    order.uncovered = money(order.uncovered + rest);
  }
  order.paid = due;
}

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(money);
const step = fc.oneof(
  fc.record({ verb: fc.constant('order' as const), amount }),
  fc.record({ verb: fc.constantFrom('complete' as const, 'partial' as const), which: fc.nat(9), amount }),
  fc.record({ verb: fc.constantFrom('dispute' as const, 'win' as const), which: fc.nat(9), amount }),
  fc.record({ verb: fc.constantFrom('withdraw' as const, 'move' as const), amount }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function take(world: World, { verb, ...input }: Step): void {
  const which = 'which' in input ? input.which : 0;
  const order = world.orders[which];
  switch (verb) {
    case 'order':
      world.orders.push({
        ...{ cash: input.amount, kept: input.amount, hasEnded: false },
        ...{ paid: zero, uncovered: zero },
      });
      return;
    case 'complete':
    case 'partial':
      if (!order || order.hasEnded) return;
      if (verb === 'partial') order.kept = smaller(order.kept, input.amount);
      order.hasEnded = true;
      settle(world, which);
      return;
    case 'dispute': {
      const rooms = world.orders.map(({ kept }, index) => ({
        orderId: BigInt(index),
        amount: money(kept - lostOf(world, BigInt(index))),
      }));
      world.losses.push(spreadLoss(input.amount, rooms.toReversed()));
      for (const index of world.orders.keys()) settle(world, index);
      return;
    }
    case 'win':
      if (which >= world.losses.length) return;
      world.losses[which] = [];
      for (const index of world.orders.keys()) settle(world, index);
      return;
    case 'withdraw':
    case 'move': {
      const taken = smaller(input.amount, world.earnings);
      world.earnings = subtract(world.earnings, taken);
      if (verb === 'move') world.balance += taken;
      else world.withdrawn += taken;
    }
  }
}

test('over any history no reward exceeds its share of the cash kept, and nothing is made or lost', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 25 }),
      fc.integer({ min: 0, max: 1_000_000 }).map(ppm),
      (steps, percent) => {
        const world: World = {
          ...{ percent, orders: [], losses: [] },
          ...{ earnings: zero, balance: 0n, withdrawn: 0n, house: 0n },
        };
        for (const one of steps) {
          take(world, one);
          for (const [index, order] of world.orders.entries()) {
            const kept = order.kept - lostOf(world, BigInt(index));
            expect(order.paid).toBe(
              order.hasEnded ? applyPpm(money(kept > 0n ? kept : 0n), percent, 'down') : zero,
            );
            expect(order.uncovered >= 0n).toBe(true);
          }
          expect(world.earnings >= 0n).toBe(true);
          expect(world.earnings + world.balance + world.withdrawn + world.house).toBe(0n);
          expect(-world.house).toBe(world.orders.reduce((sum, { paid }) => sum + paid, 0n));
        }
      },
    ),
    { numRuns: 10_000 },
  );
});
