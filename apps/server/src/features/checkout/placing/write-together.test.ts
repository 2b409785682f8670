import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CacheDefinition } from '../../../platform/caches.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/errors.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { checkBooks, creditWallet, ledger, walletBalances } from '../../ledger/index.ts';
import { fundCustomer, outcomes, usd } from '../../ledger/testing/fund-customer.ts';
import { orders } from '../../orders/index.ts';
import { type Customer, newLink, openShop } from '../../orders/testing/shop.ts';
import type { OrderRequest } from '../order-request.ts';
import { placeAll } from './place-all.ts';
import { placeOrders } from './place-orders.ts';
import { placementOf } from './placement.ts';
import { priceOrders } from './price-orders.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database);
const service = await shop.service();

const books = () => checkBooks(db, [...(ledger.books ?? []), ...(orders.books ?? [])]);
/** 1 USD. */
const line = (url = newLink()) => ({ service_id: Number(service.id), quantity: 1000, url });
const place = (customer: Customer, lines: OrderRequest['orders'] = [line()], idempotencyKey?: string) =>
  placeOrders(customer, { orderRequest: { orders: lines }, idempotencyKey });
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

async function placement(
  customer: Customer,
  lines: OrderRequest['orders'],
  paidBy: 'balance' | 'invoice' = 'balance',
) {
  const orderRequest = { orders: lines };
  const priced = await priceOrders(customer, orderRequest, { from: 'balance' });
  return placementOf(customer, { accountId: customer.actor.accountId, orderRequest, priced, paidBy });
}

async function left(customer: Customer): Promise<string> {
  const { cash, bonus } = await walletBalances(customer, { customerId: customer.actor.accountId });
  return `${formatMoney(bonus)} + ${formatMoney(cash)}`;
}

const kept = new Map<unknown, Promise<unknown>>();

/** Caches are kept as in a real process, so that nothing is read between a call and its writing. */
function keepingCaches(customer: Customer): Customer {
  const get = <T>(definition: CacheDefinition<T>, panelId: bigint): Promise<T> => {
    const value = kept.get(definition) ?? definition.load(db, panelId);
    kept.set(definition, value);
    return value as Promise<T>;
  };
  return { ...customer, caches: { get } };
}

const ordersOf = ({ actor: { accountId } }: Customer) =>
  db.selectFrom('customer_order').selectAll().where('account_id', '=', accountId).orderBy('id').execute();

test('one call decides for each request in the order of arrival, and a refused one stands in nobody’s way', async () => {
  const [rich, poor, holder] = [await shop.customer('3'), await shop.customer(), await shop.customer('9')];
  const mixed: Customer = {
    ...rich,
    actor: { ...rich.actor, accountId: await fundCustomer(shop.ctx, { bonus: usd('1.5'), cash: usd('1') }) },
  };
  const running = newLink();
  await place(holder, [line(running)]);
  const results = await placeAll(db, [
    await placement(rich, [line()]),
    await placement(rich, [line(), line(), line()]),
    await placement(holder, [line(), line(running)]),
    await placement(rich, [line(), line()]),
    await placement(mixed, [line(), line()]),
    await placement(poor, [line()], 'invoice'),
    await placement(poor, [line()]),
    await placement(holder, [line()]),
  ]);
  const told = results.map((result) =>
    result instanceof Refusal ? (result.fields[0]?.code ?? result.code) : result.orderIds.length,
  );
  expect(told).toEqual([1, 'balance_too_low', 'link_in_use', 2, 2, 1, 'balance_too_low', 1]);
  expect(await Promise.all([rich, holder, mixed, poor].map(left))).toEqual([
    '0 + 0',
    '0 + 7',
    '0 + 0.5',
    '0 + 0',
  ]);
  const amounts = (await ordersOf(mixed)).map(({ charged, charged_cash }) =>
    [charged, charged_cash].map((amount) => formatMoney(money(amount))),
  );
  expect(amounts).toEqual([
    ['1', '0'],
    ['1', '0.5'],
  ]);
  expect((await ordersOf(poor)).map(({ status, charged }) => [status, charged])).toEqual([['unpaid', 0n]]);
  const { rows } = await sql<{ after: bigint }>`
    select debit_after as after from ledger_posting join ledger_account as wallet on wallet.id = debit_account
     where owner_type = 'customer' and owner_id = ${mixed.actor.accountId} order by seq`.execute(db);
  expect(rows.map(({ after }) => formatMoney(money(after)))).toEqual(['0.5', '0', '0.5']);
  expect(await books()).toEqual([]);
});

test('drip feeds of several requests keep to their own, also behind one that is refused', async () => {
  const [one, other, broke] = [await shop.customer('9'), await shop.customer('9'), await shop.customer()];
  const gradual = await shop.service({ drip_feed_is_allowed: true });
  const drip = (runs: number) => ({
    ...line(),
    service_id: Number(gradual.id),
    drip_feed: { runs, minutes_between_runs: 10, mode: 'flat' as const, quantity_step: 0 },
  });
  await placeAll(db, [
    await placement(broke, [drip(2)]),
    await placement(one, [line(), drip(3)]),
    await placement(other, [drip(2), drip(4)]),
  ]);
  const feeds = await db
    .selectFrom('drip_feed')
    .innerJoin('customer_order', 'customer_order.drip_feed_id', 'drip_feed.id')
    .select([
      'drip_feed.account_id',
      'customer_order.account_id as payer',
      'runs',
      'run',
      'starts_at',
      'drip_feed.created_at',
    ])
    .orderBy('customer_order.id')
    .execute();
  expect(feeds.every(({ account_id, payer }) => account_id === payer)).toBe(true);
  expect(feeds.map(({ runs, run }) => `${run}/${runs}`).join(' ')).toBe(
    '1/3 2/3 3/3 1/2 2/2 1/4 2/4 3/4 4/4',
  );
  expect(
    feeds.map(({ starts_at, created_at }) => (starts_at.getTime() - created_at.getTime()) / 600_000),
  ).toEqual([0, 1, 2, 0, 1, 0, 1, 2, 3]);
  expect(await ordersOf(broke)).toEqual([]);
  expect(await books()).toEqual([]);
});

