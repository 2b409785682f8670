import { type Money, subtract, sum, zero } from '../money/money.ts';
import { applyPpm, type Ppm } from '../money/ratio.ts';

export interface UnpaidOrder {
  id: bigint;
  dripFeedId: bigint | null;
  /** Before coupon and unpaid discount. */
  listedCost: Money;
  couponDiscount: Money;
}

interface DueOrder {
  id: bigint;
  couponDiscount: Money;
  unpaidDiscount: Money;
  amount: Money;
}

export interface AmountDue {
  /** What is paid together: the order, with the other runs of its drip feed. */
  orders: readonly DueOrder[];
  /** Other orders of its checkout stay unpaid: it leaves their group and loses the group's coupon. */
  leavesGroup: boolean;
  /** Before the unpaid discount. */
  beforeDiscount: Money;
  amount: Money;
}

/** What it costs to pay an unpaid order now, or its `whole` checkout. Each order is rounded on its own: each is charged on its own. */
export function amountDue(
  orderId: bigint,
  unpaidOfGroup: readonly UnpaidOrder[],
  unpaidDiscount: Ppm,
  isWhole = false,
): AmountDue {
  const dripFeedId = unpaidOfGroup.find(({ id }) => id === orderId)?.dripFeedId ?? null;
  const chosen = unpaidOfGroup.filter(
    (other) => isWhole || other.id === orderId || (dripFeedId !== null && other.dripFeedId === dripFeedId),
  );
  const leavesGroup = chosen.length < unpaidOfGroup.length;
  const orders = chosen.map(({ id, listedCost, couponDiscount: groupDiscount }) => {
    const couponDiscount = leavesGroup ? zero : groupDiscount;
    const base = subtract(listedCost, couponDiscount);
    const discount = applyPpm(base, unpaidDiscount, 'down');
    return { id, couponDiscount, unpaidDiscount: discount, amount: subtract(base, discount) };
  });
  const amount = sum(orders.map((order) => order.amount));
  const saved = sum(orders.map((order) => order.unpaidDiscount));
  return { orders, leavesGroup, beforeDiscount: sum([amount, saved]), amount };
}
