import { larger, type Money, money, zero } from '../money/money.ts';
import { divideUp } from '../money/rounding.ts';

interface Delivery {
  charged: Money;
  refunded: Money;
  quantity: bigint;
  /** As the provider's final report says: hostile input. */
  delivered: bigint;
}

/** What is still to be refunded for the undelivered part; never negative, never twice. */
export function refundTarget({ charged, refunded, quantity, delivered }: Delivery): Money {
  if (quantity <= 0n) return zero;
  const counted = clamp(delivered, quantity);
  const earned = divideUp(charged * counted, quantity);
  return larger(money(charged - earned - refunded), zero);
}

function clamp(delivered: bigint, quantity: bigint): bigint {
  if (delivered < 0n) return 0n;
  return delivered > quantity ? quantity : delivered;
}
