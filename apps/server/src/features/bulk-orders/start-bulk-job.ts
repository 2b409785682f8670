import type { BulkJob } from '@marquee/contract/console/bulk-jobs.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { bulkJobView } from './bulk-job-view.ts';
import { requireRefunding } from './staff-action-request.ts';

/** Begins a draft, or goes on with what is left of a stopped job. */
export async function startBulkJob(ctx: Context, id: bigint): Promise<BulkJob> {
  await inTransaction(ctx, async (tx) => {
    const job = await lockedJob(tx, id);
    requireRefunding(tx, job.action);
    if (job.status !== 'draft' && job.status !== 'stopped') return refuse('wrong_state');
    const started_at = job.started_at ?? tx.clock.now();
    await setJob(tx, id, { status: 'running', started_at, ended_at: null });
    await recordAudit(tx, {
      action: 'bulk-orders.start',
      subjectType: 'bulk_job',
      subjectId: id,
      before: { status: job.status },
      after: { status: 'running', action: job.action, orders: job.rows_total, preview: job.preview },
      ...(job.reason === null ? {} : { reason: job.reason }),
    });
  });
  return bulkJobView(ctx, id);
}

/** Waits for the orders under way: once this returns, no further one is touched. */
export async function stopBulkJob(ctx: Context, id: bigint): Promise<BulkJob> {
  await inTransaction(ctx, async (tx) => {
    const job = await lockedJob(tx, id);
    if (job.status !== 'running') return refuse('wrong_state');
    await setJob(tx, id, { status: 'stopped', started_at: job.started_at, ended_at: tx.clock.now() });
    await recordAudit(tx, {
      action: 'bulk-orders.stop',
      subjectType: 'bulk_job',
      subjectId: id,
      before: { status: 'running' },
      after: { status: 'stopped' },
    });
  });
  return bulkJobView(ctx, id);
}

/** Workers hold a share of the row while they act. */
async function lockedJob({ db, panel }: Context, id: bigint) {
  const job = await db
    .selectFrom('bulk_job')
    .select(['action', 'reason', 'status', 'rows_total', 'preview', 'started_at'])
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return job ?? refuse('not_found');
}

async function setJob(
  { db, panel }: Context,
  id: bigint,
  set: { status: 'running' | 'stopped'; started_at: Date | null; ended_at: Date | null },
): Promise<void> {
  await db.updateTable('bulk_job').set(set).where('panel_id', '=', panel.id).where('id', '=', id).execute();
}
