import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-start-'));
const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const flags = ['--disable-warning=ExperimentalWarning'];

/** Starts a worker, stops it when the query returns a row, and returns how it ended. */
async function stoppedWhen(query: string) {
  const isReached = async () => (await database.pool.query(query)).rows.length > 0;
  // The previous process may still be stopping.
  while (await isReached()) await pause(1);
  const worker = spawn(process.execPath, [...flags, program, '--services=worker'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SECRET_KEY: 'only-for-tests'.repeat(3),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(worker, 'exit');
  const complaints = text(worker.stderr);
  while (worker.exitCode === null && !(await isReached())) await pause(1);
  worker.kill('SIGTERM');
  const [code] = await ended;
  return { code, complaints: await complaints };
}

test('a process that is told to stop while it starts ends in peace', async () => {
  const connected = (name: string) => `select from pg_stat_activity
    where datname = current_database() and application_name = '${name}'`;
  const peace = { code: 0, complaints: '' };
  expect(await stoppedWhen(connected('marquee-worker')), 'first connection').toEqual(peace);
  expect(await stoppedWhen(connected('marquee-jobs')), 'queue').toEqual(peace);
  await database.pool.query('delete from jobs.schedule');
  expect(await stoppedWhen('select from jobs.schedule'), 'schedule').toEqual(peace);
});
