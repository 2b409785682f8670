import { type Money, money } from '../money/money.ts';

interface WaitingOrder {
  orderId: bigint;
  /** What it costs the owner. */
  cost: Money;
}

/**
 * Which of the orders that wait for an owner's money can go on, given the oldest first. One that is too dear keeps its
 * place and holds up nobody: what is left goes to those after it.
 */
export function ordersToFund(waiting: readonly WaitingOrder[], balance: Money): bigint[] {
  let left = balance;
  return waiting.flatMap(({ orderId, cost }) => {
    if (cost > left) return [];
    left = money(left - cost);
    return orderId;
  });
}
