import { larger, type Money, smaller, subtract, zero } from '../money/money.ts';

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
