import type { Context } from '../../../platform/context.ts';
import { checkBalance } from '../check-balance.ts';
import { syncProvider } from '../sync/sync-provider.ts';
import { setProgress } from './sync-progress.ts';

interface RequestedSync {
  providerId: bigint;
  acceptShrunken: boolean;
}

/** Balance first, then the list, telling how far it is. */
export async function runRequestedSync(
  ctx: Context,
  { providerId, acceptShrunken }: RequestedSync,
): Promise<void> {
  try {
    await checkBalance(ctx, providerId);
    await syncProvider(ctx, providerId, {
      acceptShrunken,
      onProgress: (done, total) => setProgress(ctx, providerId, { sync_total: total, sync_done: done }),
    });
  } finally {
    await setProgress(ctx, providerId, { sync_requested_at: null, sync_total: null, sync_done: null });
  }
}
