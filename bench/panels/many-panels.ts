import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Bench, BenchResult } from '../bench.ts';
import { withScratchDatabase } from '../catalogue/catalogue-database.ts';
import { fillPanels, hostOf } from './fill-panels.ts';

const children = 1000;
const rounds = 3;
const connections = 16;
/** What a visit of the home page and of the list of services asks for. */
const paths = ['/api/v1/services?per_page=40', '/api/v1/networks', '/settings'];
const parentHost = '127.0.0.1';
const allHosts = Array.from({ length: children }, (_, child) => hostOf(child));

interface RunningServer {
  /** From the start of the process to the first list of services. */
  seconds: number;
  origin: string;
  megabytes(): Promise<number>;
}

async function withServer<T>(url: string, work: (server: RunningServer) => Promise<T>): Promise<T> {
  const begin = performance.now();
  const child = fork(join(import.meta.dirname, 'panels-server.ts'), [url], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--expose-gc'],
  });
  try {
    const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
    await visit(origin, [parentHost]);
    const seconds = (performance.now() - begin) / 1000;
    const megabytes = async () => {
      child.send('memory');
      const [answer] = (await once(child, 'message')) as [{ megabytes: number }];
      return answer.megabytes;
    };
    return await work({ seconds, origin, megabytes });
  } finally {
    child.send('stop');
    await once(child, 'exit');
  }
}

/** One request after the other, each path at each host once. */
async function visit(origin: string, hosts: readonly string[]): Promise<void> {
  const { requests, failed } = await load(origin, hosts, { amount: hosts.length * paths.length });
  if (failed > 0 || requests === 0) throw new Error(`${failed} requests failed`);
}

/** Every connection begins elsewhere in the list: in step, all but one would be answered from the last second's answers. */
async function load(origin: string, hosts: readonly string[], limit: { amount?: number; duration?: number }) {
  const visits = hosts.flatMap((host) =>
    paths.map((path) => ({ method: 'GET' as const, path, headers: { host } })),
  );
  const clients = limit.amount ? 1 : connections;
  const results = await Promise.all(
    Array.from({ length: clients }, (_, client) => {
      const from = Math.floor((visits.length * client) / clients);
      return autocannon({
        url: origin,
        connections: 1,
        headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'application/json' },
        requests: [...visits.slice(from), ...visits.slice(0, from)],
        ...limit,
      });
    }),
  );
  return {
    requests: results.reduce((sum, { requests: { average } }) => sum + average, 0),
    failed: results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0),
  };
}

interface Measured {
  seconds: number;
  megabytes: number;
}

interface MeasuredMany extends Measured {
  /** After a visit of all child panels. */
  visitedMegabytes: number;
  spread: number;
  single: number;
  fillMilliseconds: number;
}

/** Filling takes long, so all rows of the table come from one filling. */
let measured: Promise<{ one: Measured; many: MeasuredMany }> | undefined;

function measure(): Promise<{ one: Measured; many: MeasuredMany }> {
  measured ??= measureAll();
  return measured;
}

async function measureAll() {
  const one = await withPanels(0, (url) => measureStart(url));
  const many = await withPanels(children, async (url, fillMilliseconds) => {
    const started = await measureStart(url);
    const visited = await withServer(url, measureRequests);
    return { ...started, ...visited, fillMilliseconds };
  });
  return { one, many };
}

/** The middle one of several starts, and the memory when only the parent was visited. */
async function measureStart(url: string): Promise<Measured> {
  const times: number[] = [];
  let megabytes = 0;
  for (let round = 0; round < rounds; round += 1)
    await withServer(url, async (server) => {
      times.push(server.seconds);
      megabytes = await server.megabytes();
    });
  return { seconds: times.toSorted((left, right) => left - right)[1] ?? 0, megabytes };
}

async function measureRequests({ origin, megabytes }: RunningServer) {
  await visit(origin, allHosts);
  const visitedMegabytes = await megabytes();
  const sums = { spread: 0, single: 0 };
  for (let round = 0; round < rounds; round += 1) {
    sums.spread += await perSecond(origin, allHosts);
    sums.single += await perSecond(origin, allHosts.slice(0, 1));
  }
  return { visitedMegabytes, spread: sums.spread / rounds, single: sums.single / rounds };
}

async function start(): Promise<BenchResult> {
  const { one, many } = await measure();
  return {
    ours: 1 / many.seconds,
    reference: 1 / one.seconds,
    ratio: many.seconds / one.seconds,
    note: `${many.seconds.toFixed(2)} s with ${children} child panels, ${one.seconds.toFixed(2)} s with one panel; a child was filled in ${many.fillMilliseconds.toFixed(0)} ms`,
  };
}

async function memory(): Promise<BenchResult> {
  const { one, many } = await measure();
  const kilobytes = (megabytes: number) => ((megabytes - one.megabytes) * 1000) / children;
  return {
    ours: many.megabytes,
    reference: one.megabytes,
    ratio: many.megabytes / one.megabytes,
    note: `megabytes; reference: with one panel; ${kilobytes(many.megabytes).toFixed(0)} kB for each idle child panel, ${kilobytes(many.visitedMegabytes).toFixed(0)} just after a visit, answers included`,
  };
}

async function requests(): Promise<BenchResult> {
  const { spread, single } = (await measure()).many;
  return {
    ours: spread,
    reference: single,
    ratio: spread / single,
    note: `services, networks and settings of ${children} child panels in turn; reference: of one of them`,
  };
}

async function perSecond(origin: string, hosts: readonly string[]): Promise<number> {
  const { requests: count, failed } = await load(origin, hosts, { duration: 4 });
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return count;
}

function withPanels<T>(
  count: number,
  work: (url: string, fillMilliseconds: number) => Promise<T>,
): Promise<T> {
  return withScratchDatabase(async (url) => work(url, await fillPanels(url, count)));
}

export const benches: readonly Bench[] = [
  { name: 'panels: start with 1,000 child panels', reach: '≤ 2.00', run: start },
  { name: 'panels: memory with 1,000 idle child panels', reach: '≤ 2.00', run: memory },
  { name: 'panels: requests spread over 1,000 child panels', reach: '≥ 0.70', run: requests },
];
