import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import type { actOnOrders as endpoint } from '@marquee/contract/ordering/bulk-orders.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { requestCancel } from '../lifecycle/request-cancel.ts';
import { ownOrder } from '../order.ts';
import { askRefill } from '../refills/ask-refill.ts';
import { withOpenRefill } from '../refills/open-refill.ts';

type Result = Answer<typeof endpoint>['data'][number];
type Done = Pick<Result, 'outcome'> & { refunded: bigint };

const verbs = { cancel: cancelOne, refill: refillOne };

/** Each order in a transaction of its own, one after the other: what one of them refuses does not stop the rest. */
export async function actOnOrders(
  ctx: Context,
  { action, ids }: Input<typeof endpoint>['body'],
): Promise<Result[]> {
  const results: Result[] = [];
  for (const id of new Set(ids)) {
    const { outcome, refunded } = await withoutRefusal(() => verbs[action](ctx, BigInt(id)));
    results.push({ id, outcome, refunded: formatMoney(money(refunded)) });
  }
  return results;
}

async function cancelOne(ctx: Context, orderId: bigint): Promise<Done> {
  const before = await ownOrder(ctx, orderId);
  const isRefused = await isWrongState(() => requestCancel(ctx, orderId));
  const { status, refunded, cancel_requested_at } = await ownOrder(ctx, orderId);
  const isEnded = status === 'canceled';
  if (isRefused) {
    const isRepeat = isEnded || (cancel_requested_at !== null && status !== 'completed');
    return { outcome: isRepeat ? 'unchanged' : 'refused', refunded: 0n };
  }
  return isEnded
    ? { outcome: 'done', refunded: refunded - before.refunded }
    : { outcome: 'requested', refunded: 0n };
}

async function refillOne(ctx: Context, orderId: bigint): Promise<Done> {
  const isRefused = await isWrongState(() => askRefill(ctx, orderId));
  if (!isRefused) return { outcome: 'requested', refunded: 0n };
  const open = await withOpenRefill(ctx, [await ownOrder(ctx, orderId)]);
  return { outcome: open.has(orderId) ? 'unchanged' : 'refused', refunded: 0n };
}

async function isWrongState(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrong_state') return true;
    throw error;
  }
}

/** Somebody else's order is answered like one that does not exist. */
async function withoutRefusal(act: () => Promise<Done>): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return { outcome: 'not_found', refunded: 0n };
    throw error;
  }
}
