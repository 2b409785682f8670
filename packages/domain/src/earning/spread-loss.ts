import { add, larger, type Money, smaller, subtract, zero } from '../money/money.ts';

export interface LossShare {
  orderId: bigint;
  amount: Money;
}

/**
 * Spreads what a reversed payment left owed over orders, each up to its amount, in the given order. The same for giving
 * it back after a dispute was won, over what was spread before.
 */
export function spreadLoss(loss: Money, orders: readonly LossShare[]): LossShare[] {
  let rest = loss;
  return orders.flatMap(({ orderId, amount: room }) => {
    const amount = smaller(rest, larger(room, zero));
    if (amount <= zero) return [];
    rest = subtract(rest, amount);
    return [{ orderId, amount }];
  });
}

interface Owed {
  /** What reversals of this payment left owed, whether it was repaid since or not. */
  forPayment: Money;
  /** What the payer owes by now. */
  inAll: Money;
}

interface Counted {
  forPayment: Money;
  /** Of all payments of this payer. */
  inAll: Money;
}

/** What counts as lost of one payment: never more than its payer still owes, as a debt that was repaid is cash kept. */
export function lossOfPayment(owed: Owed, counted: Counted): Money {
  const room = larger(subtract(owed.inAll, counted.inAll), zero);
  return smaller(owed.forPayment, add(counted.forPayment, room));
}
