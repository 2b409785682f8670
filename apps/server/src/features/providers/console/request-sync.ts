import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { providerCan } from '../provider-kinds.ts';
import { lockProvider } from './change-provider.ts';
import { requestedSyncJob, secondsToSync } from './requested-sync.job.ts';
import { setProgress } from './sync-progress.ts';

interface SyncRequest {
  providerId: bigint;
  acceptShrunken: boolean;
}

/** One at a time; one that died may be asked for again once its time is over. */
export async function requestSync(ctx: Context, { providerId, acceptShrunken }: SyncRequest): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const provider = await lockProvider(tx, providerId);
    const now = tx.clock.now();
    const runs =
      provider.sync_requested_at !== null &&
      now.getTime() - provider.sync_requested_at.getTime() < secondsToSync * 1000;
    if (runs || !provider.is_enabled || !providerCan(provider, 'listsServices')) refuse('wrong_state');
    await setProgress(tx, providerId, { sync_requested_at: now, sync_total: null, sync_done: null });
    await tx.jobs.send(requestedSyncJob, { panelId: tx.panel.id, providerId, acceptShrunken });
    await recordAudit(tx, {
      action: 'providers.request-sync',
      subjectType: 'provider',
      subjectId: providerId,
      after: { acceptShrunken },
    });
  });
}
