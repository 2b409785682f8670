import { type Money, money } from '../money/money.ts';
import { divideUp } from '../money/rounding.ts';

interface OrderAtProvider {
  status: string;
  quantity: bigint;
  delivered: bigint;
  /** What the provider takes for it; null while nobody has it, or where it names no price. */
  providerCost: bigint | null;
  /** Told by the provider itself; otherwise by its price list for the whole quantity. */
  isCostReported: boolean;
}

/** What the order costs us. A canceled one is taken to cost its delivered part, unless the provider said otherwise. */
export function costAtProvider(order: OrderAtProvider): Money | null {
  const { status, quantity, delivered, providerCost, isCostReported } = order;
  if (providerCost === null) return null;
  if (isCostReported || status !== 'canceled') return money(providerCost);
  return money(divideUp(providerCost * delivered, quantity));
}

/** What remains of the payment; null before it is paid or while the cost is not known. */
export function profitOf(order: OrderAtProvider & { charged: bigint; refunded: bigint }): Money | null {
  const cost = costAtProvider(order);
  return cost === null || order.charged === 0n ? null : money(order.charged - order.refunded - cost);
}
