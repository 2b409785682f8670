import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { join } from 'node:path';
import type { Bench, BenchResult } from '../bench.ts';
import { perSecond } from '../per-second.ts';
import type { FilledConsole, TableCalls } from './fill-console.ts';
import { orderCalls } from './order-calls.ts';

interface ConsoleServer {
  origin: string;
  token: string;
  filled: FilledConsole;
}

const size = [process.env.BENCH_CUSTOMERS ?? '200000', process.env.BENCH_ORDERS ?? '1000000'];
const clients = 4;
const seconds = 3;
const allowedMs = 100;

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
function table(calls: TableCalls): () => Promise<BenchResult> {
  return async () => {
    const server = await consoleServer();
    const times: [name: string, p95: number][] = [];
    for (const [name, path] of Object.entries(calls(server.filled)))
      times.push([name, await slowest5Percent(server, path)]);
    const [, worst] = times.toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
    return {
      ours: 1000 / worst,
      reference: 1000 / allowedMs,
      ratio: allowedMs / worst,
      note: `p95 in ms, to stay below ${allowedMs}: ${times.map(([name, p95]) => `${name} ${p95.toFixed(0)}`).join(', ')}`,
    };
  };
}

async function slowest5Percent(server: ConsoleServer, path: string): Promise<number> {
  await get(server, path);
  const times: number[] = [];
  await perSecond({ clients, seconds }, async () => {
    const start = performance.now();
    await get(server, path);
    times.push(performance.now() - start);
  });
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
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

export const benches: readonly Bench[] = [
  { name: 'console: orders, 1 million standing', reach: '≥ 1.00', run: table(orderCalls) },
];
