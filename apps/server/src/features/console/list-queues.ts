import type { Queue } from '@marquee/contract/console/queues.ts';
import type { WorkQueue } from '../../platform/console/work-queue.ts';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';

/** What waits, as far as the caller may work on it. */
export async function listQueues(ctx: Context, queues: readonly WorkQueue[]): Promise<Queue[]> {
  const { permissions } = signedIn(ctx);
  const own = queues.filter(({ permission }) => permissions.includes(permission));
  return Promise.all(
    own.map(async ({ name, measure }) => {
      const { count, oldest } = await measure(ctx);
      return { name, count, oldest_at: oldest?.toISOString() ?? null };
    }),
  );
}