test('what is placed at the same moment is written together, and nobody gets more than they can pay', async () => {
  const customers = (await Promise.all(times(5, () => shop.customer('4')))).map(keepingCaches);
  for (const customer of customers) await place(customer);
  const { fulfilled, refused } = await outcomes(
    times(60, (turn) => place(customers[turn % 5] ?? expect.unreachable())),
  );
  expect(fulfilled).toHaveLength(15);
  expect(refused).toEqual({ insufficient_balance: 45 });
  expect(await Promise.all(customers.map(left))).toEqual(times(5, () => '0 + 0'));
  const { rows } = await sql<{ orders: number; writes: number }>`
    select count(*)::int as orders, count(distinct xmin::text)::int as writes from customer_order
     where account_id = any (${customers.map(({ actor }) => actor.accountId)}::bigint[])`.execute(db);
  expect(rows[0]?.orders).toBe(5 + 15);
  expect(rows[0]?.writes).toBeLessThan(5 + 15);
  expect(await books()).toEqual([]);
});

test('of many calls for one link one wins, whatever else is in its batch', async () => {
  const customer = await shop.customer('20');
  const url = newLink();
  const { fulfilled, refused } = await outcomes([
    ...times(8, () => place(customer, [line(url)])),
    ...times(8, () => place(customer, [line(), line(url)])),
    place(customer),
  ]);
  expect(fulfilled).toHaveLength(2);
  expect(refused).toEqual({ invalid_input: 15 });
  expect(await left(customer)).toMatch(/^0 \+ 1[78]$/);
  expect(await books()).toEqual([]);
});

test('each keeps its key: a repeat gets the first answer, another body is refused, a refused call may come again', async () => {
  const [customer, poor] = [await shop.customer('9'), await shop.customer()];
  const bodies = times(3, () => [line()]);
  const calls = times(9, (turn) => place(customer, bodies[turn % 3], `key ${turn % 3}`));
  const { fulfilled, refused } = await outcomes([
    ...calls,
    place(customer, [line()], 'key 1'),
    place(poor, [line()], 'key 1'),
    place(customer, [line()], 'k'.repeat(201)),
  ]);
  expect(new Set(fulfilled.map(({ order_group_id }) => order_group_id)).size).toBe(3);
  expect(fulfilled).toHaveLength(9);
  expect(refused).toEqual({ idempotency_mismatch: 2, insufficient_balance: 1 });
  expect(await ordersOf(customer)).toHaveLength(3);
  const body = [line()];
  await expect(place(poor, body, 'again')).rejects.toThrow('insufficient_balance');
  await creditWallet(shop.ctx, {
    type: 'invoiced',
    methodId: 1n,
    customerId: poor.actor.accountId,
    amount: usd('1'),
    key: 'late',
  });
  expect(await place(poor, body, 'again')).toMatchObject({ total: '1' });
  expect(await books()).toEqual([]);
});

test('a batch that fails because of one of its orders is placed without that one', async () => {
  const customers = await Promise.all(times(6, () => shop.customer('1')));
  await sql
    .raw(`
    create function refuse_cursed() returns trigger language plpgsql as $$
    begin
      if new.link like '%/cursed' then raise exception 'cursed'; end if;
      return new;
    end $$;
    create trigger refuse_cursed before insert on customer_order for each row execute function refuse_cursed();
  `)
    .execute(db);
  const { fulfilled, refused } = await outcomes(
    customers.map((customer, turn) =>
      place(customer, [line(turn === 3 ? 'https://example.com/cursed' : newLink())]),
    ),
  );
  await sql`drop function refuse_cursed cascade`.execute(db);
  expect([fulfilled.length, refused]).toEqual([5, { cursed: 1 }]);
  expect(await books()).toEqual([]);
});

test('calls whose connection is lost in the middle are refused once and written at most once', async () => {
  const customer = await shop.customer('9');
  const { accountId } = customer.actor;
  const waiting = () =>
    sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%place_orders%'`.execute(
      db,
    );
  let ended: ReturnType<typeof outcomes> | undefined;
  await inTransaction(customer, async (tx) => {
    await sql`select from ledger_account where owner_type = 'customer' and owner_id = ${accountId} for update`.execute(
      tx.db,
    );
    ended = outcomes(times(6, () => place(customer)));
    await expect.poll(async () => (await waiting()).rows.length).toBe(1);
    for (const { pid } of (await waiting()).rows)
      await sql`select pg_terminate_backend(${pid})`.execute(tx.db);
  });
  const { fulfilled, refused } = (await ended) ?? expect.unreachable();
  expect(Object.keys(refused).every((message) => /terminat/.test(message))).toBe(true);
  expect(fulfilled.length).toBeLessThan(6);
  expect(await ordersOf(customer)).toHaveLength(fulfilled.length);
  await place(customer);
  expect(await ordersOf(customer)).toHaveLength(fulfilled.length + 1);
  expect(await books()).toEqual([]);
});
