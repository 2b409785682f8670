import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench, BenchResult } from '../bench.ts';
import { perSecond } from '../per-second.ts';

export interface Shop {
  origin: string;
  url: string;
  panelId: string;
  serviceId: string;
  people: { id: string; token: string }[];
}

const run = promisify(execFile);
const clients = 16;
const rounds = 3;
const seconds = 4;

export async function withShop<Result>(
  size: { customers: number; orders?: number },
  work: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const counts = [String(size.customers), String(size.orders ?? 0)];
  const child = fork(join(import.meta.dirname, 'place-order-server.ts'), counts, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [shop] = (await once(child, 'message')) as [Shop];
  try {
    return await work(shop);
  } finally {
    child.send('stop');
    await once(child, 'exit');
  }
}

const agent = new http.Agent({ keepAlive: true, maxSockets: clients });

/** Node's plain client: the load generator shares the cores with the server, so it must be light. */
export function call(shop: Shop, token: string, path: string, body?: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${shop.origin}${path}`,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(text))));
      },
    );
    request.on('error', reject);
    request.end(body ? JSON.stringify(body) : undefined);
  });
}

let links = 0;

export function orderPerSecond(shop: Shop): Promise<number> {
  return perSecond({ clients, seconds }, (turn) => {
    const person = shop.people[turn % shop.people.length];
    links += 1;
    const line = {
      service_id: Number(shop.serviceId),
      quantity: 1000,
      url: `https://example.com/post/${links}`,
    };
    return call(shop, person?.token ?? '', '/api/v1/orders', { orders: [line], total: '1' });
  });
}

/** The same writes in one call, driven by PostgreSQL's own load generator. */
async function pgbenchPerSecond(shop: Shop): Promise<number> {
  const order = {
    service_id: shop.serviceId,
    status: 'in_processing',
    name: '',
    link: 'LINK',
    price: '100000000',
    pricing_per: '1000',
    is_guarantee: false,
    is_speedup: false,
    is_reorder: false,
    guarantee_days: 0,
    countries: [],
    targetable_values: [],
    source: 'api',
    provider_type: 'Default',
    provider_params: {},
    quantity: '1000',
    listed_cost: '100000000',
    coupon_discount: '0',
    drip_feed: null,
    run: null,
    holds_link: true,
    minutes_until_start: 0,
  };
  // pgbench reads a colon before a word as one of its variables.
  const orders = JSON.stringify([order])
    .replaceAll('":', '": ')
    .replace('LINK', "https://example.com/' || gen_random_uuid() || '");
  const first = shop.people[0]?.id ?? '1';
  const last = BigInt(first) + BigInt(shop.people.length) - 1n;
  const file = join(tmpdir(), `marquee-place-order-${process.pid}.sql`);
  await writeFile(
    file,
    `\\set customer random(${first}, ${last})\n` +
      `select * from place_orders(${shop.panelId}, :customer, '{"paid_by": "balance", "has_coupon": false}', '[]', ` +
      `('${orders}')::jsonb, true, :customer, null, now());\n`,
  );
  const { stdout } = await run('pgbench', [
    ...['-n', '-M', 'prepared', '-j', '2', '-c', String(clients)],
    ...['-T', String(seconds), '-f', file, shop.url],
  ]);
  await rm(file);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
}

/** Ours and the reference take turns, so that a busy moment of the machine affects both. */
function place(customers: number): Promise<BenchResult> {
  return withShop({ customers }, async (shop) => {
    const sums = { ours: 0, reference: 0 };
    await orderPerSecond(shop);
    for (let round = 0; round < rounds; round += 1) {
      sums.reference += await pgbenchPerSecond(shop);
      sums.ours += await orderPerSecond(shop);
    }
    return {
      ours: sums.ours / rounds,
      reference: sums.reference / rounds,
      ratio: sums.ours / sums.reference,
      note: 'reference: pgbench, the same writes in one call',
    };
  });
}

const allowed = 30;

/** The first page of the list: 10 rows and the total count. */
function listOrders(): Promise<BenchResult> {
  return withShop({ customers: 1, orders: 100_000 }, async (shop) => {
    const token = shop.people[0]?.token ?? '';
    const times: number[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      const start = performance.now();
      await call(shop, token, '/api/v1/orders/datatable?start=0&length=10');
      times.push(performance.now() - start);
    }
    const median = times.toSorted((left, right) => left - right)[30] ?? 0;
    return {
      ours: 1000 / median,
      reference: 1000 / allowed,
      ratio: allowed / median,
      note: `median ${median.toFixed(1)} ms, to stay below ${allowed}`,
    };
  });
}

export const benches: readonly Bench[] = [
  { name: 'place-order, 16 clients, many accounts', reach: '≥ 0.40', run: () => place(200) },
  { name: 'place-order-one-account, 16 clients', reach: '≥ 0.60', run: () => place(1) },
  { name: 'order-list of a customer with 100,000 orders', reach: '≥ 1.00', run: listOrders },
];
