import { decideReport } from '@marquee/domain/delivery/decide-report.ts';
import type { StatusReports } from '../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../platform/context.ts';
import { cancelOrder, completeOrder, reportProgress } from '../orders/index.ts';

interface Reported {
  order_id: bigint;
  number: string;
}

/** One read for the whole batch; only orders with news are touched, each on its own. */
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
  for (const { id: orderId, quantity, delivered, start_count: startCount } of orders) {
    const report = reports.get(numbers.get(orderId) ?? '');
    if (!report) continue;
    const step = decideReport({ quantity, delivered, startCount }, report);
    if (step.step === 'progress') await reportProgress(ctx, { orderId, ...step });
    if (step.step === 'cancel')
      await cancelOrder(ctx, { orderId, reason: 'provider', delivered: step.delivered });
    if (step.step !== 'complete') continue;
    if (step.startCount !== undefined)
      await reportProgress(ctx, { orderId, startCount: step.startCount, delivered });
    await completeOrder(ctx, orderId);
  }
}
