import { decideReport } from '@marquee/domain/delivery/decide-report.ts';
import { sql } from 'kysely';
import type { StatusReports } from '../../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../../platform/context.ts';
import { inTurns } from '../../../platform/loops/in-turns.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { cancelOrder, completeOrder, reportProgressOfAll } from '../../orders/index.ts';
import {
  adapterFor,
  findProvider,
  type HeardCall,
  kindsThat,
  recordCalls,
  recordProviderCall,
} from '../../providers/index.ts';
import { moveDispatch } from '../dispatch.ts';
import { recordCosts } from './record-costs.ts';

interface Reported {
  order_id: bigint;
  number: string;
}

const batch = 100;
const batchesAtOnce = 8;
/** For providers that say when something changes. */
const safetySeconds = 900;

interface Due {
  panel_id: bigint;
  provider_id: bigint;
  order_id: bigint;
  number: string;
}

/** Asks providers for the status of their orders, up to a hundred per call. True when there may be more. */
export async function run(ctx: LoopContext): Promise<boolean> {
  const due = await claimDue(ctx);
  const batches = [
    ...Map.groupBy(due, ({ panel_id, provider_id }) => `${panel_id}:${provider_id}`).values(),
  ].flatMap((rows) =>
    Array.from({ length: Math.ceil(rows.length / batch) }, (_, at) =>
      rows.slice(at * batch, (at + 1) * batch),
    ),
  );
  await Promise.all(batches.map((rows) => pollBatch(ctx, rows)));
  return due.length === batch * batchesAtOnce;
}

/**
 * The next poll is scheduled before this one is made, so a worker that dies only delays a report.
 * Recent orders are polled often, those older than a day every five minutes; the simulator has its own pace.
 * Panels in turn; providers that cannot be asked now are left out, as thousands of their orders must not delay others.
 */
async function claimDue({ db, clock, environment }: LoopContext): Promise<Due[]> {
  const now = clock.now();
  const { rows } = await sql<Due>`
    with chosen as materialized (${inTurns({
      table: sql`dispatch`,
      key: sql`order_id`,
      dueAt: sql`next_poll_at`,
      where: sql`work.state = 'sent'`,
      also: sql`exists (
        select from provider where provider.panel_id = work.panel_id and provider.id = work.provider_id
          and provider.adapter = any(${kindsThat('isPolled')})
          and (provider.open_until is null or provider.open_until <= ${now}))`,
      now,
      limit: batch * batchesAtOnce,
    })}), due as (
      select dispatch.panel_id, dispatch.order_id, provider.adapter
      from chosen
      join dispatch on dispatch.panel_id = chosen.panel_id and dispatch.order_id = chosen.key
      join provider on provider.panel_id = dispatch.panel_id and provider.id = dispatch.provider_id
      where dispatch.state = 'sent' and dispatch.next_poll_at <= ${now}
      for no key update of dispatch skip locked)
    update dispatch set next_poll_at = ${now}::timestamptz + interval '1 second' * case
      when due.adapter = any(${kindsThat('isSimulated')}) then greatest(1, 10 / ${environment.simulatorSpeed}::numeric)
      when due.adapter = any(${kindsThat('announcesChanges')}) then ${safetySeconds}
      when dispatch.sent_at < ${now}::timestamptz - interval '1 day' then 300
      else least(60, 15 + extract(epoch from ${now}::timestamptz - dispatch.sent_at) / 20) end
    from due where dispatch.panel_id = due.panel_id and dispatch.order_id = due.order_id
    returning dispatch.panel_id, dispatch.provider_id, dispatch.order_id, dispatch.number`.execute(db);
  return rows;
}

async function pollBatch(ctx: LoopContext, rows: readonly Due[]): Promise<void> {
  const [first] = rows;
  const inPanel = first && (await ctx.inPanel(first.panel_id));
  const provider = inPanel && (await findProvider(inPanel, first.provider_id));
  if (!provider) return;
  const calls: HeardCall[] = [];
  try {
    const adapter = adapterFor(inPanel, provider, (exchange) =>
      calls.push({ exchange, providerId: provider.id }),
    );
    const reports = await adapter.statuses(rows.map(({ number }) => number));
    await recordCosts(inPanel, { rows, reports, usdPerUnit: provider.usd_per_unit });
    await applyReports(inPanel, { rows, reports, call: calls[0] });
    await recordProviderCall(inPanel, provider.id, true);
  } catch (error) {
    inPanel.log.warn({ err: error, providerId: String(provider.id) }, 'A provider did not report.');
    await recordProviderCall(inPanel, provider.id, false);
    await recordCalls(inPanel, calls);
  }
}

/** One read for the batch and one write for all progress; each order that ends gets its own transaction. */
async function applyReports(
  ctx: Context,
  { rows, reports, call }: { rows: readonly Reported[]; reports: StatusReports; call: HeardCall | undefined },
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
  if (call) {
    const decisive = steps.filter(({ step }) => step === 'complete' || step === 'cancel' || step === 'hold');
    await recordCalls(
      ctx,
      decisive.flatMap(({ orderId }) => reportOn(call, { orderId, number: numbers.get(orderId), reports })),
    );
  }
  for (const step of steps) {
    const { orderId } = step;
    if (step.step === 'complete') await completeOrder(ctx, orderId);
    if (step.step === 'cancel')
      await cancelOrder(ctx, { orderId, reason: 'provider', delivered: step.delivered });
    if (step.step === 'hold') {
      const set = { state: 'unknown', message: step.message } as const;
      await moveDispatch(ctx, { orderId, from: ['sent'], set });
    }
  }
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
