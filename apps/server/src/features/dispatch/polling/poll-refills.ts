import type { LoopContext } from '../../../platform/loops/loop.ts';
import { adapterFor, findProvider, providerCan } from '../../providers/index.ts';
import { endRefill } from '../ask-for-refill.ts';

const everySeconds = 300;
const batch = 100;

/** Asks providers about refills in progress. */
export async function run(ctx: LoopContext): Promise<boolean> {
  const now = ctx.clock.now();
  const claimed = await ctx.db
    .updateTable('refill_dispatch')
    .set({ next_poll_at: new Date(now.getTime() + everySeconds * 1000) })
    .where('ended_at', 'is', null)
    .where('number', 'is not', null)
    .where('next_poll_at', '<=', now)
    .returning(['panel_id', 'provider_id', 'refill_id', 'number'])
    .execute();
  const byProvider = Map.groupBy(claimed, (row) => `${row.panel_id}:${row.provider_id}`);
  for (const rows of byProvider.values()) {
    for (let from = 0; from < rows.length; from += batch)
      await pollBatch(ctx, rows.slice(from, from + batch));
  }
  return false;
}

async function pollBatch(
  ctx: LoopContext,
  rows: { panel_id: bigint; provider_id: bigint; refill_id: bigint; number: string | null }[],
): Promise<void> {
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
