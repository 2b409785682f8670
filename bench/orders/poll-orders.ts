import { sql } from 'kysely';
import { createService } from '../../apps/server/src/features/catalogue/testing/create-catalogue.ts';
import { run as pollOrders } from '../../apps/server/src/features/dispatch/polling/poll-orders.ts';
import { loopContext } from '../../apps/server/src/features/dispatch/testing/paid-orders.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import { createAccount } from '../../apps/server/src/testing/create-account.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { withDeliveryShop } from './delivery-shop.ts';

const count = 50_000;
const allowedSeconds = 60;

/** The worst case: every open order is due at once, and each has a change to store. */
function pollAll(): Promise<BenchResult> {
  return withDeliveryShop(async ({ ctx, type, providerId }) => {
    const service = await createService(ctx.db, type, {});
    await fillOpenOrders(ctx, service.id, providerId);
    const loop = loopContext(ctx);
    const start = performance.now();
    while (await pollOrders(loop));
    const seconds = (performance.now() - start) / 1000;
    await assertAllChanged(ctx);
    return {
      ours: count / seconds,
      reference: count / allowedSeconds,
      ratio: allowedSeconds / seconds,
      note: `50,000 with news each in ${seconds.toFixed(1)} s, to stay below ${allowedSeconds}; 100 per call`,
    };
  });
}

async function fillOpenOrders(ctx: Context, serviceId: bigint, providerId: bigint): Promise<void> {
  const { db, panel } = ctx;
  const account = await createAccount(db, panel);
  const { id: groupId } = await db
    .insertInto('order_group')
    .values({ panel_id: panel.id, account_id: account.id, paid_by: 'balance', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`
      insert into customer_order (panel_id, group_id, account_id, service_id, status, link, quantity, price, pricing_per,
                                  listed_cost, created_at, starts_at, handed_over_at, updated_at)
      select ${panel.id}, ${groupId}, ${account.id}, ${serviceId}, 'in_processing', 'https://example.com/' || n,
             100000, 100000000, 1000, 100000000, now(), now(), now(), now()
        from generate_series(1, ${count}::int) n`.execute(connection);
    await sql`
      insert into dispatch (panel_id, order_id, state, provider_id, offer_number, number, attempts, next_at, sent_at,
                            next_poll_at, created_at, updated_at)
      select panel_id, id, 'sent', ${providerId}, '1', id::text, 1, now(), now(), now(), now(), now()
        from customer_order where panel_id = ${panel.id}`.execute(connection);
    await sql`vacuum analyze customer_order, dispatch`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

async function assertAllChanged({ db, panel }: Context): Promise<void> {
  const { rows } = await sql<{ moved: number }>`
    select count(*)::int as moved from customer_order where panel_id = ${panel.id} and delivered > 0`.execute(
    db,
  );
  if (rows[0]?.moved !== count) throw new Error(`only ${rows[0]?.moved} orders moved`);
}

export const benches: readonly Bench[] = [
  { name: 'poll-orders: 50,000 open, one worker', reach: '≥ 1.00', run: pollAll },
];
