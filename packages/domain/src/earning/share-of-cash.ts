import { type Money, money, subtract, zero } from '../money/money.ts';
import { applyPpm, type Ppm } from '../money/ratio.ts';

export interface CashOfOrder {
  /** The cash part of what the order cost and was not refunded. */
  kept: Money;
  /** What of it went back to the payer afterwards, by refund or dispute of the payment. */
  reversed: Money;
}

/** What somebody earns on an order: a share of the cash that the panel really keeps, rounded down. */
export function shareOfCash({ kept, reversed }: CashOfOrder, share: Ppm): Money {
  const left = subtract(kept, reversed);
  return left > zero ? applyPpm(left, share, 'down') : zero;
}

/** Takes a reversed amount from the orders it paid for, one after the other; each loses at most its cash. */
export function spreadReversal<Order extends CashOfOrder>(
  orders: readonly Order[],
  amount: Money,
): { order: Order; lost: Money }[] {
  let left: bigint = amount;
  return orders.flatMap((order) => {
    const cash = order.kept - order.reversed;
    const lost = cash < left ? cash : left;
    if (lost <= 0n) return [];
    left -= lost;
    return [{ order, lost: money(lost) }];
  });
}
