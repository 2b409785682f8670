import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../e2e/server/free-port.ts';
import type { Bench, BenchResult } from '../bench.ts';

const program = join(import.meta.dirname, '../../scripts/start.mjs');
const rounds = 3;
const allowedSeconds = 1.5;
const allowedMegabytes = 200;
const idleFor = 8000;

interface Started {
  seconds: number;
  megabytes(): Promise<number>;
}

/** Web and worker as `npm start` runs them, on data from an earlier start. */
async function withStarts<Result>(work: (start: () => Promise<Started>) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let running: ChildProcess | undefined;
  const stop = async () => {
    if (!running) return;
    running.kill('SIGTERM');
    await once(running, 'exit');
    running = undefined;
  };
  const start = async () => {
    await stop();
    const begin = performance.now();
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: metricsToken,
    };
    running = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    await untilReady(origin, running);
    return { seconds: (performance.now() - begin) / 1000, megabytes: () => residentMegabytes(origin) };
  };
  try {
    await start();
    return await work(start);
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function untilReady(origin: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(10);
  }
  throw new Error(`the panel ended with code ${server.exitCode} while starting`);
}

const metricsToken = 'only-for-this-measurement';

async function residentMegabytes(origin: string): Promise<number> {
  const text = await (
    await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  return Number(bytes) / 1e6;
}

function startToReady(): Promise<BenchResult> {
  return withStarts(async (start) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push((await start()).seconds);
    const seconds = times.toSorted((left, right) => left - right)[1] ?? 0;
    return {
      ours: 1 / seconds,
      reference: 1 / allowedSeconds,
      ratio: seconds / allowedSeconds,
      note: `${seconds.toFixed(2)} s, the middle one of ${rounds}; allowed ${allowedSeconds}`,
    };
  });
}

function idleMemory(): Promise<BenchResult> {
  return withStarts(async (start) => {
    const { megabytes } = await start();
    await pause(idleFor);
    const ours = await megabytes();
    return {
      ours,
      reference: allowedMegabytes,
      ratio: ours / allowedMegabytes,
      note: 'megabytes resident, web and worker, without the database',
    };
  });
}

export const benches: readonly Bench[] = [
  { name: 'start to ready, data present', reach: '≤ 1.00', run: startToReady },
  { name: 'start: memory when idle', reach: '≤ 1.00', run: idleMemory },
];
