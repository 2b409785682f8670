import { recordAudits } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type FailedJob, findFailedJobs, removeFailedJobs } from '../../platform/jobs/failed-jobs.ts';
import type { JobDefinition } from '../../platform/jobs/job.ts';
import { runnableJob } from './runnable-job.ts';

/** Sends them again, each once: whoever comes second finds them gone. Returns how many. */
export function retryFailedJobs(
  ctx: Context,
  definitions: readonly JobDefinition[],
  ids: readonly bigint[],
): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const retried: FailedJob[] = [];
    for (const failed of await findFailedJobs(tx.db, { panelId: tx.panel.id, ids })) {
      const job = runnableJob(definitions, failed);
      if (!job) continue;
      await tx.jobs.send(job.definition, job.payload);
      retried.push(failed);
    }
    await removeFailedJobs(tx.db, retried);
    await audit(tx, 'failed-jobs.retry', retried);
    return retried.length;
  });
}

export function discardFailedJobs(ctx: Context, ids: readonly bigint[], reason: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const discarded = await findFailedJobs(tx.db, { panelId: tx.panel.id, ids });
    await removeFailedJobs(tx.db, discarded);
    await audit(tx, 'failed-jobs.discard', discarded, reason);
    return discarded.length;
  });
}

function audit(tx: Context, action: string, jobs: readonly FailedJob[], reason?: string): Promise<void> {
  return recordAudits(
    tx,
    jobs.map(({ id, name, payload, message, times }) => ({
      action,
      subjectType: 'failed-job',
      subjectId: id,
      before: { name, payload, message, times },
      ...(reason === undefined ? {} : { reason }),
    })),
  );
}
