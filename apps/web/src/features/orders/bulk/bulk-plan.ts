import type { BulkAction, OrderView } from '@marquee/contract/generated/ordering.ts';
import { add, formatMoney, parseMoney, zero } from '@marquee/domain/money/money.ts';
import { refundTarget } from '@marquee/domain/orders/refund-target.ts';

export interface BulkPlan {
  /** The selected orders that allow the action. */
  ids: number[];
  /** Selected, but left as they are. */
  skipped: number;
  /** What cancelling all of them pays back at most, as exact USD. */
  refund: string;
}

/** What an action on the selected orders would do, by the rules the server uses. */
export function bulkPlan(action: BulkAction, orders: readonly OrderView[]): BulkPlan {
  const allowed = orders.filter(({ actions }) =>
    action === 'cancel' ? actions.cancelable : actions.refillable,
  );
  const refund = action === 'cancel' ? allowed.map(refundOf).reduce(add, zero) : zero;
  return {
    ids: allowed.map(({ id }) => id),
    skipped: orders.length - allowed.length,
    refund: formatMoney(refund),
  };
}

function refundOf({ paid_at, cost, refunded, quantity, current_quantity }: OrderView) {
  if (paid_at === null) return zero;
  return refundTarget({
    charged: parseMoney(cost) ?? zero,
    refunded: parseMoney(refunded) ?? zero,
    quantity: BigInt(quantity),
    delivered: BigInt(current_quantity),
  });
}
