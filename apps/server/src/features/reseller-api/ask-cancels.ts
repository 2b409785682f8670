import type { Context } from '../../platform/context.ts';
import { cancelDripFeed } from '../drip-feeds/index.ts';
import { ownOrder, requestCancel } from '../orders/index.ts';
import { cancelSubscription } from '../subscriptions/index.ts';
import { texts, unlessRefused } from './reseller-api-error.ts';

/** A request each: whether it was taken, not whether it came true. That is what `status` is for. */
export async function askCancels(ctx: Context, ids: readonly string[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const id of ids) {
    const isTaken = /^\d{1,15}$/.test(id) && (await isCancelTaken(ctx, BigInt(id)));
    answers.push({ order: Number(id) || id, cancel: isTaken ? 1 : { error: texts.order } });
  }
  return answers;
}

/** Of a drip feed the first run stands for all: those that wait end, and the one under way is asked to. */
async function isCancelTaken(ctx: Context, orderId: bigint): Promise<boolean> {
  const order = await unlessRefused(ownOrder(ctx, orderId));
  if (!order) return isTaken(cancelSubscription(ctx, orderId));
  const feedId = order.run === 1 ? order.drip_feed_id : null;
  const areRunsEnded = feedId !== null && (await isTaken(cancelDripFeed(ctx, feedId)));
  const isOrderAsked = await isTaken(requestCancel(ctx, orderId));
  return areRunsEnded || isOrderAsked;
}

async function isTaken(request: Promise<unknown>): Promise<boolean> {
  return (await unlessRefused(request.then(() => true))) ?? false;
}
