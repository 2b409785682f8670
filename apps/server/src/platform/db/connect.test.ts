import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPanel } from '../../testing/create-panel.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { connect } from './connect.ts';
import { violated } from './violated.ts';

const database = await testDatabase();
const { db } = database;

test('values arrive exact', async () => {
  const { rows } =
    await sql`select 9223372036854775807::int8 as int8, 0.10000000000000000001::numeric as numeric,
    '2026-02-28'::date as date, array[1, null, 9007199254740993]::int8[] as int8s, array[0.1]::numeric[] as numerics,
    array['2026-02-28']::date[] as dates, 7 as int4, '{"a": [1]}'::jsonb as jsonb`.execute(db);
  expect(rows[0]).toEqual({
    int8: 9223372036854775807n,
    numeric: '0.10000000000000000001',
    date: '2026-02-28',
    int8s: [1n, null, 9007199254740993n],
    numerics: ['0.1'],
    dates: ['2026-02-28'],
    int4: 7,
    jsonb: { a: [1] },
  });
});

test('bigint, array and jsonb parameters are stored as they were given', async () => {
  const panel = await createPanel(db);
  const network = await db
    .insertInto('network')
    .values({
      panel_id: panel.id,
      id: 9007199254740993n,
      slug: 'video',
      name: 'Video',
      url_examples: ['https://video.test/{id}', 'a "quoted", one'],
      translations: JSON.stringify({ de: { name: 'Film' } }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(network).toMatchObject({
    panel_id: panel.id,
    id: 9007199254740993n,
    url_examples: ['https://video.test/{id}', 'a "quoted", one'],
    translations: { de: { name: 'Film' } },
    created_at: expect.any(Date),
  });
  const found = await db
    .selectFrom('network')
    .select('id')
    .where('id', '=', sql<bigint>`any(${[1n, network.id]})`)
    .execute();
  expect(found).toEqual([{ id: network.id }]);
});

test('every session carries the limits of the house', async () => {
  const usual = connect({ url: database.url, poolSize: 1, applicationName: 'marquee-usual' });
  const { rows } = await sql`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('timezone') as timezone, current_setting('application_name') as name`.execute(usual.db);
  await usual.close();
  expect(rows[0]).toEqual({
    statement: '5s',
    lock: '2s',
    idle: '10s',
    timezone: 'UTC',
    name: 'marquee-usual',
  });
});

test('a connection the server ends is replaced without ending the process', async () => {
  const idleErrors: Error[] = [];
  const broken = Promise.withResolvers<void>();
  const other = connect({
    url: database.url,
    poolSize: 1,
    applicationName: 'victim',
    onIdleError: (error) => {
      idleErrors.push(error);
      broken.resolve();
    },
  });
  await sql`select 1`.execute(other.db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'`.execute(
    db,
  );
  await broken.promise;
  expect((await sql<{ one: number }>`select 1 as one`.execute(other.db)).rows).toEqual([{ one: 1 }]);
  expect(idleErrors).toHaveLength(1);
  await other.close();
});

test('a refused write names its constraint and its code', async () => {
  const panel = await createPanel(db);
  const error: unknown = await createPanel(db, { slug: panel.slug }).catch((reason: unknown) => reason);
  expect(violated(error, 'panel_slug_key')).toBe(true);
  expect(violated(error, '23505')).toBe(true);
  expect(violated(error, '23514')).toBe(false);
  expect(violated(new Error('23505'), '23505')).toBe(false);
});
