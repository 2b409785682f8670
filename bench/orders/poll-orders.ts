import { sql } from 'kysely';
import { createService } from '../../apps/server/src/features/catalogue/testing/create-catalogue.ts';
import { run as pollOrders } from '../../apps/server/src/features/dispatch/polling/poll-orders.ts';
import { loopContext, paidOrders } from '../../apps/server/src/features/dispatch/testing/paid-orders.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { withDeliveryShop } from './delivery-shop.ts';
import { leanCompletion, leanProgress } from './lean-reports.ts';

const open = 3000;
const customers = 20;
const rounds = 3;
const batch = 100;
const batchesAtOnce = 8;

type Lean = (ctx: Context, orderIds: readonly bigint[]) => Promise<unknown>;

/**
 * Every open order is due and has news. The reference writes the same news, a hundred in one statement, and asks
 * nobody for them: no claim, no provider, no decision.
 */
function poll({ news, lean }: { news: 'progress' | 'completed'; lean: Lean }): Promise<BenchResult> {
  return withDeliveryShop(async ({ ctx, type, providerId }) => {
    const service = await createService(ctx.db, type, {});
    const seconds = { ours: 0, reference: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const [ours, reference] = [
        await sentOrders(ctx, { serviceId: service.id, providerId, news }),
        await sentOrders(ctx, { serviceId: service.id, providerId, news }),
      ];
      await ctx.db.updateTable('dispatch').set({ next_poll_at: future }).execute();
      seconds.reference += await timed(() => writeAll(ctx, reference, lean));
      await dueNow(ctx, ours);
      const loop = loopContext(ctx);
      seconds.ours += await timed(async () => {
        while (await pollOrders(loop));
      });
      await assertChanged(ctx, ours, news);
    }
    const count = open * rounds;
    return {
      ours: count / seconds.ours,
      reference: count / seconds.reference,
      ratio: seconds.reference / seconds.ours,
      note: 'one worker, 100 per call; reference: the same news in one bare statement per 100',
    };
  });
}

const future = new Date(Date.now() + 86_400_000);

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function writeAll(ctx: Context, orderIds: readonly bigint[], lean: Lean): Promise<void> {
  const parts = Array.from({ length: Math.ceil(orderIds.length / batch) }, (_, at) =>
    orderIds.slice(at * batch, (at + 1) * batch),
  );
  const lane = async () => {
    for (let part = parts.pop(); part; part = parts.pop()) await lean(ctx, part);
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, lane));
}

/** Paid orders of several customers that the provider has; the number tells it what to answer. */
async function sentOrders(
  ctx: Context,
  { serviceId, providerId, news }: { serviceId: bigint; providerId: bigint; news: string },
): Promise<bigint[]> {
  const ids: bigint[] = [];
  const links = Array.from({ length: open / customers }, (_, place) => `https://example.com/${place}`);
  for (let made = 0; made < customers; made += 1)
    ids.push(...(await paidOrders(ctx, serviceId, links)).orderIds);
  await sql`
    insert into dispatch (panel_id, order_id, state, provider_id, offer_number, number, attempts, next_at, sent_at,
                          next_poll_at, created_at, updated_at)
    select ${ctx.panel.id}, id, 'sent', ${providerId}, '1', ${news === 'completed' ? 'done-' : ''} || id, 1, now(),
           now(), ${future}, now(), now()
      from unnest(${ids}::bigint[]) as id`.execute(ctx.db);
  await sql`update customer_order set handed_over_at = now() where panel_id = ${ctx.panel.id}
    and id = any (${ids}::bigint[])`.execute(ctx.db);
  await sql`vacuum analyze customer_order, dispatch, ledger_txn, ledger_posting`.execute(ctx.db);
  return ids;
}

async function dueNow(ctx: Context, orderIds: readonly bigint[]): Promise<void> {
  await sql`update dispatch set next_poll_at = now() where panel_id = ${ctx.panel.id}
    and order_id = any (${orderIds}::bigint[])`.execute(ctx.db);
}

async function assertChanged(ctx: Context, orderIds: readonly bigint[], news: string): Promise<void> {
  const { rows } = await sql<{ moved: number }>`
    select count(*)::int as moved from customer_order where panel_id = ${ctx.panel.id}
       and id = any (${orderIds}::bigint[]) and delivered > 0
       and status = ${news === 'completed' ? 'completed' : 'in_processing'}`.execute(ctx.db);
  if (rows[0]?.moved !== orderIds.length) throw new Error(`only ${rows[0]?.moved} orders moved`);
}

export const benches: readonly Bench[] = [
  {
    name: 'poll-orders: 3,000 with progress',
    reach: '≥ 0.30',
    run: () => poll({ news: 'progress', lean: leanProgress }),
  },
  {
    name: 'poll-orders: 3,000 completed',
    reach: '≥ 0.30',
    run: () => poll({ news: 'completed', lean: leanCompletion }),
  },
];
