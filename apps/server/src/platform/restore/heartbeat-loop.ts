import type { CopyReason } from '@marquee/domain/restore/detect-copy.ts';
import type { Loop, LoopContext } from '../loops/loop.ts';
import { checkInstallation } from './check-installation.ts';
import { keepSeenHeartbeat, readSeenHeartbeat } from './seen-heartbeat.ts';

const everySeconds = 5;

/**
 * Counts in the database and remembers the count outside of it. A database that is set back, even under running
 * processes, then has a lower count than was seen.
 */
export function heartbeatLoop(
  dataDir: string,
  onNoticed: (ctx: LoopContext, reason: CopyReason) => Promise<void>,
): Loop {
  let last: bigint | undefined;
  const run = async (ctx: LoopContext): Promise<boolean> => {
    const { id, heartbeat, noticed } = await checkInstallation(ctx.db, {
      clock: ctx.clock,
      seen: (installation) => last ?? readSeenHeartbeat(dataDir, installation),
      beats: true,
    });
    last = heartbeat;
    await keepSeenHeartbeat(dataDir, id, heartbeat);
    if (noticed) await onNoticed(ctx, noticed);
    return false;
  };
  return { name: 'heartbeat', everySeconds, load: async () => ({ run }) };
}
