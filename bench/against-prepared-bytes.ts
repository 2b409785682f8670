import { fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { BenchResult } from './bench.ts';

const rounds = 3;
const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,application/json' };

/** Measures the address and a bare server that sends the same bytes, in turns. */
export async function againstPreparedBytes(url: string): Promise<BenchResult> {
  const reference = await preparedBytes(url);
  try {
    const sums = { ours: 0, reference: 0 };
    for (let round = 0; round < rounds; round += 1) {
      sums.ours += await requestsPerSecond(url);
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
  }
}

export async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 16, duration: 4 });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url} failed`);
  return requests.average;
}

export function preparedBytes(source: string): Promise<{ url: string; bytes: number; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'prepared-bytes-server.ts'), [source]);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (message) => {
      const { url, bytes } = message as { url: string; bytes: number };
      resolve({ url, bytes, stop: () => child.kill() });
    });
  });
}
