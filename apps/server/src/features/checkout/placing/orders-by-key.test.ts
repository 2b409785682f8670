import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '../../../platform/db/connect.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { newLink, openShop } from '../../orders/testing/shop.ts';
import { placeOrders } from './place-orders.ts';

const database = await testDatabase();
const shop = await openShop(database);

test('a connection that was there before the first order reads no table whole for the next ones', async () => {
  const service = await shop.service();
  const customer = await shop.customer('5');
  await sql`vacuum analyze`.execute(database.db);
  const { db, close } = connect({ url: database.url, poolSize: 1, applicationName: 'marquee-test-early' });
  const scanned = await inTransaction({ ...customer, db }, async (tx) => {
    for (let placed = 0; placed < 3; placed += 1) {
      const orders = [{ service_id: Number(service.id), quantity: 1000, url: newLink() }];
      await placeOrders(tx, { orderRequest: { orders }, idempotencyKey: undefined });
    }
    const { rows } = await sql<{ relname: string; n_tup_ins: bigint; seq_scan: bigint }>`
      select relname, n_tup_ins, seq_scan from pg_stat_xact_user_tables where n_tup_ins > 0 order by relname`.execute(
      tx.db,
    );
    return rows;
  }).finally(close);
  expect(scanned.map(({ relname }) => relname)).toEqual(
    expect.arrayContaining(['customer_order', 'ledger_posting', 'ledger_txn', 'order_group']),
  );
  expect(scanned.filter(({ seq_scan }) => seq_scan > 0n)).toEqual([]);
});

test('whatever keeps its first plan plans for a full table', async () => {
  const { rows } = await sql<{ name: string; byKey: boolean }>`
    select proname as name, 'enable_seqscan=off' = any (proconfig) as "byKey"
      from pg_proc where 'plan_cache_mode=force_generic_plan' = any (proconfig)`.execute(database.db);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  expect(rows.filter(({ byKey }) => !byKey)).toEqual([]);
});
