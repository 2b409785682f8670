import { decideReport, type ReportedStep } from '@marquee/domain/delivery/decide-report.ts';
import type { StatusReports } from '../../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../../platform/context.ts';
import { reportProgressOfAll } from '../../orders/index.ts';
import { type HeardCall, recordCalls } from '../../providers/index.ts';
import { endReported } from './end-reported.ts';

interface Reported {
  order_id: bigint;
  number: string;
}

interface Answer {
  rows: readonly Reported[];
  reports: StatusReports;
  /** The call that brought it, to be kept where it decides something. */
  call: HeardCall | undefined;
}

export type Step = ReportedStep & { orderId: bigint };

/** What a provider's answer changes: one read for all of its orders, one write for all progress, then the endings. */
export async function applyReports(ctx: Context, { rows, reports, call }: Answer): Promise<void> {
  if (reports.size === 0) return;
  const numbers = new Map(rows.map(({ order_id, number }) => [order_id, number]));
  const steps = (await runningOrders(ctx, [...numbers.keys()])).flatMap(
    ({ id: orderId, quantity, delivered, start_count: startCount }) => {
      const report = reports.get(numbers.get(orderId) ?? '');
      if (!report) return [];
      return { orderId, ...decideReport({ quantity, delivered, startCount }, report) };
    },
  );
  await reportProgressOfAll(
    ctx,
    steps.filter((step) => step.step === 'progress'),
  );
  const decisive = steps.filter(({ step }) => step !== 'none' && step !== 'progress');
  if (call)
    await recordCalls(
      ctx,
      decisive.map(({ orderId }) => reportOn(call, { orderId, number: numbers.get(orderId), reports })),
    );
  await endReported(ctx, decisive);
}

function runningOrders({ db, panel }: Context, orderIds: readonly bigint[]) {
  return db
    .selectFrom('customer_order')
    .select(['id', 'quantity', 'delivered', 'start_count'])
    .where('panel_id', '=', panel.id)
    .where('id', 'in', orderIds)
    .where('status', 'in', ['in_processing', 'stopped'])
    .orderBy('id')
    .execute();
}

/** Of a call about a hundred orders, what was said about this one. Reports of mere progress are not kept. */
function reportOn(
  { exchange, providerId }: HeardCall,
  { orderId, number = '', reports }: { orderId: bigint; number: string | undefined; reports: StatusReports },
): HeardCall {
  const answer = JSON.stringify(reports.get(number)?.written) ?? '';
  return {
    providerId,
    orderId,
    exchange: { ...exchange, request: { action: 'status', order: number }, answer },
  };
}
