import { sql } from 'kysely';
import type { Panel } from '../../apps/server/src/platform/context.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { allowLongStatements } from '../../apps/server/src/platform/db/long-statements.ts';
import { createAccount } from '../../apps/server/src/testing/create-account.ts';
import { fillServices } from '../catalogue/catalogue-database.ts';
import { fillLedger, fillMoney, moneyTables } from './fill-money.ts';
import { fillPeople, peopleTables } from './fill-people.ts';
import { fillWork, workTables } from './fill-work.ts';

export interface ConsoleSize {
  customers: number;
  orders: number;
}

/** Where the rows of a filled panel are. */
export interface FilledConsole {
  firstCustomer: number;
  firstOrder: number;
  firstService: number;
  firstNetwork: number;
  firstProvider: number;
  staff: number;
  size: ConsoleSize;
}

/** What a table is asked, by name: its first page, each filter and each search. */
export type TableCalls = (filled: FilledConsole) => Readonly<Record<string, string>>;

const services = 600;
const providers = 5;

/**
 * A panel as large as the console has to carry: customers, orders over two years in every state, mode and channel,
 * where each stands with its provider, the money that paid for them, and what people wrote and did meanwhile.
 * Written past triggers and foreign keys.
 */
export async function fillConsole(db: Database, panel: Panel, size: ConsoleSize): Promise<FilledConsole> {
  await fillServices(db, panel, services);
  return db.connection().execute(async (connection) => {
    await allowLongStatements(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`set maintenance_work_mem = '256MB'`.execute(connection);
    const { id: staffId } = await createAccount(connection, panel, { role: 'owner' });
    await fillProviders(connection, panel);
    await withoutIndexes(connection, ['account'], () => fillCustomers(connection, panel, size));
    const [customer, service, network, provider] = await Promise.all(
      [
        sql<{
          id: bigint;
        }>`select min(id) as id from account where panel_id = ${panel.id} and id <> ${staffId}`,
        sql<{ id: bigint }>`select min(id) as id from service where panel_id = ${panel.id}`,
        sql<{ id: bigint }>`select min(id) as id from network where panel_id = ${panel.id}`,
        sql<{ id: bigint }>`select min(id) as id from provider where panel_id = ${panel.id}`,
      ].map(async (query) => Number((await query.execute(connection)).rows[0]?.id)),
    );
    const filled = {
      firstCustomer: customer ?? 0,
      firstService: service ?? 0,
      firstNetwork: network ?? 0,
      firstProvider: provider ?? 0,
      firstOrder: 1,
      staff: Number(staffId),
      size,
    };
    const tables = ['customer_order', 'dispatch', ...moneyTables, ...peopleTables, ...workTables];
    await withoutIndexes(connection, tables, async () => {
      for (const fill of [fillOrders, fillMoney, fillLedger, fillPeople, fillWork])
        await fill(connection, panel, filled);
    });
    await sql`set session_replication_role = origin`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    return filled;
  });
}

async function fillProviders(db: Database, panel: Panel): Promise<void> {
  await sql`
    insert into provider (panel_id, name, adapter)
    select ${panel.id}, 'Provider ' || n, 'manual' from generate_series(1, ${providers}::int) n`.execute(db);
}

async function fillCustomers(db: Database, panel: Panel, size: ConsoleSize): Promise<void> {
  await sql`
      insert into account (panel_id, email, name, affiliate_code, created_at)
      select ${panel.id}, 'customer' || n || '@example.com', 'Customer ' || n, 'customer' || n,
             now() - n * interval '4 minutes'
        from generate_series(1, ${size.customers}::int) n`.execute(db);
}

/** One order every minute; one customer in a hundred has half of them, as resellers do. */
async function fillOrders(db: Database, panel: Panel, filled: FilledConsole): Promise<void> {
  const { size, firstCustomer, firstService, firstProvider } = filled;
  await sql`
    insert into order_group (panel_id, id, account_id, paid_by, created_at, told_at)
    select ${panel.id}, id, id, 'balance', created_at, created_at from account where panel_id = ${panel.id}`.execute(
    db,
  );
  await sql`
    insert into customer_order (panel_id, id, group_id, account_id, service_id, provider_id, drip_feed_id, run,
                                subscription_id, status, cancel_reason, link, quantity, price, pricing_per, listed_cost,
                                charged, charged_cash, delivered, source, channel, created_at, starts_at, paid_at,
                                handed_over_at, completed_at, updated_at)
    select ${panel.id}, n, customer, customer, ${firstService}::bigint + n * 7919::bigint % ${services},
           case when status <> 'unpaid' then ${firstProvider}::bigint + n % ${providers - 1} end,
           case when n % 50 = 3 then n end, case when n % 50 = 3 then 1 end, case when n % 80 = 5 then n end,
           status, case when status = 'canceled' and n % 2 = 0 then 'partial' end,
           'https://instagram.com/p/' || md5(n::text), 1000, 100000000, 1000, cost, case when status = 'unpaid' then 0 else cost end,
           case when status = 'unpaid' then 0 else cost end, case when status = 'completed' then 1000 else 0 end,
           case when n % 40 = 9 then 'mass_order' when n % 3 = 0 then 'api' else 'cart' end,
           case when n % 3 = 0 then 'api' when n % 20 = 1 then 'guest' when n % 25 = 2 then 'widget' else 'web' end,
           placed, placed, placed, placed, case when status in ('completed', 'canceled') then placed end, placed
      from (select n, now() - (${size.orders}::int - n) * interval '1 minute' as placed,
                   ${firstCustomer}::bigint + case when n % 2 = 0 then n % ${Math.ceil(size.customers / 100)}
                     else n::bigint * 104729 % ${size.customers} end as customer,
                   case when n % 1000 = 7 then 50000000000 else (1 + n % 5000) * 1000000::bigint end as cost,
                   case when n > ${size.orders}::int - 20000 and n % 4 <> 0 then 'in_processing'
                        when n % 400 = 1 then 'error' when n % 500 = 2 then 'stopped' when n % 700 = 3 then 'in_moderation'
                        when n % 60 = 4 then 'unpaid' when n % 10 = 5 then 'canceled' else 'completed' end as status
              from generate_series(1, ${size.orders}::int) n) as made`.execute(db);
  await sql`
    insert into dispatch (panel_id, order_id, ordered_at, state, provider_id, offer_number, number, attempts, next_at,
                          sent_at, cost, created_at, updated_at)
    select panel_id, id, created_at,
           case when id % 5000 = 11 then 'unknown' when status = 'error' or id % 30 = 5 then 'rejected'
                when status in ('completed', 'canceled') then 'ended' else 'sent' end,
           provider_id, '1', 'P' || id, 1, created_at, created_at, cost / 2, created_at, created_at
      from customer_order where panel_id = ${panel.id} and provider_id is not null`.execute(db);
}

/** A million rows are written much faster when their indexes are made afterwards, all at once. */
async function withoutIndexes(
  db: Database,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any(${tables}::regclass[]) and not exists (
       select from pg_constraint where conindid = indexrelid)`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
  await work();
  for (const { definition } of indexes) await sql`${sql.raw(definition)}`.execute(db);
}
