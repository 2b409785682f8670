import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startDatabaseProxy } from '../../testing/database-proxy.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { asRefusal } from '../http/answers/error-handler.ts';
import { connect } from './connect.ts';
import { allowLongStatements } from './long-statements.ts';
import { isLostConnection } from './lost-connection.ts';
import { inTransaction } from './transaction.ts';

const database = await testDatabase();
const proxy = await startDatabaseProxy(database.url);

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const endAll = (applicationName: string) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${applicationName}`.execute(
    database.db,
  );

test('a connection that ends in the middle of a transaction ends the transaction alone', async () => {
  const other = connect({ url: database.url, poolSize: 1, applicationName: 'in-transaction' });
  const ctx = { ...(await testContext(database)), db: other.db };
  let runs = 0;
  const failure = await failureOf(
    inTransaction(ctx, async (tx) => {
      runs += 1;
      await sql`select 1`.execute(tx.db);
      await endAll('in-transaction');
      await expect.poll(() => failureOf(sql`select 1`.execute(tx.db))).toBeDefined();
      await sql`select 1`.execute(tx.db);
    }),
  );
  expect(isLostConnection(failure)).toBe(true);
  expect(asRefusal(failure)).toMatchObject({ code: 'overloaded', status: 503 });
  expect(runs, 'never repeated: it may have been committed').toBe(1);
  expect((await sql<{ one: number }>`select 1 as one`.execute(other.db)).rows).toEqual([{ one: 1 }]);
  await other.close();
});

test('a connection that is reset while a statement runs, too', async () => {
  const other = connect({ url: proxy.url, poolSize: 2, applicationName: 'reset' });
  await sql`select 1`.execute(other.db);
  const running = failureOf(sql`select pg_sleep(4)`.execute(other.db));
  const isRunning = async () =>
    (
      await sql`select from pg_stat_activity where application_name = 'reset' and state = 'active'`.execute(
        database.db,
      )
    ).rows.length;
  await expect.poll(isRunning).toBe(1);
  proxy.cut();
  expect(isLostConnection(await running)).toBe(true);
  expect((await sql<{ one: number }>`select 1 as one`.execute(other.db)).rows).toEqual([{ one: 1 }]);
  await other.close();
});

test('a database that does not answer is given up after the deadline, and used again when it answers', async () => {
  const other = connect({
    url: proxy.url,
    poolSize: 2,
    applicationName: 'silent',
    deadlines: { answer: 200, acquire: 300 },
  });
  await sql`select 1`.execute(other.db);
  proxy.hang();
  const failures = await Promise.all(
    Array.from({ length: 6 }, () => failureOf(sql`select 1`.execute(other.db))),
  );
  expect(failures.map(isLostConnection)).toEqual([true, true, true, true, true, true]);
  proxy.resume();
  await expect
    .poll(async () => failureOf(sql`select 1`.execute(other.db)), { timeout: 5000 })
    .toBeUndefined();
  await other.close();
});

test('a statement that is known to take long is waited for', async () => {
  const other = connect({
    url: database.url,
    poolSize: 1,
    applicationName: 'patient',
    deadlines: { answer: 100, acquire: 1000 },
  });
  expect(isLostConnection(await failureOf(sql`select pg_sleep(0.5)`.execute(other.db)))).toBe(true);
  await other.db.transaction().execute(async (db) => {
    await allowLongStatements(db);
    await sql`select pg_sleep(0.5)`.execute(db);
  });
  expect(isLostConnection(await failureOf(sql`select pg_sleep(0.5)`.execute(other.db)))).toBe(true);
  await other.close();
});

test.each([
  ['57P01', true],
  ['57P02', true],
  ['57P03', true],
  ['08006', true],
  ['25P03', true],
  ['ECONNRESET', true],
  ['EPIPE', true],
  ['23505', false],
  ['40001', false],
])('the code %s', (code, expected) => {
  expect(isLostConnection(Object.assign(new Error('x'), { code }))).toBe(expected);
});

test('an error of our own that was caused by a lost connection counts as one', () => {
  const cause = new Error('Connection terminated unexpectedly');
  expect(isLostConnection(new Error('the list could not be read', { cause }))).toBe(true);
  expect(isLostConnection(null)).toBe(false);
  expect(isLostConnection('Connection terminated')).toBe(false);
});
