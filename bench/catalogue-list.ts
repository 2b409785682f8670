import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import type { Bench, BenchResult } from './bench.ts';

interface Target {
  ours: string;
  reference: string;
  bytes: number;
}

const rounds = 3;
const load = { connections: 16, duration: 3, headers: { 'accept-encoding': 'br' } };

/** The server has a process of its own, so that the load does not slow what it measures. */
async function listOfForty(): Promise<BenchResult> {
  const child = fork(new URL('./catalogue-target.ts', import.meta.url), { stdio: 'inherit' });
  const [target] = (await once(child, 'message')) as [Target];
  await autocannon({ ...load, url: target.ours, duration: 1 });
  await autocannon({ ...load, url: target.reference, duration: 1 });
  const sums = { ours: 0, reference: 0 };
  for (let round = 0; round < rounds; round += 1) {
    for (const side of ['reference', 'ours'] as const) {
      const result = await autocannon({ ...load, url: target[side] });
      if (result.non2xx + result.errors > 0)
        throw new Error(`${side}: ${result.non2xx} refused, ${result.errors} failed`);
      sums[side] += result.requests.average;
    }
  }
  child.send('stop');
  await once(child, 'exit');
  return {
    ours: sums.ours / rounds,
    reference: sums.reference / rounds,
    ratio: sums.ours / sums.reference,
    note: `${target.bytes} bytes, brotli, 16 connections`,
  };
}

export const benches: Bench[] = [
  { name: 'catalogue: page of 40 from 10,000 services, guest', reach: '≥ 0.80', run: listOfForty },
];
