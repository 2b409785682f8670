import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { run as dispatchOrders } from '../apps/server/src/features/dispatch/sending/dispatch-orders.ts';
import { requestCancel } from '../apps/server/src/features/orders/index.ts';
import { type DispatchStage, dispatchEnvironment, withDispatchStage } from './dispatch-stage.ts';
import { startWorkerProcess } from './dispatch-worker.ts';

interface JobsReport {
  jobs: number;
  /** Running in the process when it was killed. */
  running: number;
  seconds: number;
  problems: string[];
}

/** Kills a process while it passes on the given number of cancellations; another one takes them over. */
export async function killWithJobs(url: string, jobs: number): Promise<JobsReport> {
  return withDispatchStage(url, async (stage) => {
    const orderIds = await sentOrders(stage, jobs);
    await requestCancels(stage, orderIds);
    stage.provider.replies.set('cancel', () => undefined);
    const dying = fork(path.join(import.meta.dirname, 'dispatch-jobs-child.ts'), [String(jobs)], {
      env: { ...process.env, ...dispatchEnvironment(url) },
      execArgv: [],
    });
    const exited = once(dying, 'exit');
    while (cancelCalls(stage) < jobs) await sleep(20);
    const running = await activeJobs(stage);
    dying.kill('SIGKILL');
    await exited;
    const killedAt = performance.now();
    stage.provider.replies.clear();
    const worker = startWorkerProcess(stage.ctx, url);
    try {
      while ((await countPassedOn(stage)) < jobs && performance.now() - killedAt < 120_000) await sleep(100);
      const seconds = (performance.now() - killedAt) / 1000;
      return { jobs, running, seconds, problems: await findProblems(stage, jobs, seconds) };
    } finally {
      await worker.kill();
    }
  });
}

async function sentOrders({ order, loop, linksBy }: DispatchStage, count: number): Promise<bigint[]> {
  const ids = await order(Array.from({ length: count }, (_, index) => `https://example.com/jobs/${index}`));
  while ((await linksBy(['sent'])).length < count) await dispatchOrders(loop);
  return ids;
}

async function requestCancels({ ctx }: DispatchStage, orderIds: readonly bigint[]): Promise<void> {
  const { account_id: accountId } = await ctx.db
    .selectFrom('customer_order')
    .select('account_id')
    .where('panel_id', '=', ctx.panel.id)
    .executeTakeFirstOrThrow();
  const actor = { kind: 'user', accountId, permissions: [], frozen: false } as const;
  for (const orderId of orderIds) await requestCancel({ ...ctx, actor }, orderId);
}

async function findProblems(stage: DispatchStage, jobs: number, seconds: number): Promise<string[]> {
  const done = await countPassedOn(stage);
  const cancelsByOrder = Map.groupBy(stage.provider.calls, ({ action, body }) =>
    action === 'cancel' ? (body.get('orders') ?? '') : '',
  );
  cancelsByOrder.delete('');
  const repeated = [...cancelsByOrder].filter(([, calls]) => calls.length > 2);
  return [
    ...(done < jobs ? [`${jobs - done} cancellations were lost`] : []),
    ...(seconds > 60 ? [`the last one came back after ${seconds.toFixed(0)} s`] : []),
    ...repeated.map(([number, calls]) => `order ${number} was cancelled ${calls.length} times`),
  ];
}

function cancelCalls({ provider }: DispatchStage): number {
  return provider.calls.filter(({ action }) => action === 'cancel').length;
}

async function countPassedOn({ ctx }: DispatchStage): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from dispatch
    where panel_id = ${ctx.panel.id} and cancel_sent_at is not null`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

async function activeJobs({ ctx }: DispatchStage): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from jobs.job
    where name = 'pass-on-cancel' and state = 'active'`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}
