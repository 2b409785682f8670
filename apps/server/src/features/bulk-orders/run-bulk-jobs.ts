import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { LoopContext } from '../../platform/loops/loop.ts';
import { type RunningJob, workSlice } from './work-slice.ts';

/** How many slices one process works on at a time; more would leave no connection to the rest of it. */
const workers = 3;
const slicesPerTurn = 8;
const draftMs = 24 * 60 * 60 * 1000;

export function isDue() {
  return sql`exists (select from bulk_job where status = 'running')`;
}

/** Works on all running jobs, a few slices of each in turn. True when there may be more. */
export async function run(ctx: LoopContext): Promise<boolean> {
  await forgetDrafts(ctx);
  let hasMore = false;
  for (const job of await runningJobs(ctx)) {
    const inPanel = await ctx.inPanel(job.panel_id);
    if (!inPanel) continue;
    // The audit log names whoever asked for it.
    const actor = { kind: 'user', accountId: job.account_id, permissions: [], frozen: false } as const;
    const acting: Context = { ...inPanel, actor, requestId: `bulk-job-${job.id}` };
    const worked = await Promise.all(Array.from({ length: workers }, () => workTurn(ctx, acting, job)));
    if (worked.includes(true)) hasMore = true;
    else await endJob(acting, job.id);
  }
  return hasMore;
}

/** True when rows were left at the end of the turn. */
async function workTurn(ctx: LoopContext, acting: Context, job: RunningJob): Promise<boolean> {
  for (let slice = 0; slice < slicesPerTurn; slice += 1) {
    if (ctx.stopping.aborted) return false;
    if (!(await workSlice(acting, job))) return false;
  }
  return true;
}

function runningJobs({ db }: LoopContext) {
  return (
    db
      .selectFrom('bulk_job')
      .select(['panel_id', 'id', 'account_id', 'action', 'input', 'reason'])
      .where('status', '=', 'running')
      // Panels in turn: one that starts many keeps no other waiting.
      .orderBy(sql`row_number() over (partition by panel_id order by started_at)`)
      .orderBy('started_at')
      .limit(20)
      .execute()
  );
}

/** Only when every row has its outcome: another process may still be at work on the last ones. */
async function endJob({ db, panel, clock }: Context, id: bigint): Promise<void> {
  await sql`
    update bulk_job set status = 'done', ended_at = ${clock.now()}
     where panel_id = ${panel.id} and id = ${id} and status = 'running' and not exists (
       select from bulk_job_row as waiting
        where waiting.panel_id = ${panel.id} and waiting.job_id = ${id} and waiting.outcome is null)`.execute(
    db,
  );
}

/** What was looked at and never started. */
async function forgetDrafts({ db, clock }: LoopContext): Promise<void> {
  await db
    .deleteFrom('bulk_job')
    .where('status', '=', 'draft')
    .where('created_at', '<', new Date(clock.now().getTime() - draftMs))
    .execute();
}
