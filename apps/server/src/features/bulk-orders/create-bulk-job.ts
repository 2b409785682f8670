import type {
  BulkJob,
  createBulkJob as endpoint,
  OrderSelection,
} from '@marquee/contract/console/bulk-jobs.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { mostOrdersOfBulkJob } from '@marquee/domain/orders/staff-actions.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { bulkJobView } from './bulk-job-view.ts';
import { previewAction } from './preview-job.ts';
import { selectOrders } from './select-orders.ts';
import { checkRequest } from './staff-action-request.ts';

/** Keeps the orders that were meant and what was shown: exactly these are done once it is started. */
export async function createBulkJob(
  ctx: Context,
  { ids, filter, ...sent }: Input<typeof endpoint>['body'],
): Promise<BulkJob> {
  const request = checkRequest(ctx, sent);
  const orderIds = ids ? [...new Set(ids)].map(BigInt) : await matching(ctx, filter);
  const preview = await previewAction(ctx, orderIds, request);
  const { action, reason, ...input } = sent;
  const id = await inTransaction(ctx, async (tx) => {
    const job = await tx.db
      .insertInto('bulk_job')
      .values({
        panel_id: tx.panel.id,
        account_id: signedIn(tx).accountId,
        action,
        input: JSON.stringify(input),
        reason: reason ?? null,
        preview: JSON.stringify(preview),
        rows_total: orderIds.length,
        created_at: tx.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into bulk_job_row (panel_id, job_id, order_id)
      select ${tx.panel.id}, ${job.id}, unnest(${orderIds}::bigint[])`.execute(tx.db);
    return job.id;
  });
  return bulkJobView(ctx, id);
}

async function matching(ctx: Context, filter: OrderSelection | undefined): Promise<bigint[]> {
  if (!filter || !narrows(filter))
    return refuse('invalid_input', { fields: [{ field: 'filter', code: 'required' }] });
  const ids = await selectOrders(ctx, filter, mostOrdersOfBulkJob + 1);
  if (ids.length === 0) return refuse('invalid_input', { fields: [{ field: 'filter', code: 'invalid' }] });
  if (ids.length <= mostOrdersOfBulkJob) return ids;
  const values = { limit: mostOrdersOfBulkJob };
  return refuse('invalid_input', { fields: [{ field: 'filter', code: 'too_big', values }] });
}

/** An empty search, an empty list and `unread: false` leave every order in. */
function narrows(filter: OrderSelection): boolean {
  return Object.values(filter).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}
