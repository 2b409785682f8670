import { type Logger, pino } from 'pino';
import { expect, test } from 'vitest';
import { createPanel } from '../../testing/create-panel.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { connect } from '../db/connect.ts';
import { Refusal } from '../errors.ts';
import { createRateLimiter } from './rate-limiter.ts';

const database = await testDatabase();
const silent: Logger = pino({ level: 'silent' });

async function outcome(attempt: Promise<void>): Promise<string> {
  return attempt.then(
    () => 'passed',
    (error: unknown) => (error instanceof Refusal ? error.code : `unexpected: ${String(error)}`),
  );
}

test('1,000 attempts at once over two processes: exactly the limit passes', async () => {
  const panel = await createPanel(database.db);
  const other = connect({ url: database.url, poolSize: 10, applicationName: 'second-process' });
  const limiters = [createRateLimiter(database.pool, silent), createRateLimiter(other.pool, silent)];
  const limit = { points: 37, seconds: 600 };
  const outcomes = await Promise.all(
    Array.from({ length: 500 }, () =>
      limiters.map((limiter) => outcome(limiter.consume(panel.id, 'login', 'a@b.example', limit))),
    ).flat(),
  );
  await other.pool.end();
  const passed = outcomes.filter((result) => result === 'passed');
  expect(passed).toHaveLength(37);
  expect(outcomes.filter((result) => result === 'too_many_requests')).toHaveLength(963);
});

test('the refusal says how long to wait', async () => {
  const panel = await createPanel(database.db);
  const limiter = createRateLimiter(database.pool, silent);
  await limiter.consume(panel.id, 'reset', 'x', { points: 1, seconds: 60 });
  const error = await limiter
    .consume(panel.id, 'reset', 'x', { points: 1, seconds: 60 })
    .catch((thrown) => thrown);
  expect(error).toMatchObject({ code: 'too_many_requests', status: 429 });
  expect(error.values.seconds).toBeGreaterThan(0);
  expect(error.values.seconds).toBeLessThanOrEqual(60);
});

test('panels, names and keys are counted apart, whatever bytes a key holds', async () => {
  const [one, two] = [await createPanel(database.db), await createPanel(database.db)];
  const limiter = createRateLimiter(database.pool, silent);
  const limit = { points: 1, seconds: 60, failClosed: true };
  const keys = ['a', 'b', 'A', '\0', `${'long'.repeat(10_000)}`, "'; drop table rate_limit; --"];
  for (const panel of [one, two])
    for (const name of ['login', 'register'])
      for (const key of keys) {
        expect(await outcome(limiter.consume(panel.id, name, key, limit))).toBe('passed');
        expect(await outcome(limiter.consume(panel.id, name, key, limit))).toBe('too_many_requests');
      }
});

test('a window that ended starts anew', async () => {
  const panel = await createPanel(database.db);
  const limit = { points: 1, seconds: 60 };
  await createRateLimiter(database.pool, silent).consume(panel.id, 'login', 'a', limit);
  await database.db
    .updateTable('rate_limit')
    .set({ expire: 1n })
    .where('key', 'like', `${panel.id}:%`)
    .execute();
  const fresh = createRateLimiter(database.pool, silent);
  expect(await outcome(fresh.consume(panel.id, 'login', 'a', limit))).toBe('passed');
  expect(await outcome(fresh.consume(panel.id, 'login', 'a', limit))).toBe('too_many_requests');
});

test('a key over its limit is refused without the database; others follow their own wish', async () => {
  const panel = await createPanel(database.db);
  const doomed = connect({ url: database.url, poolSize: 2, applicationName: 'doomed' });
  const lines: string[] = [];
  const limiter = createRateLimiter(doomed.pool, pino({}, { write: (line: string) => lines.push(line) }));
  const limit = { points: 2, seconds: 60 };
  await limiter.consume(panel.id, 'login', 'flood', limit);
  await limiter.consume(panel.id, 'login', 'flood', limit);
  await doomed.pool.end();

  expect(await outcome(limiter.consume(panel.id, 'login', 'flood', limit))).toBe('too_many_requests');
  expect(lines).toEqual([]);
  const sensitive = { ...limit, failClosed: true };
  expect(await outcome(limiter.consume(panel.id, 'login', 'other', sensitive))).toBe('overloaded');
  expect(await outcome(limiter.consume(panel.id, 'list', 'other', limit))).toBe('passed');
  expect(lines).toHaveLength(2);
});

test('in blocks: one process lets exactly the limit through, several together never more', async () => {
  const panel = await createPanel(database.db);
  const other = connect({ url: database.url, poolSize: 10, applicationName: 'second-process' });
  const [first, second] = [createRateLimiter(database.pool, silent), createRateLimiter(other.pool, silent)];
  const limit = { points: 120, seconds: 600, inBlocksOf: 10 };
  const passed = async (limiters: ReturnType<typeof createRateLimiter>[], key: string) => {
    const outcomes = await Promise.all(
      Array.from({ length: 300 }, (_, turn) =>
        outcome((limiters[turn % limiters.length] ?? first).consume(panel.id, 'api', key, limit)),
      ),
    );
    return outcomes.filter((result) => result === 'passed').length;
  };
  expect(await passed([first], 'alone')).toBe(120);
  const together = await passed([first, second], 'both');
  await other.pool.end();
  expect(together).toBeLessThanOrEqual(120);
  expect(together).toBeGreaterThan(100);
});
