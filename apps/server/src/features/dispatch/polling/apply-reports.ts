import { decideReport } from '@marquee/domain/delivery/decide-report.ts';
import type { StatusReports } from '../../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../../platform/context.ts';
import { cancelOrder, completeOrder, reportProgressOfAll } from '../../orders/index.ts';

interface Reported {
  order_id: bigint;
  number: string;
}

/** One read for the whole batch, and one write for all that merely went on; what ends, ends on its own. */
export async function applyReports(
  ctx: Context,
  rows: readonly Reported[],
  reports: StatusReports,
): Promise<void> {
  if (reports.size === 0) return;
  const orders = await ctx.db
    .selectFrom('customer_order')
    .select(['id', 'quantity', 'delivered', 'start_count'])
    .where('panel_id', '=', ctx.panel.id)
    .where(
      'id',
      'in',
      rows.map(({ order_id }) => order_id),
    )
    .where('status', 'in', ['in_processing', 'stopped'])
    .execute();
  const numbers = new Map(rows.map(({ order_id, number }) => [order_id, number]));
  const steps = orders.flatMap(({ id: orderId, quantity, delivered, start_count: startCount }) => {
    const report = reports.get(numbers.get(orderId) ?? '');
    if (!report) return [];
    return { orderId, before: delivered, ...decideReport({ quantity, delivered, startCount }, report) };
  });
  await reportProgressOfAll(
    ctx,
    steps.flatMap((step) => {
      if (step.step === 'progress') return step;
      const isCounted = step.step === 'complete' && step.startCount !== undefined;
      return isCounted ? { ...step, delivered: step.before } : [];
    }),
  );
  for (const step of steps) {
    const { orderId } = step;
    if (step.step === 'complete') await completeOrder(ctx, orderId);
    if (step.step === 'cancel')
      await cancelOrder(ctx, { orderId, reason: 'provider', delivered: step.delivered });
  }
}
