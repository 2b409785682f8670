import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { testClock } from '../../testing/test-clock.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { databasesOn } from '../../testing/test-postgres.ts';
import { connect } from '../db/connect.ts';
import { checkInstallation } from './check-installation.ts';
import { isOutgoingHeld } from './outgoing.ts';

const database = await testDatabase();
const clock = testClock();
const { rows } = await database.pool.query('show server_version_num');
const serverMajor = Math.floor(Number(rows[0].server_version_num) / 10_000);
const dumpMajor = Number(
  /\d+/.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[0] ?? 0,
);
const found = dumpMajor === 0 ? 'none found' : `found ${dumpMajor}`;
const needs = `pg_dump ${serverMajor} or newer is needed, ${found}`;

function run(program: string, args: string[], input?: Buffer): Buffer {
  const result = spawnSync(program, args, { maxBuffer: 200_000_000, ...(input ? { input } : {}) });
  if (result.status !== 0) throw new Error(`${program}: ${result.stderr}`);
  return result.stdout;
}

test.skipIf(dumpMajor < serverMajor)(`a real dump is held wherever it is restored (${needs})`, async () => {
  await checkInstallation(database.db, { clock, seen: () => undefined });
  const dump = run('pg_dump', ['--format=custom', '--no-owner', database.url]);
  const databases = databasesOn(database.url);
  const other = await databases.create();
  afterAll(() => databases.drop(other.name));
  run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${other.url}`], dump);
  const connection = connect({ url: other.url, poolSize: 1, applicationName: 'marquee-test' });
  expect(await isOutgoingHeld(connection.db)).toBe(true);
  const checked = await checkInstallation(connection.db, { clock, seen: () => undefined });
  expect(checked.noticed).toBeDefined();
  await connection.close();
  // Over the running database itself.
  expect(await isOutgoingHeld(database.db)).toBe(false);
  run(
    'pg_restore',
    ['--clean', '--if-exists', '--no-owner', '--schema=public', `--dbname=${database.url}`],
    dump,
  );
  expect(await isOutgoingHeld(database.db)).toBe(true);
  expect(await checkInstallation(database.db, { clock, seen: () => undefined })).toMatchObject({
    noticed: 'other_table',
  });
});
