import type { Context } from '../../../platform/context.ts';
import { cancelOrder, cancelWholeOrders, completeOrders } from '../../orders/index.ts';
import { moveDispatch } from '../dispatch.ts';
import type { Step } from './apply-reports.ts';

const reason = 'provider';

/**
 * Ends the orders that a provider has ended. Those of the two common kinds end together: delivered, and canceled
 * before anything was. If that fails they end one by one, so that an order with a trouble of its own keeps none of
 * the others waiting; it is asked about again when it is next due.
 */
export async function endReported(ctx: Context, steps: readonly Step[]): Promise<void> {
  const completed = steps.filter((step) => step.step === 'complete');
  const untouched = steps.filter((step) => step.step === 'cancel' && step.delivered === 0n);
  const ended = new Set<bigint>();
  await endTogether(ctx, completed, async () => {
    await completeOrders(ctx, completed);
    for (const { orderId } of completed) ended.add(orderId);
  });
  await endTogether(ctx, untouched, async () => {
    const canceled = await cancelWholeOrders(ctx, {
      orderIds: untouched.map(({ orderId }) => orderId),
      reason,
    });
    for (const orderId of canceled.keys()) ended.add(orderId);
  });
  for (const step of steps) {
    if (ended.has(step.orderId)) continue;
    await endOne(ctx, step).catch((error: unknown) =>
      ctx.log.error({ err: error, orderId: String(step.orderId) }, 'A report could not be applied.'),
    );
  }
}

/** One order is no crowd: it needs no attempt before its own. */
async function endTogether(ctx: Context, steps: readonly Step[], end: () => Promise<void>): Promise<void> {
  if (steps.length < 2) return;
  await end().catch((error: unknown) =>
    ctx.log.warn({ err: error, orders: steps.length }, 'Reported orders are ended one by one.'),
  );
}

async function endOne(ctx: Context, step: Step): Promise<void> {
  const { orderId } = step;
  if (step.step === 'complete') await completeOrders(ctx, [step]);
  if (step.step === 'cancel') await cancelOrder(ctx, { orderId, reason, delivered: step.delivered });
  if (step.step === 'hold') {
    const set = { state: 'unknown', message: step.message } as const;
    await moveDispatch(ctx, { orderId, from: ['sent'], set });
  }
}
