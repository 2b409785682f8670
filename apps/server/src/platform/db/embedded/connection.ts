import { openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupProblem } from '../../process/startup-problem.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { readPassword } from './create-cluster.ts';

/** Crash recovery after a power cut can take this long. */
const timeoutMilliseconds = 300_000;

/** `sslmode` is explicit, because a PGSSLMODE in the environment would otherwise require TLS. */
export function databaseUrl(place: ClusterPlace, port: number, database: string): string {
  return `postgres://marquee:${readPassword(place)}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

/** Waits until the server answers and the `marquee` database exists; false when its process ends instead. */
export async function waitUntilReady(
  place: ClusterPlace,
  port: number,
  isRunning: () => boolean,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMilliseconds;
  while (Date.now() < deadline) {
    const answer = await tryQuery(databaseUrl(place, port, 'postgres'));
    if (answer === 'ready') {
      return true;
    }
    if (answer === 'stranger') {
      throw new StartupProblem(
        `The database in ${place.directory} does not accept the password in ${place.passwordFile}: put back the file that belongs to it.`,
      );
    }
    if (!isRunning()) {
      return false;
    }
    await sleep(30);
  }
  throw new StartupProblem(
    `The database did not become ready within five minutes; the end of ${place.logFile} says:\n${lastLogLines(place.logFile)}`,
  );
}

async function tryQuery(url: string): Promise<'ready' | 'stranger' | 'not-yet'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'marquee'");
    if (rowCount === 0) {
      await client.query('create database marquee');
    }
    return 'ready';
  } catch (error) {
    return (error as { code?: string }).code === '28P01' ? 'stranger' : 'not-yet';
  } finally {
    await client.end().catch(() => {});
  }
}

const maxBytes = 10_000_000;

export function openServerLog(path: string): { file: number; offset: number } {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maxBytes) {
    renameSync(path, `${path}.old`);
  }
  return { file: openSync(path, 'a', 0o600), offset: size > maxBytes ? 0 : size };
}

/** The last lines of the server's log, for error messages. */
export function lastLogLines(path: string, offset = 0): string {
  return readFileSync(path).subarray(offset).toString('utf8').trim().split('\n').slice(-12).join('\n');
}
