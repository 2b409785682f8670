import type {
  BulkJob,
  BulkPreview,
  listBulkJobs as endpoint,
  listBulkJobRows as rowsEndpoint,
} from '@marquee/contract/console/bulk-jobs.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { staffActionProblems } from '@marquee/domain/orders/staff-actions.ts';
import { type Selectable, sql } from 'kysely';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';
import { customersById } from '../accounts/index.ts';

type JobRow = Selectable<DB['bulk_job']>;

export async function listBulkJobs(
  ctx: Context,
  { after, limit, id }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const rows = await ctx.db
    .selectFrom('bulk_job')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .$if(id === undefined, (query) => query.where('status', '<>', 'draft'))
    .$if(id !== undefined, (query) => query.where('id', '=', BigInt(id ?? 0)))
    .$if(after !== undefined, (query) => query.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: await jobViews(ctx, page.rows), next: page.next };
}

export async function bulkJobView(ctx: Context, id: bigint): Promise<BulkJob> {
  const rows = await ctx.db
    .selectFrom('bulk_job')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', id)
    .execute();
  const [view] = await jobViews(ctx, rows);
  return view ?? refuse('not_found');
}

async function jobViews(ctx: Context, jobs: readonly JobRow[]): Promise<BulkJob[]> {
  const [staff, progress] = await Promise.all([
    customersById(
      ctx,
      jobs.map(({ account_id }) => account_id),
    ),
    progressOf(
      ctx,
      jobs.map(({ id }) => id),
    ),
  ]);
  return jobs.map((job) => {
    const {
      done = 0n,
      requested = 0n,
      refused = 0n,
      failed = 0n,
      refunded = 0n,
    } = progress.get(job.id) ?? {};
    return {
      id: Number(job.id),
      action: job.action,
      reason: job.reason,
      status: job.status,
      by: staff.get(job.account_id) ?? { id: Number(job.account_id), name: '', email: null },
      total: job.rows_total,
      done: Number(done),
      requested: Number(requested),
      refused: Number(refused),
      failed: Number(failed),
      refunded: formatMoney(money(refunded)),
      preview: job.preview as unknown as BulkPreview,
      created_at: job.created_at.toISOString(),
      started_at: job.started_at?.toISOString() ?? null,
      ended_at: job.ended_at?.toISOString() ?? null,
    };
  });
}

interface Progress {
  job_id: bigint;
  done: bigint;
  requested: bigint;
  refused: bigint;
  failed: bigint;
  refunded: bigint;
}

async function progressOf({ db, panel }: Context, ids: readonly bigint[]): Promise<Map<bigint, Progress>> {
  const { rows } = await sql<Progress>`
    select job_id, count(*) filter (where outcome = 'done') as done,
      count(*) filter (where outcome = 'requested') as requested,
      count(*) filter (where outcome = 'refused') as refused,
      count(*) filter (where outcome = 'failed') as failed, sum(refunded)::bigint as refunded
    from bulk_job_row where panel_id = ${panel.id} and job_id = any (${ids}) group by job_id`.execute(db);
  return new Map(rows.map((row) => [row.job_id, row]));
}

export async function listBulkJobRows(
  { db, panel }: Context,
  jobId: bigint,
  { after, limit, outcome }: Input<typeof rowsEndpoint>['query'],
): Promise<Answer<typeof rowsEndpoint>> {
  const found = await db
    .selectFrom('bulk_job_row')
    .select(['order_id as id', 'outcome', 'problem', 'refunded', 'done_at'])
    .where('panel_id', '=', panel.id)
    .where('job_id', '=', jobId)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? 'done'))
    .$if(after !== undefined, (query) => query.where('order_id', '>', BigInt(after ?? 0)))
    .orderBy('order_id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = keyedPage(found, limit);
  const data = rows.map((row) => ({
    id: Number(row.id),
    outcome: row.outcome,
    problem: staffActionProblems.find((problem) => problem === row.problem) ?? null,
    refunded: formatMoney(money(row.refunded)),
    done_at: row.done_at?.toISOString() ?? null,
  }));
  return { data, next };
}
