import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { packagedPostgres } from '../../apps/server/src/platform/db/embedded/locate-binaries.ts';
import { syncsPerSecond } from '../load/sync-rate.ts';

export interface Machine {
  processor: string;
  cores: number;
  memoryGigabytes: number;
  system: string;
  node: string;
  postgres: string;
  /** Of 8 kB, by the disk under the databases. */
  syncsPerSecond: number;
  measuredOn: string;
}

export function describeMachine(): Machine {
  const embedded = readFileSync(join(packagedPostgres(), 'package.json'), 'utf8');
  return {
    processor: processorName(),
    cores: availableParallelism(),
    memoryGigabytes: Math.round(totalmem() / 1e9),
    system: `${type()} ${release()}, ${process.arch}`,
    node: process.version,
    postgres: (JSON.parse(embedded) as { version: string }).version,
    syncsPerSecond: Math.round(syncsPerSecond()),
    measuredOn: new Date().toISOString().slice(0, 10),
  };
}

/** Node does not know the names of all processors; Linux's own list does. */
function processorName(): string {
  const [{ model = '' } = {}] = cpus();
  if (model !== '' && model !== 'unknown') return model;
  try {
    const list = execFileSync('lscpu', { encoding: 'utf8' });
    return /^Model name:\s*(.*)$/m.exec(list)?.[1] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
