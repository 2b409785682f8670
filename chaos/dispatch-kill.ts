import { setTimeout as sleep } from 'node:timers/promises';
import { markStaleSendsUnknown } from '../apps/server/src/features/dispatch/sending/mark-stale-sends-unknown.ts';
import type { DispatchStage } from './dispatch-stage.ts';
import { startWorkerProcess } from './dispatch-worker.ts';

/**
 * Real workers, killed again and again while the provider has accepted orders but not answered yet.
 * Orders that a killed worker was sending are marked unknown a minute later.
 */
export async function killWhileSending(
  stage: DispatchStage,
  url: string,
  orders: number,
): Promise<{ ambiguous: ReadonlySet<string>; kills: number }> {
  const { ctx, provider, linksBy } = stage;
  provider.fault = () => 'slow';
  provider.slowMs = 150;
  const ambiguous = new Set<string>();
  const perLife = Math.max(8, Math.ceil(orders / 12));
  for (let kills = 0; ; kills += 1) {
    const worker = startWorkerProcess(ctx, url);
    const isOver = await untilPlaced(stage, { more: perLife, orders });
    const unanswered = isOver ? [] : [...provider.unanswered];
    await worker.kill();
    const sending = await linksBy(['sending']);
    for (const link of sending) ambiguous.add(link);
    for (const link of unanswered)
      if (!ambiguous.has(link)) throw new Error(`${link} was sent and is not written down as being sent`);
    ctx.clock.set(new Date(Date.now() + 60_000));
    await markStaleSendsUnknown(stage.loop);
    if (isOver) return { ambiguous, kills };
  }
}

/** True when every order is settled; false once enough more were placed and some still wait for a response. */
async function untilPlaced(
  { provider, linksBy }: DispatchStage,
  { more, orders }: { more: number; orders: number },
): Promise<boolean> {
  const target = provider.orders.size + more;
  for (;;) {
    if (provider.orders.size >= target && provider.unanswered.size > 0) return false;
    const settled = await linksBy(['sent', 'unknown', 'rejected', 'ended']);
    if (settled.length >= orders) return true;
    await sleep(5 + Math.random() * 30);
  }
}
