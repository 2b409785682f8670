import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { withDatabase } from '../../e2e/server/panel-database.ts';
import { type RunningPanel, startPanel } from '../../e2e/server/start-panel.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { percentile } from '../load/latencies.ts';

const seconds = 10;
const connections = 200;

/** What a stranger can invent without end. */
const invented: readonly ((turn: number) => string)[] = [
  (turn) => `/services?x=${turn}`,
  (turn) => `/?search=${turn}`,
  (turn) => `/services?sort=price_asc&min=${turn}`,
  (turn) => `/${turn}`,
  (turn) => `/services/${turn}`,
  (turn) => `/no/such/${turn}`,
  (turn) => `/login?redirect=/${turn}`,
  (turn) => `/api/v1/services?search=${turn}`,
  (turn) => `/social-card.png?path=/${turn}`,
];

/** Others' health checks, orders and deliveries while strangers ask for random addresses, against the calm before. */
async function flooded(): Promise<BenchResult> {
  const panel = await startPanel();
  process.env.PANEL_DATA_DIR = panel.dataDir;
  try {
    const customer = await openCustomer(panel);
    await measure(panel, customer, 3);
    const calm = await measure(panel, customer, seconds);
    const flood = startFlood(panel.origin);
    await pause(1000);
    const busy = await measure(panel, customer, seconds);
    const statuses = await flood.stop();
    const [before, after] = [percentile(calm.orders, 0.5), percentile(busy.orders, 0.5)];
    return {
      ours: 1000 / after,
      reference: 1000 / before,
      ratio: before / after,
      note:
        `/healthz p99 ${show(calm.health)} → ${show(busy.health)} ms (to stay below 100); ` +
        `orders ${before.toFixed(0)} → ${after.toFixed(0)} ms; sent to the provider after ` +
        `${calm.sentAfter.toFixed(1)} → ${busy.sentAfter.toFixed(1)} s; the flood got ${statuses}`,
    };
  } finally {
    await panel.stop();
  }
}

const show = (waits: readonly number[]) => percentile(waits, 0.99).toFixed(0);

interface Measured {
  health: number[];
  orders: number[];
  /** Seconds until the orders of this time were all sent, from their placing; the worst one. */
  sentAfter: number;
}

async function measure(panel: RunningPanel, customer: Customer, duration: number): Promise<Measured> {
  const end = performance.now() + duration * 1000;
  const startedAt = new Date();
  const [health, orders] = await Promise.all([
    repeat(end, 10, () => ask(`${panel.origin}/healthz`, measuring)),
    repeat(end, 50, () => placeOrder(panel, customer)),
  ]);
  return { health, orders, sentAfter: await slowestSend(startedAt) };
}

/** The milliseconds of each run. */
async function repeat(end: number, rest: number, work: () => Promise<number>): Promise<number[]> {
  const waits: number[] = [];
  while (performance.now() < end) {
    const start = performance.now();
    const status = await work();
    if (status !== 200) throw new Error(`a measured call answered ${status}`);
    waits.push(performance.now() - start);
    await pause(rest);
  }
  return waits;
}

interface Customer {
  authorization: string;
  serviceId: number;
}

async function openCustomer(panel: RunningPanel): Promise<Customer> {
  const serviceId = await withDatabase(async (database) => {
    await database.query(
      `insert into panel_settings (panel_id, overrides) values (1, '{"captcha_is_enabled": false}')
       on conflict (panel_id) do update set overrides = panel_settings.overrides || excluded.overrides`,
    );
    const { rows } = await database.query(
      `select s.id from service s
         join service_type t on t.panel_id = s.panel_id and t.id = s.service_type_id
         join network n on n.panel_id = t.panel_id and n.id = t.network_id
        where s.panel_id = 1 and n.slug = 'youtube' and t.slug = 'youtube-likes'
          and s.is_enabled and not s.is_deactivated and not s.restricted_access and not s.payment_restricted
          and not s.is_package and not s.calculable_quantity and s.min <= 50 and 50 % s.step = 0
        order by s.default_price limit 1`,
    );
    return Number(rows[0]?.id);
  });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(`${panel.origin}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'customer@demo.localhost', password: 'marquee-demo' }),
    });
    if (answer.ok) return { authorization: answer.headers.get('authorization') ?? '', serviceId };
    await pause(100);
  }
  throw new Error('the panel lets nobody in');
}

let placed = 0;

function placeOrder({ origin }: RunningPanel, { authorization, serviceId }: Customer): Promise<number> {
  placed += 1;
  const video = `v${String(placed).padStart(10, '0')}`;
  const line = { service_id: serviceId, quantity: 50, url: `https://www.youtube.com/watch?v=${video}` };
  return ask(`${origin}/api/v1/orders`, measuring, authorization, { orders: [line], total: '1000' });
}

async function slowestSend(since: Date): Promise<number> {
  return withDatabase(async (database) => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const { rows } = await database.query(
        `select count(*) filter (where sent_at is null)::int as waiting,
                extract(epoch from max(sent_at - created_at))::float as slowest
           from dispatch where created_at >= $1`,
        [since],
      );
      if (rows[0]?.waiting === 0) return Number(rows[0]?.slowest ?? 0);
      await pause(100);
    }
    return Number.POSITIVE_INFINITY;
  });
}

const measuring = new http.Agent({ keepAlive: true });

function startFlood(origin: string): { stop(): Promise<string> } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const statuses = new Map<number, number>();
  let isOver = false;
  let turn = 0;
  const client = async () => {
    while (!isOver) {
      turn += 1;
      const path = invented[turn % invented.length]?.(turn) ?? '/';
      const status = await ask(`${origin}${path}`, agent).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const clients = Array.from({ length: connections }, client);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(clients);
      agent.destroy();
      return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    },
  };
}

/** The status, once the whole answer has arrived. */
function ask(url: string, agent: http.Agent, authorization?: string, body?: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      // The panel trusts this machine as its proxy: strangers and customers come from different networks.
      'x-forwarded-for': agent === measuring ? '198.51.100.7' : '203.0.113.7',
      accept: url.includes('/api/') ? 'application/json' : 'text/html',
      ...(authorization ? { authorization, 'content-type': 'application/json' } : {}),
    };
    const request = http.request(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
    request.end(body ? JSON.stringify(body) : undefined);
  });
}

export const benches: readonly Bench[] = [
  { name: 'orders while 200 strangers invent addresses', reach: '≥ 0.50', run: flooded },
];
