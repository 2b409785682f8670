import { zero } from '@marquee/domain/money/money.ts';
import { type Selectable, sql } from 'kysely';
import { recordAudits } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { ActionResult } from './apply-action.ts';
import { applyActions } from './apply-actions.ts';
import { ordersInQuestion } from './order-facts.ts';
import { type SentAction, toRequest } from './staff-action-request.ts';

export type RunningJob = Pick<
  Selectable<DB['bulk_job']>,
  'panel_id' | 'id' | 'account_id' | 'action' | 'input' | 'reason'
>;

/** Few enough that a customer's wallet is locked for a moment only, enough to share the cost of a commit. */
const sliceSize = 50;

/**
 * Acts on the next orders of a job. Effect, outcome and audit stand in one transaction, so that a process that dies
 * leaves all of them or none. False when nothing is left to claim.
 */
export async function workSlice(ctx: Context, job: RunningJob): Promise<boolean> {
  try {
    return await work(ctx, job, sliceSize);
  } catch (error) {
    ctx.log.warn(
      { err: error, bulkJob: String(job.id) },
      'A slice of a bulk job failed; its orders follow singly.',
    );
    return workSingly(ctx, job);
  }
}

/** One order that fails for a reason nobody foresaw must not hold up the rest. */
async function workSingly(ctx: Context, job: RunningJob): Promise<boolean> {
  for (let order = 0; order < sliceSize; order += 1) {
    const claimed: bigint[] = [];
    try {
      if (!(await work(ctx, job, 1, claimed))) return false;
    } catch (error) {
      const [orderId] = claimed;
      if (orderId === undefined) throw error;
      ctx.log.error({ err: error, orderId: String(orderId) }, 'A bulk job failed on an order.');
      const failed: ActionResult = { outcome: 'failed', problem: 'internal', refunded: zero };
      await recordOutcomes(ctx, job.id, new Map([[orderId, failed]]));
    }
  }
  return true;
}

async function work(ctx: Context, job: RunningJob, size: number, claimed: bigint[] = []): Promise<boolean> {
  const request = toRequest({
    ...(job.input as Omit<SentAction, 'action'>),
    action: job.action,
    reason: job.reason ?? undefined,
  });
  return inTransaction(ctx, async (tx) => {
    const ids = await claimRows(tx, job.id, size);
    claimed.splice(0, claimed.length, ...ids);
    if (ids.length === 0) return false;
    await lockOrders(tx, ids);
    const orders = await ordersInQuestion(tx, ids, request);
    const results = await applyActions(tx, ids, orders, request);
    await recordAudits(
      tx,
      [...results.values()].flatMap(({ audit }) => audit ?? []),
    );
    await recordOutcomes(tx, job.id, results);
    return true;
  });
}

/** The share of the job keeps it from being stopped in between. */
async function claimRows({ db, panel }: Context, jobId: bigint, size: number): Promise<bigint[]> {
  const { rows } = await sql<{ order_id: bigint }>`
    with going as materialized (
      select id from bulk_job where panel_id = ${panel.id} and id = ${jobId} and status = 'running' for share)
    select waiting.order_id from bulk_job_row as waiting
     where waiting.panel_id = ${panel.id} and waiting.job_id = (select id from going) and waiting.outcome is null
     order by waiting.order_id limit ${size} for update skip locked`.execute(db);
  return rows.map(({ order_id }) => order_id);
}

/** In id order, as everyone who locks several does; what decides is read afterwards. */
async function lockOrders({ db, panel }: Context, ids: readonly bigint[]): Promise<void> {
  await db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function recordOutcomes(
  { db, panel, clock }: Context,
  jobId: bigint,
  results: ReadonlyMap<bigint, ActionResult>,
): Promise<void> {
  const rows = [...results].map(([id, { outcome, problem, refunded }]) => ({
    id: String(id),
    outcome,
    problem,
    refunded: String(refunded),
  }));
  await sql`
    update bulk_job_row as worked
       set outcome = result.outcome, problem = result.problem, refunded = result.refunded, done_at = ${clock.now()}
      from jsonb_to_recordset(${JSON.stringify(rows)})
        as result (id bigint, outcome text, problem text, refunded bigint)
     where worked.panel_id = ${panel.id} and worked.job_id = ${jobId} and worked.order_id = result.id
       and worked.outcome is null`.execute(db);
}
