import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Load } from './latencies.ts';

const run = promisify(execFile);

/** PostgreSQL's own load generator, with prepared statements; the script's `:name` are its variables. */
export async function pgbench(
  url: string,
  script: string,
  load: { clients: number; seconds: number },
): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-pgbench-'));
  try {
    const file = join(folder, 'script.sql');
    await writeFile(file, script);
    const { stdout } = await run('pgbench', [
      ...['-n', '-M', 'prepared', '-j', String(Math.min(2, load.clients)), '-c', String(load.clients)],
      ...['-T', String(load.seconds), '-f', file, '-l', `--log-prefix=${join(folder, 'log')}`, url],
    ]);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
    return { perSecond, milliseconds: await latencies(folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One line per transaction: client, number, microseconds, script, time. */
async function latencies(folder: string): Promise<number[]> {
  const logs = (await readdir(folder)).filter((name) => name.startsWith('log.'));
  const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')));
  const lines = texts.flatMap((text) => text.trimEnd().split('\n'));
  return lines.map((line) => Number(line.split(' ')[2]) / 1000);
}
