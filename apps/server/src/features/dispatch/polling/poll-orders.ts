import { sql } from 'kysely';
import { inTurns, isAnyDue } from '../../../platform/loops/in-turns.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import {
  adapterFor,
  findProvider,
  type HeardCall,
  kindsThat,
  recordCalls,
  recordProviderCall,
} from '../../providers/index.ts';
import { applyReports } from './apply-reports.ts';
import { recordCosts } from './record-costs.ts';

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

export function isDue(now: Date) {
  return isAnyDue(toAsk(now));
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

/** Providers that cannot be asked now are left out, as thousands of their orders must not delay others. */
const toAsk = (now: Date) => ({
  table: sql`dispatch`,
  key: sql`order_id`,
  dueAt: sql`next_poll_at`,
  where: sql`work.state = 'sent'`,
  also: sql`exists (
    select from provider where provider.panel_id = work.panel_id and provider.id = work.provider_id
      and provider.adapter = any(${kindsThat('isPolled')})
      and (provider.open_until is null or provider.open_until <= ${now}))`,
  now,
});

/**
 * The next poll is scheduled before this one is made, so a worker that dies only delays a report.
 * Recent orders are polled often, those older than a day every five minutes; the simulator has its own pace.
 * Panels in turn.
 */
async function claimDue({ db, clock, environment }: LoopContext): Promise<Due[]> {
  const now = clock.now();
  const { rows } = await sql<Due>`
    with chosen as materialized (${inTurns({ ...toAsk(now), limit: batch * batchesAtOnce })}), due as (
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
