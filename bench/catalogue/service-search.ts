import type { ServiceIndex } from '@marquee/contract/catalogue/service-index.ts';
import {
  IndexedServices,
  type SearchNetwork,
} from '../../apps/web/src/lib/search-worker/indexed-services.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { withCatalogueServer } from './with-catalogue-server.ts';

const allowed = 8;
const rounds = 20;
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
    );
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const text of typed.flatMap(keysOf)) {
        const start = busyMilliseconds();
        services.page({ search: text, sort: 'popularity', page: 1, per_page: 40 });
        times.push(busyMilliseconds() - start);
      }
    }
    times.sort((one, other) => one - other);
    const slowest = times[Math.floor(times.length * 0.99)] ?? 0;
    const middle = times[Math.floor(times.length / 2)] ?? 0;
    return {
      ours: slowest,
      reference: allowed,
      ratio: slowest / allowed,
      note: `milliseconds at p99 of ${times.length} questions, ${middle.toFixed(1)} ms in the middle`,
    };
  });
}

/** CPU time, so that other work on the machine does not count. */
function busyMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function keysOf(text: string): string[] {
  return Array.from(text, (_, index) => text.slice(0, index + 1));
}

export const benches: readonly Bench[] = [
  { name: 'search while typing, 10,000 services', reach: '≤ 1.00', run: search },
];
