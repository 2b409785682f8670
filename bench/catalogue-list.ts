import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { againstPreparedBytes } from './against-prepared-bytes.ts';
import type { Bench, BenchResult } from './bench.ts';

/** The server has a process of its own, so that the load does not slow what it measures. */
async function pageOfForty(): Promise<BenchResult> {
  const child = fork(join(import.meta.dirname, 'catalogue-server.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  try {
    return await againstPreparedBytes(`${origin}/api/v1/services?per_page=40`);
  } finally {
    child.send('stop');
    await once(child, 'exit');
  }
}

export const benches: readonly Bench[] = [
  { name: 'catalogue: page of 40 from 10,000 services, guest', reach: '≥ 0.80', run: pageOfForty },
];
