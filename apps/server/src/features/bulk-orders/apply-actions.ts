import { decideStaffAction } from '@marquee/domain/orders/decide-staff-action.ts';
import type { Context } from '../../platform/context.ts';
import { cancelWholeOrders } from '../orders/index.ts';
import { type ActionResult, applyAction, audited } from './apply-action.ts';
import type { OrderInQuestion } from './order-facts.ts';
import type { StaffActionRequest } from './staff-action-request.ts';

/** Acts on orders that the caller's transaction has locked; what can be ended together is. */
export async function applyActions(
  tx: Context,
  ids: readonly bigint[],
  orders: ReadonlyMap<bigint, OrderInQuestion>,
  request: StaffActionRequest,
): Promise<Map<bigint, ActionResult>> {
  const results = await endTogether(tx, [...orders.values()], request);
  // Customer by customer, so that two slices cannot wait for each other's wallets.
  const rest = ids
    .filter((id) => !results.has(id))
    .toSorted((one, other) => compare(orders.get(one)?.accountId, orders.get(other)?.accountId));
  for (const id of rest) results.set(id, await applyAction(tx, orders.get(id), request));
  return results;
}

async function endTogether(
  tx: Context,
  orders: readonly OrderInQuestion[],
  request: StaffActionRequest,
): Promise<Map<bigint, ActionResult>> {
  const { action, reason } = request;
  const results = new Map<bigint, ActionResult>();
  if (action !== 'cancel' && action !== 'refund') return results;
  const whole = orders.filter((order) => {
    const decision = decideStaffAction(request, order);
    return decision.problem === null && !decision.asksProvider && order.delivered === 0n;
  });
  const refunds = await cancelWholeOrders(tx, {
    orderIds: whole.map(({ id }) => id),
    reason: 'operator',
    ...(reason === undefined ? {} : { description: reason }),
  });
  for (const order of whole) {
    const refunded = refunds.get(order.id);
    if (refunded === undefined) continue;
    const audit = audited(order, request, refunded);
    results.set(order.id, { outcome: 'done', problem: null, refunded, audit });
  }
  return results;
}

function compare(one: bigint = 0n, other: bigint = 0n): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
