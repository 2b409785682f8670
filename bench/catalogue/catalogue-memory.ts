import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Bench, BenchResult } from '../bench.ts';

const allowed = 60;

async function memory(): Promise<BenchResult> {
  const script = join(import.meta.dirname, 'catalogue-memory-process.ts');
  const child = fork(script, { execArgv: ['--expose-gc'] });
  const [{ megabytes }] = (await once(child, 'message')) as [{ megabytes: number }];
  await once(child, 'exit');
  return {
    ours: megabytes,
    reference: allowed,
    ratio: megabytes / allowed,
    note: 'megabytes, all texts unique, 12 languages in use',
  };
}

export const benches: readonly Bench[] = [
  { name: 'catalogue: memory of 10,000 services', reach: '≤ 1.00', run: memory },
];
