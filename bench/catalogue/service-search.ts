import type { ServiceIndex } from '@marquee/contract/generated/catalogue.ts';
import {
  IndexedServices,
  type SearchNetwork,
} from '../../apps/web/src/lib/search-worker/indexed-services.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { median, percentile } from '../load/latencies.ts';
import { withCatalogueServer } from './with-catalogue-server.ts';

const rounds = 40;
const typed = [
  'followers',
  'folowers',
  'germany refill',
  'high qualty followers',
  'network 7',
  '30-day',
  'zzzzqqq',
];

/** The worker's code over the index it fetches, queried after every key press. */
async function search(): Promise<BenchResult> {
  return withCatalogueServer({ pages: false }, async (origin) => {
    const read = async <Data>(path: string) =>
      ((await (await fetch(origin + path)).json()) as { data: Data }).data;
    const services = new IndexedServices(
      await read<ServiceIndex>('/api/v1/services/index'),
      await read<SearchNetwork[]>('/api/v1/networks'),
      'en',
    );
    const names = (await namesOf(origin)).map((name) => name.toLowerCase());
    const times: number[] = [];
    const plainTimes: number[] = [];
    for (const text of typed.flatMap(keysOf)) {
      times.push(
        timeOf(() => services.page({ search: text, sort: 'popularity', page: 1, per_page: 40 }), rounds),
      );
      plainTimes.push(timeOf(() => countWith(names, text), rounds * 10));
    }
    const [ours, reference] = [percentile(times, 0.99), percentile(plainTimes, 0.99)];
    return {
      ours: 1000 / ours,
      reference: 1000 / reference,
      ratio: ours / reference,
      note: `ratio of processor times at p99 of ${times.length} texts: ${ours.toFixed(1)} and ${reference.toFixed(2)} ms (${median(times).toFixed(1)} and ${median(plainTimes).toFixed(2)} in the middle); reference: \`includes\` over the 10,000 names, without typos, ranking and page`,
    };
  });
}

async function namesOf(origin: string): Promise<string[]> {
  const index = (await (await fetch(`${origin}/api/v1/services/index`)).json()) as { data: unknown };
  const names: string[] = [];
  JSON.stringify(index, (_key, value: unknown) => {
    if (typeof value === 'string' && value.startsWith('Followers')) names.push(value);
    return value;
  });
  if (names.length === 0) throw new Error('the index names no service');
  return names;
}

function countWith(names: readonly string[], text: string): number {
  return names.filter((name) => name.includes(text)).length;
}

/** CPU time of one run, so that other work on the machine does not count; its clock may tick only every 4 ms. */
function timeOf(work: () => unknown, runs: number): number {
  const before = process.threadCpuUsage();
  for (let run = 0; run < runs; run += 1) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / runs;
}

function keysOf(text: string): string[] {
  return Array.from(text, (_, index) => text.slice(0, index + 1));
}

export const benches: readonly Bench[] = [
  { name: 'search while typing, 10,000 services', reach: '≤ 20', run: search },
];
