import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '../../platform/db/connect.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { placeOrders } from '../checkout/index.ts';
import { checkBooks, ledger, walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { orders } from '../orders/index.ts';
import { newLink, openShop } from '../orders/testing/shop.ts';
import { resellerApi } from '../reseller-api/index.ts';
import { dispatchRules } from './books-rules.ts';
import { listeners } from './listeners.ts';
import { claimOrder } from './sending/claim-order.ts';
import { makeChild } from './testing/make-child.ts';

const database = await testDatabase();
const { db } = database;
const application = 'marquee-test-killed';

/** Ends the only connection of its pool after so many statements, wherever the work stands then. */
function killer(after: number) {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      if (statements === after)
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = ${application} and datname = current_database()`.execute(db);
      return result;
    },
  };
  return { plugin, statements: () => statements };
}

test('killed after every single statement: never charged on one side only', async () => {
  const shared = { listeners, externalRoutes: resellerApi.externalRoutes ?? [] };
  const [parent, child] = [await openShop(database, shared), await openShop(database, shared)];
  const made = await parent.service({ name: 'Views of the parent' });
  const owner = await parent.customer('500');
  const { providerId } = await makeChild(database, { parent, child, owner, pattern: 'of the parent' });
  const { service_id } = await db
    .selectFrom('service_source')
    .select('service_id')
    .where('provider_id', '=', providerId)
    .where('offer_number', '=', String(made.id))
    .executeTakeFirstOrThrow();
  const buyer = await child.customer('500');
  const buy = async () => {
    const line = { service_id: Number(service_id), quantity: 1000, url: newLink() };
    const placed = await placeOrders(buyer, { orderRequest: { orders: [line] }, idempotencyKey: undefined });
    const orderId = BigInt(placed.orders[0]?.id ?? 0);
    const now = child.ctx.clock.now();
    await db
      .insertInto('dispatch')
      .values({ panel_id: child.panel.id, order_id: orderId, next_at: now, created_at: now, updated_at: now })
      .execute();
    return orderId;
  };
  const connection = connect({ url: database.url, poolSize: 1, applicationName: application });
  let kills = 0;
  let sent = 0;
  try {
    for (let after = 1; ; after += 1) {
      const orderId = await buy();
      const { plugin, statements } = killer(after);
      const dying = { ...child.ctx, db: connection.db.withPlugin(plugin) };
      const outcome = await claimOrder(dying, orderId).catch(() => 'killed');
      if (statements() < after) break;
      kills += 1;
      if (outcome === 'placed') sent += 1;
      const { state } = await db
        .selectFrom('dispatch')
        .select('state')
        .where('panel_id', '=', child.panel.id)
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      expect([outcome, state]).toEqual(['killed', 'ready']);
      if (after % 10 === 0) expect(await books()).toEqual([]);
    }
  } finally {
    await connection.close();
  }
  expect(sent).toBe(0);
  expect(kills).toBeGreaterThan(20);
  // Nothing was taken from the owner but for the last one, which nobody killed.
  const left = async () => (await walletBalances(owner, { customerId: owner.actor.accountId })).cash;
  expect(await left()).toBe(usd('499'));
  // Everything that was killed is sent by whoever comes next.
  const ready = await db
    .selectFrom('dispatch')
    .select('order_id')
    .where('panel_id', '=', child.panel.id)
    .where('state', '=', 'ready')
    .execute();
  expect(ready).toHaveLength(kills);
  for (const { order_id } of ready) expect(await claimOrder(child.ctx, order_id)).toBe('placed');
  expect(await left()).toBe(BigInt(usd('499')) - BigInt(kills) * BigInt(usd('1')));
  expect(await books()).toEqual([]);
}, 120_000);

const books = () => checkBooks(db, [...(ledger.books ?? []), ...(orders.books ?? []), ...dispatchRules]);
