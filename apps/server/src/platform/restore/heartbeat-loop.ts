import type { CopyReason } from '@marquee/domain/restore/detect-copy.ts';
import type { Loop, LoopContext } from '../loops/loop.ts';
import { type Beat, beat } from './beat.ts';
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
  let last: Beat | undefined;
  const run = async (ctx: LoopContext): Promise<boolean> => {
    const heartbeat = last && (await beat(ctx.db, last));
    if (last && heartbeat !== undefined) {
      last.heartbeat = heartbeat;
      await keepSeenHeartbeat(dataDir, last.id, heartbeat);
      return false;
    }
    const checked = await checkInstallation(ctx.db, {
      clock: ctx.clock,
      seen: (installation) => last?.heartbeat ?? readSeenHeartbeat(dataDir, installation),
      beats: true,
    });
    last = checked;
    await keepSeenHeartbeat(dataDir, checked.id, checked.heartbeat);
    if (checked.noticed) await onNoticed(ctx, checked.noticed);
    return false;
  };
  return { name: 'heartbeat', everySeconds, load: async () => ({ run }) };
}
