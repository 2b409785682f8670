import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts';
import { freePort } from '../../e2e/server/free-port.ts';

const metricsToken = 'only-for-this-measurement';

export interface Started {
  seconds: number;
  origin: string;
  megabytes(): Promise<number>;
  /** Runs a query on its database. */
  ask<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
}

/** Starts a program on data from an earlier start, as often as the work wants. */
export async function withStarts<Result>(
  program: string,
  work: (start: () => Promise<Started>) => Promise<Result>,
): Promise<Result> {
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
  const start = async (): Promise<Started> => {
    await stop();
    const begin = performance.now();
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: metricsToken,
    };
    running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilReady(origin, running);
    const seconds = (performance.now() - begin) / 1000;
    return { seconds, origin, megabytes: () => residentMegabytes(origin), ask: (text) => ask(dataDir, text) };
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
  throw new Error(`the process ended with code ${server.exitCode} while starting`);
}

/** A panel tells it with its metrics, the bare server at an address of its own. */
async function residentMegabytes(origin: string): Promise<number> {
  const bare = await fetch(`${origin}/memory`);
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = bare.ok ? await bare.text() : await (await fetch(`${origin}/metrics`, { headers })).text();
  const bytes = /^process_resident_memory_bytes (\S+)$|"bytes":(\d+)/m.exec(text);
  return Number(bytes?.[1] ?? bytes?.[2]) / 1e6;
}

async function ask<Row extends pg.QueryResultRow>(dataDir: string, text: string): Promise<Row[]> {
  const { url } = await startEmbedded({ dataDir, log: () => undefined });
  const client = new pg.Client({ connectionString: url, application_name: 'bench' });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
