import { Client } from 'pg';

export interface History {
  panelId: bigint;
  serviceId: bigint;
  /** Accounts with consecutive ids who are there already; the others are made. */
  firstAccount: bigint;
  accounts: number;
  orders: number;
}

const tables = [
  'order_group',
  'customer_order',
  'dispatch',
  'ledger_txn',
  'ledger_posting',
  'order_tally',
  'account',
];
const portion = 250_000;
const workers = 2;
const open = 10_000;
const provider = 1;

/**
 * Every customer has the same number of orders, made over the last two years, with checkout, delivery and payment;
 * only the newest are still open. Written past triggers and foreign keys, indexes afterwards; the disk is waited for
 * only at the end.
 */
export async function fillHistory(url: string, history: History): Promise<void> {
  const clients = await Promise.all(Array.from({ length: workers }, () => openClient(url)));
  const [client] = clients;
  if (!client) throw new Error('no connection');
  await setDurable(client, false);
  for (const statement of accountsOf(history)) await client.query(statement);
  const indexes = await dropIndexes(client);
  const starts = Array.from(
    { length: Math.ceil(history.orders / portion) },
    (_, place) => place * portion + 1,
  );
  await inParallel(clients, starts, async (one, from) => {
    const to = Math.min(from + portion - 1, history.orders);
    for (const statement of ordersOf(history, from, to)) await one.query(statement);
  });
  await inParallel(clients, indexes, (one, definition) => one.query(definition));
  for (const statement of endOf(history)) await client.query(statement);
  await inParallel(clients, tables, (one, table) => one.query(`vacuum analyze ${table}`));
  await setDurable(client, true);
  await client.query('checkpoint');
  for (const one of clients) await one.end();
}

async function openClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('set session_replication_role = replica');
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query('set max_parallel_maintenance_workers = 0');
  await client.query('set synchronous_commit = off');
  return client;
}

async function setDurable(client: Client, isDurable: boolean): Promise<void> {
  const settings = { fsync: 'off', full_page_writes: 'off', max_wal_size: "'8GB'", autovacuum: 'off' };
  for (const [name, value] of Object.entries(settings))
    await client.query(isDurable ? `alter system reset ${name}` : `alter system set ${name} = ${value}`);
  await client.query('select pg_reload_conf()');
}

async function inParallel<Item>(
  clients: readonly Client[],
  items: readonly Item[],
  work: (client: Client, item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    clients.map(async (client) => {
      for (const item of waiting) await work(client, item);
    }),
  );
}

async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Their wallets have the numbers of the accounts, far above those of real ones. */
const walletsFrom = 1_000_000_000n;

function accountsOf({ panelId, firstAccount, accounts }: History): string[] {
  return [
    `insert into account (panel_id, id, email, name, affiliate_code, created_at)
     select ${panelId}, ${firstAccount} + n, 'customer' || n || '@example.com', 'Customer ' || n, 'customer' || n, now()
       from generate_series(0, ${accounts - 1}) n on conflict do nothing`,
    `insert into ledger_account (panel_id, id, owner_type, owner_id, kind, debits, credits) overriding system value
     select ${panelId}, ${walletsFrom} + id, 'customer', id, 'cash', 0, 0 from account where panel_id = ${panelId}
     on conflict do nothing`,
  ];
}

function ordersOf(history: History, from: number, to: number): string[] {
  const { panelId, serviceId, firstAccount, accounts, orders } = history;
  const rows = `(select n, ${firstAccount} + n % ${accounts} as account,
                        now() - (${orders} - n) * (interval '2 years' / ${orders}) as at,
                        n > ${orders - open} as is_open from generate_series(${from}, ${to}) n) as made`;
  return [
    `insert into order_group (panel_id, id, account_id, paid_by, created_at, told_at)
     select ${panelId}, n, account, 'balance', at, at from ${rows}`,
    `insert into customer_order (panel_id, id, group_id, account_id, service_id, provider_id, status, link, quantity,
                                 price, pricing_per, listed_cost, charged, charged_cash, delivered, created_at,
                                 starts_at, paid_at, handed_over_at, completed_at, updated_at)
     select ${panelId}, n, n, account, ${serviceId}, ${provider}, case when is_open then 'in_processing' else 'completed' end,
            'https://example.com/' || md5(n::text), 1000, 100000000, 1000, 100000000, 100000000, 100000000,
            case when is_open then 0 else 1000 end, at, at, at, at, case when not is_open then at end, at from ${rows}`,
    `insert into dispatch (panel_id, order_id, ordered_at, state, provider_id, offer_number, number, attempts, next_at,
                           sent_at, next_poll_at, created_at, updated_at)
     select ${panelId}, n, at, case when is_open then 'sent' else 'ended' end, ${provider}, '1', 'P' || n, 1, at, at,
            case when is_open then now() + interval '1 day' end, at, at from ${rows}`,
    `insert into ledger_txn (panel_id, id, type, idem_key, body_hash, ref_type, ref_id, created_at)
     overriding system value
     select ${panelId}, ${walletsFrom} + n, 'order', 'order:' || n, '00000000-0000-0000-0000-000000000000', 'order', n, at
       from ${rows}`,
    `insert into ledger_posting (panel_id, txn_id, seq, debit_account, credit_account, amount, debit_after)
     overriding system value
     select ${panelId}, ${walletsFrom} + n, n, ${walletsFrom} + account, 1, 100000000, 0 from ${rows}`,
  ];
}

function endOf({ panelId, orders, firstAccount, accounts }: History): string[] {
  const after = (sequence: string, value: string) => `select setval('${sequence}', ${value})`;
  return [
    `insert into order_tally (panel_id, account_id, orders)
     select ${panelId}, ${firstAccount} + n, ${Math.floor(orders / accounts)} from generate_series(0, ${accounts - 1}) n
     on conflict (panel_id, account_id) do update set orders = excluded.orders`,
    after('customer_order_id_seq', `${orders}`),
    after('order_group_id_seq', `${orders}`),
    after('account_id_seq', `${firstAccount} + ${accounts}`),
    after('ledger_txn_id_seq', `${walletsFrom} + ${orders}`),
    after('ledger_posting_seq_seq', `${orders + 1_000_000}`),
    after('ledger_account_id_seq', `${walletsFrom} * 2`),
  ];
}
