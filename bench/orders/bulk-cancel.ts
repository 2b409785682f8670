import { sql } from 'kysely';
import { run as runBulkJobs } from '../../apps/server/src/features/bulk-orders/run-bulk-jobs.ts';
import { createService } from '../../apps/server/src/features/catalogue/testing/create-catalogue.ts';
import { loopContext, paidOrders } from '../../apps/server/src/features/dispatch/testing/paid-orders.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import { createAccount } from '../../apps/server/src/testing/create-account.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { withDeliveryShop } from './delivery-shop.ts';
import { createLeanOrders, placeLeanOrders } from './lean-order.ts';

const customers = 100;
const ordersEach = 100;
const count = customers * ordersEach;

/** Every order is paid for, so each cancellation moves money, ends the order and tells its customer. */
function cancelAll(): Promise<BenchResult> {
  return withDeliveryShop(async ({ ctx, type, url }) => {
    const service = await createService(ctx.db, type, {});
    for (let customer = 0; customer < customers; customer += 1) {
      const links = Array.from(
        { length: ordersEach },
        (_, order) => `https://example.com/${customer}/${order}`,
      );
      await paidOrders(ctx, service.id, links);
    }
    await sql`vacuum analyze`.execute(ctx.db);
    await fillJob(ctx);
    const loop = loopContext(ctx);
    const start = performance.now();
    while (await runBulkJobs(loop));
    const seconds = (performance.now() - start) / 1000;
    await assertAllRefunded(ctx);
    const perSecond = count / seconds;
    await createLeanOrders(url);
    const lean = await placeLeanOrders({ url, accounts: customers }, { clients: 1, seconds: 4 });
    return {
      ours: perSecond,
      reference: lean.perSecond,
      ratio: perSecond / lean.perSecond,
      note: `10,000 paid orders of 100 customers in ${seconds.toFixed(1)} s, one worker; reference: the leanest order in one call, one client, same database`,
    };
  });
}

async function fillJob({ db, panel }: Context): Promise<void> {
  const staff = await createAccount(db, panel);
  await sql`
    with job as (
      insert into bulk_job (panel_id, account_id, action, reason, status, rows_total, created_at, started_at)
      values (${panel.id}, ${staff.id}, 'cancel', 'Bench', 'running', ${count}, now(), now()) returning id)
    insert into bulk_job_row (panel_id, job_id, order_id)
    select ordered.panel_id, job.id, ordered.id from job, customer_order as ordered
     where ordered.panel_id = ${panel.id}`.execute(db);
  await sql`analyze bulk_job_row`.execute(db);
}

async function assertAllRefunded({ db, panel }: Context): Promise<void> {
  const { rows } = await sql<{ refunded: number }>`
    select count(*)::int as refunded from customer_order
     where panel_id = ${panel.id} and status = 'canceled' and refunded = charged`.execute(db);
  if (rows[0]?.refunded !== count) throw new Error(`only ${rows[0]?.refunded} orders were refunded`);
}

export const benches: readonly Bench[] = [
  { name: 'bulk: cancel 10,000 orders, one worker', reach: '≥ 0.20', run: cancelAll },
];
