import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { restoreTable } from '../../testing/restore-table.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { databasesOn } from '../../testing/test-postgres.ts';
import { connect } from '../db/connect.ts';
import { createSecretKeys } from '../secrets/secret-keys.ts';
import { beat } from './beat.ts';
import { checkInstallation } from './check-installation.ts';
import { checkKey } from './check-key.ts';
import { isOutgoingHeld } from './outgoing.ts';
import { keepSeenHeartbeat, readSeenHeartbeat } from './seen-heartbeat.ts';

const database = await testDatabase();
const { db } = database;
const clock = testClock();
const check = (seen?: bigint, beats = false) => checkInstallation(db, { clock, seen: () => seen, beats });

beforeEach(async () => {
  await db
    .updateTable('installation')
    .set({ held_at: null, restored_at: null, database_oid: null, table_oid: null, key_check: null })
    .execute();
  await check();
});

test('an ordinary start holds nothing', async () => {
  const first = await check();
  expect(first).toMatchObject({ isHeld: false, noticed: undefined });
  expect(await check()).toEqual(first);
  expect(await isOutgoingHeld(db)).toBe(false);
});

test('a dump restored under running processes is held before anybody looks', async () => {
  await restoreTable(database.pool, 'installation');
  expect(await isOutgoingHeld(db)).toBe(true);
  expect(await check()).toMatchObject({ isHeld: true, noticed: 'other_table' });
  expect(await check()).toMatchObject({ isHeld: true, noticed: undefined });
  expect(await isOutgoingHeld(db)).toBe(true);
});

test('a copy of the whole database is held, and its original is not', async () => {
  const own = await testDatabase();
  await checkInstallation(own.db, { clock, seen: () => undefined });
  const original = new URL(own.url).pathname.slice(1);
  await Promise.all([own.db.destroy(), own.cacheDb.destroy()]);
  const databases = databasesOn(database.url);
  const copy = await databases.create(original);
  const connection = connect({ url: copy.url, poolSize: 1, applicationName: 'marquee-test' });
  try {
    expect(await isOutgoingHeld(connection.db)).toBe(true);
    const checked = await checkInstallation(connection.db, { clock, seen: () => undefined });
    expect(checked).toMatchObject({ isHeld: true, noticed: 'other_database' });
  } finally {
    await connection.close();
    await databases.drop(copy.name);
  }
  const again = connect({ url: own.url, poolSize: 1, applicationName: 'marquee-test' });
  expect(await isOutgoingHeld(again.db)).toBe(false);
  await again.close();
});

test('a database that went back in time is held, however it got there', async () => {
  const { heartbeat } = await check(undefined, true);
  expect(await check(heartbeat, true)).toMatchObject({ isHeld: false, heartbeat: heartbeat + 1n });
  expect(await check(heartbeat + 100n)).toMatchObject({ isHeld: true, noticed: 'older_than_seen' });
});

test('a beat counts on while nothing has changed, and leaves everything else to the check', async () => {
  const checked = await check(undefined, true);
  expect(await beat(db, checked)).toBe(checked.heartbeat + 1n);
  expect(await beat(db, { ...checked, heartbeat: checked.heartbeat + 100n })).toBeUndefined();
  expect(await beat(db, { ...checked, id: crypto.randomUUID() })).toBeUndefined();
  for (const other of [{ systemIdentifier: '1' }, { timeline: 99n }, { databaseOid: 1n }, { tableOid: 1n }])
    expect(await beat(db, { ...checked, place: { ...checked.place, ...other } })).toBeUndefined();
  expect(await check()).toMatchObject({ isHeld: false, heartbeat: checked.heartbeat + 1n });
  await restoreTable(database.pool, 'installation');
  expect(await beat(db, checked)).toBeUndefined();
});

test('what was seen is kept outside of the database, for this installation only', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-heartbeat-'));
  const { id } = await check();
  expect(await readSeenHeartbeat(dataDir, id)).toBeUndefined();
  await keepSeenHeartbeat(dataDir, id, 12n);
  expect(await readSeenHeartbeat(dataDir, id)).toBe(12n);
  expect(await readSeenHeartbeat(dataDir, crypto.randomUUID())).toBeUndefined();
});

test('numbers that may have been given out after the copy was made are not given out again', async () => {
  await sql`create table numbered (id bigint generated always as identity)`.execute(db);
  await sql`insert into numbered default values`.execute(db);
  await restoreTable(database.pool, 'installation');
  await check();
  const { rows } = await sql<{ id: bigint }>`insert into numbered default values returning id`.execute(db);
  expect(rows[0]?.id).toBe(1_000_002n);
});

test('a user without special rights can be told where the database is', async () => {
  const role = `plain_${crypto.randomUUID().replaceAll('-', '')}`;
  await sql`create role ${sql.id(role)} login password 'plain'`.execute(db);
  afterAll(() =>
    sql`drop owned by ${sql.id(role)}; drop role ${sql.id(role)}`.execute(db).catch(() => undefined),
  );
  await sql`grant select, update on installation to ${sql.id(role)}`.execute(db);
  const url = new URL(database.url);
  url.username = role;
  url.password = 'plain';
  const connection = connect({ url: url.href, poolSize: 1, applicationName: 'marquee-test' });
  const checked = await checkInstallation(connection.db, { clock, seen: () => undefined });
  const counted = await beat(connection.db, checked);
  await connection.close();
  expect(checked).toMatchObject({ isHeld: false, noticed: undefined });
  expect(counted).toBe(checked.heartbeat + 1n);
});

test('a key that does not fit the data refuses to start', async () => {
  await checkKey(db, createSecretKeys('the right one'));
  await checkKey(db, createSecretKeys('the right one'));
  await expect(checkKey(db, createSecretKeys('another'))).rejects.toThrow('SECRET_KEY does not fit');
});
