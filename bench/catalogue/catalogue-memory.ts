import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Bench, BenchResult } from '../bench.ts';

async function memory(): Promise<BenchResult> {
  const script = join(import.meta.dirname, 'catalogue-memory-process.ts');
  const child = fork(script, { execArgv: ['--expose-gc'] });
  const [{ megabytes, rowsMegabytes }] = (await once(child, 'message')) as [
    { megabytes: number; rowsMegabytes: number },
  ];
  await once(child, 'exit');
  return {
    ours: megabytes,
    reference: rowsMegabytes,
    ratio: megabytes / rowsMegabytes,
    note: 'megabytes, all texts unique, 12 languages in use; reference: the rows as the driver gives them',
  };
}

export const benches: readonly Bench[] = [
  { name: 'catalogue: memory of 10,000 services', reach: '≤ 1.50', run: memory },
];
