import { sql } from 'kysely';
import { inTurns, isAnyDue } from '../../../platform/loops/in-turns.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { adapterFor, findProvider, providerCan } from '../../providers/index.ts';
import { endRefill } from '../ask-for-refill.ts';

const everySeconds = 300;
const batch = 100;

const batchesAtOnce = 5;

interface Due {
  panel_id: bigint;
  provider_id: bigint;
  refill_id: bigint;
  number: string | null;
}

const toAsk = (now: Date) => ({
  table: sql`refill_dispatch`,
  key: sql`refill_id`,
  dueAt: sql`next_poll_at`,
  where: sql`work.ended_at is null and work.number is not null`,
  now,
});

export function isDue(now: Date) {
  return isAnyDue(toAsk(now));
}

/** Asks providers about refills in progress, panels in turn. True when there may be more. */
export async function run(ctx: LoopContext): Promise<boolean> {
  const claimed = await claimDue(ctx);
  const byProvider = Map.groupBy(claimed, (row) => `${row.panel_id}:${row.provider_id}`);
  for (const rows of byProvider.values()) {
    for (let from = 0; from < rows.length; from += batch)
      await pollBatch(ctx, rows.slice(from, from + batch));
  }
  return claimed.length === batch * batchesAtOnce;
}

/** The next poll is scheduled before this one is made, so a worker that dies only delays an answer. */
async function claimDue({ db, clock }: LoopContext): Promise<Due[]> {
  const now = clock.now();
  const { rows } = await sql<Due>`
    update refill_dispatch as asked set next_poll_at = ${new Date(now.getTime() + everySeconds * 1000)}
      from (${inTurns({ ...toAsk(now), limit: batch * batchesAtOnce })}) as due
     where asked.panel_id = due.panel_id and asked.refill_id = due.key
       and asked.ended_at is null and asked.next_poll_at <= ${now}
    returning asked.panel_id, asked.provider_id, asked.refill_id, asked.number`.execute(db);
  return rows;
}

async function pollBatch(ctx: LoopContext, rows: readonly Due[]): Promise<void> {
  const [first] = rows;
  const inPanel = first && (await ctx.inPanel(first.panel_id));
  const provider = inPanel && (await findProvider(inPanel, first.provider_id));
  if (!provider || !providerCan(provider, 'isPolled')) return;
  const numbers = rows.flatMap(({ number }) => number ?? []);
  const statuses = await adapterFor(inPanel, provider)
    .refillStatuses(numbers)
    .catch((error: unknown) => {
      inPanel.log.warn({ err: error, providerId: String(provider.id) }, 'A provider did not report refills.');
      return undefined;
    });
  for (const { refill_id: refillId, number } of rows) {
    const status = number === null ? undefined : statuses?.get(number);
    if (status !== 'completed' && status !== 'rejected') continue;
    await endRefill(inPanel, { refillId, status });
  }
}
