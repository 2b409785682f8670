import type { Context } from '../../platform/context.ts';
import type { EndedOrder } from '../orders/index.ts';
import { reckonGradeJob } from './reckon-grade.job.ts';
import { activeLadder } from './standing.ts';

/** A moment, so that orders which end together are looked at once. */
const delay = 15_000;

/** An order of which nothing was kept counts for nothing, before and after. */
export async function reckonAfterOrders(tx: Context, ended: readonly EndedOrder[]): Promise<void> {
  const kept = ended.filter(({ charged, refunded }) => charged > refunded);
  await reckonSoon(tx, new Set(kept.map(({ accountId }) => accountId)));
}

export async function reckonSoon(tx: Context, accountIds: Iterable<bigint>): Promise<void> {
  if ((await activeLadder(tx)).length === 0) return;
  for (const accountId of accountIds)
    await tx.jobs.send(
      reckonGradeJob,
      { panelId: tx.panel.id, accountId },
      { startAfter: new Date(tx.clock.now().getTime() + delay), singletonKey: `${tx.panel.id}:${accountId}` },
    );
}
