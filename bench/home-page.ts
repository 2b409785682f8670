import { fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startPanel } from '../e2e/server/start-panel.ts';
import type { Bench, BenchResult } from './bench.ts';

const rounds = 3;
const headers = { 'accept-encoding': 'br', accept: 'text/html,application/json' };

/** The panel, and a bare server that sends the very bytes of the panel's answer, take turns. */
async function against(path: string): Promise<BenchResult> {
  const panel = await startPanel();
  const reference = await preparedBytes(`${panel.origin}${path}`);
  try {
    const sums = { ours: 0, reference: 0 };
    for (let round = 0; round < rounds; round += 1) {
      sums.ours += await requestsPerSecond(`${panel.origin}${path}`);
      sums.reference += await requestsPerSecond(reference.url);
    }
    return {
      ours: sums.ours / rounds,
      reference: sums.reference / rounds,
      ratio: sums.ours / sums.reference,
      note: `${(reference.bytes / 1000).toFixed(1)} kB compressed`,
    };
  } finally {
    reference.stop();
    await panel.stop();
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 16, duration: 4 });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url} failed`);
  return requests.average;
}

function preparedBytes(source: string): Promise<{ url: string; bytes: number; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'prepared-bytes-server.ts'), [source]);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (message) => {
      const { url, bytes } = message as { url: string; bytes: number };
      resolve({ url, bytes, stop: () => child.kill() });
    });
  });
}

export const benches: readonly Bench[] = [
  { name: 'home page HTML, guest', reach: '≥ 0.60', run: () => against('/') },
  {
    name: 'catalogue page of 40, guest',
    reach: '≥ 0.80',
    run: () => against('/api/v1/services?per_page=40'),
  },
];
