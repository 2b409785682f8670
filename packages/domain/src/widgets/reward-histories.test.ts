import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rewardMove } from '../earning/reward-move.ts';
import { shareOfCash } from '../earning/share-of-cash.ts';
import { type LossShare, lossOfPayment, spreadLoss } from '../earning/spread-loss.ts';
import { type Money, money, smaller, subtract, sum, zero } from '../money/money.ts';
import { type Ppm, ppm } from '../money/ratio.ts';
import type { OwnPurchaseSign } from './own-purchase.ts';
import { widgetRewardStatus } from './reward-status.ts';
import type { WidgetRewardStatus } from './widget-look.ts';

interface WidgetOrder {
  share: Ppm;
  kept: Money;
  hasEnded: boolean;
  signs: readonly OwnPurchaseSign[];
  decision?: 'paid' | 'refused';
  status?: WidgetRewardStatus;
  amount: Money;
  uncovered: Money;
}

/** One buyer's orders through one partner's widget, and the partner's wallets, moved as the server moves them. */
interface World {
  orders: WidgetOrder[];
  payments: { owed: Money; shares: LossShare[] }[];
  /** What the buyer owes. */
  debt: Money;
  earnings: Money;
  /** Below zero: a debt. */
  balance: bigint;
  withdrawn: bigint;
  /** Given by the house less taken back. */
  house: bigint;
}

const amountsOf = (shares: readonly LossShare[]) => sum(shares.map(({ amount }) => amount));
const lostOf = ({ payments }: World, index: number) =>
  amountsOf(payments.flatMap(({ shares }) => shares).filter(({ orderId }) => orderId === BigInt(index)));

function settle(world: World, index: number): void {
  const order = world.orders[index];
  if (!order?.hasEnded) return;
  const due = shareOfCash({ kept: order.kept, lost: lostOf(world, index) }, order.share);
  const status = widgetRewardStatus({ due, signs: order.signs, decision: order.decision });
  const paid = order.status === 'paid' ? order.amount : zero;
  const move = rewardMove({ paid, uncovered: order.uncovered }, status === 'paid' ? due : zero);
  if (move?.kind === 'pay') {
    world.earnings = money(world.earnings + move.toEarnings);
    world.balance += move.toBalance;
    world.house -= move.toEarnings + move.toBalance;
    order.uncovered = subtract(order.uncovered, move.toBalance);
  } else if (move) {
    const covered = smaller(move.amount, world.earnings);
    const rest = subtract(move.amount, covered);
    world.earnings = subtract(world.earnings, covered);
    world.balance -= rest;
    world.house += move.amount;
    order.uncovered = money(order.uncovered + rest);
  }
  Object.assign(order, { status, amount: status === 'refused' ? zero : due });
}

/** Counts again what is lost of a payment. */
function record(world: World, which: number): void {
  const payment = world.payments[which];
  if (!payment) return;
  const counted = amountsOf(payment.shares);
  const inAll = sum(world.payments.map(({ shares }) => amountsOf(shares)));
  const loss = lossOfPayment({ forPayment: payment.owed, inAll: world.debt }, { forPayment: counted, inAll });
  if (loss > counted) {
    const rooms = world.orders.map(({ kept }, index) => ({
      orderId: BigInt(index),
      amount: money(kept - lostOf(world, index)),
    }));
    payment.shares.push(...spreadLoss(subtract(loss, counted), rooms.toReversed()));
  } else payment.shares = spreadLoss(loss, payment.shares);
}

function lowerDebt(world: World, amount: Money): void {
  if (world.debt === zero) return;
  world.debt = subtract(world.debt, smaller(world.debt, amount));
  if (world.debt === zero) for (const payment of world.payments) payment.shares = [];
}

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(money);
const share = fc.integer({ min: 0, max: 300_000 }).map(ppm);
const signs = fc.constantFrom<readonly OwnPurchaseSign[]>([], [], [], ['same_card'], ['same_account']);
const step = fc.oneof(
  fc.record({ verb: fc.constant('order' as const), amount, share, signs }),
  fc.record({ verb: fc.constantFrom('complete' as const, 'partial' as const), which: fc.nat(9), amount }),
  fc.record({ verb: fc.constantFrom('dispute' as const, 'win' as const), which: fc.nat(4), amount }),
  fc.record({ verb: fc.constantFrom('approve' as const, 'refuse' as const), which: fc.nat(9) }),
  fc.record({ verb: fc.constantFrom('repay' as const, 'withdraw' as const, 'move' as const), amount }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function take(world: World, one: Step): void {
  switch (one.verb) {
    case 'order':
      world.orders.push({
        ...{ share: one.share, kept: one.amount, signs: one.signs },
        ...{ hasEnded: false, amount: zero, uncovered: zero },
      });
      return;
    case 'complete':
    case 'partial': {
      const order = world.orders[one.which];
      if (!order || order.hasEnded) return;
      if (one.verb === 'partial') order.kept = smaller(order.kept, one.amount);
      order.hasEnded = true;
      break;
    }
    case 'dispute': {
      const payment = world.payments[one.which] ?? { owed: zero, shares: [] };
      const which = world.payments.indexOf(payment) < 0 ? world.payments.push(payment) - 1 : one.which;
      payment.owed = money(payment.owed + one.amount);
      world.debt = money(world.debt + one.amount);
      record(world, which);
      break;
    }
    case 'win': {
      const payment = world.payments[one.which];
      if (!payment) return;
      const { owed } = payment;
      payment.owed = zero;
      lowerDebt(world, owed);
      record(world, one.which);
      break;
    }
    case 'repay':
      lowerDebt(world, one.amount);
      break;
    case 'approve':
    case 'refuse': {
      const order = world.orders[one.which];
      if (order?.status !== 'held') return;
      order.decision = one.verb === 'approve' ? 'paid' : 'refused';
      break;
    }
    case 'withdraw':
    case 'move': {
      const taken = smaller(one.amount, world.earnings);
      world.earnings = subtract(world.earnings, taken);
      if (one.verb === 'move') world.balance += taken;
      else world.withdrawn += taken;
      return;
    }
  }
  for (const index of world.orders.keys()) settle(world, index);
}

test('over any history a partner has the share of the cash kept, and nothing is made or lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const world: World = {
        ...{ orders: [], payments: [], debt: zero },
        ...{ earnings: zero, balance: 0n, withdrawn: 0n, house: 0n },
      };
      for (const one of steps) {
        take(world, one);
        let paid = 0n;
        for (const [index, order] of world.orders.entries()) {
          const left = order.kept - lostOf(world, index);
          const due = order.hasEnded && left > 0n ? (left * BigInt(order.share)) / 1_000_000n : 0n;
          const mayPay = order.signs.length === 0 || order.decision === 'paid';
          if (order.status === 'paid') paid += order.amount;
          expect(order.status === 'paid' ? order.amount : 0n).toBe(mayPay ? due : 0n);
          expect(order.uncovered >= 0n).toBe(true);
          if (order.decision === 'refused') expect(order.status).toBe('refused');
        }
        for (const { owed, shares } of world.payments) expect(amountsOf(shares) <= owed).toBe(true);
        if (world.debt === zero) expect(world.payments.flatMap(({ shares }) => shares)).toEqual([]);
        expect(world.earnings >= 0n).toBe(true);
        expect(world.earnings + world.balance + world.withdrawn + world.house).toBe(0n);
        expect(-world.house).toBe(paid);
      }
    }),
    { numRuns: 10_000 },
  );
});
