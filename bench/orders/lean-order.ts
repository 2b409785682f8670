import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Load } from '../load/latencies.ts';
import { pgbench } from '../load/pgbench.ts';
import type { Shop } from './with-shop.ts';

/** More than take part, so that a balance is found by its key as in a real table. */
const balances = 10_000;

/** The leanest durable order, in a schema of its own beside our tables: see lean-order.sql. */
export async function createLeanOrders(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(await readFile(join(import.meta.dirname, 'lean-order.sql'), 'utf8'));
  await client.query(`insert into lean.balance select 1, n, 1e18 from generate_series(1, ${balances}) n`);
  await client.query('vacuum analyze lean.balance');
  await client.end();
}

export function placeLeanOrders(
  { url, accounts }: { url: string; accounts: number },
  load: { clients: number; seconds: number },
): Promise<Load> {
  const script =
    `\\set customer random(1, ${accounts})\n` +
    `select lean.place_order(1, :customer, 1, 'https://example.com/' || gen_random_uuid(), 1000, 100000000);\n`;
  return pgbench(url, script, load);
}

/** The same behind a bare Fastify route: what HTTP and this driver cost with nothing of ours. */
export async function withLeanServer<Result>(
  shop: Shop,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const child = fork(join(import.meta.dirname, 'lean-order-server.ts'), [
    shop.url,
    String(shop.people.length),
  ]);
  const [origin] = (await once(child, 'message')) as [string];
  try {
    return await work(origin);
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}
