import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createPanel } from '../../testing/create-panel.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { createBoss } from './boss.ts';
import { type JobDefinition, job, rowId } from './job.ts';
import { createQueue, type Queue } from './queue.ts';

const database = await testDatabase();
const fresh = await testDatabase({ empty: true });
const { db } = database;
const ctx = await testContext(database);
const log = pino({ level: 'silent' });
const payload = z.object({ panelId: rowId, word: z.string().max(20) });
type Payload = z.output<typeof payload>;

const queues: Queue[] = [];
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop();
});

function greeting(
  name: string,
  handle: (ctx: Context, payload: Payload) => Promise<void>,
  more: Partial<JobDefinition> = {},
) {
  return job({ ...more, name, payload, load: async () => ({ handle }) });
}

async function start(definitions: JobDefinition[], { work = true, on = database } = {}): Promise<Queue> {
  const queue = createQueue({ url: on.url, db: on.db, log, definitions, works: true, watchSeconds: 1 });
  queues.push(queue);
  await queue.start();
  if (work) await queue.work({ base: ctx, panelById });
  return queue;
}

async function panelById(id: bigint) {
  return db.selectFrom('panel').select(['id', 'slug', 'name']).where('id', '=', id).executeTakeFirst();
}

async function states(name: string) {
  const { rows } = await sql<{ state: string; retry_count: number }>`
    select state::text, retry_count from jobs.job where name = ${name} order by created_on`.execute(db);
  return rows;
}

test('a job sent in a transaction is handled after its commit, one of a rolled back transaction never', async () => {
  const handled: { panel: string; actor: unknown; word: string; hasDatabase: boolean }[] = [];
  const last = Promise.withResolvers<void>();
  const greet = greeting('greet', async (jobCtx, { word }) => {
    const hasDatabase = (await jobCtx.db.selectFrom('panel').select('id').limit(1).execute()).length === 1;
    handled.push({ panel: jobCtx.panel.slug, actor: jobCtx.actor, word, hasDatabase });
    if (word === 'last') last.resolve();
  });
  const queue = await start([greet]);
  const sender = { ...ctx, jobs: queue.jobs };
  const undone = inTransaction(sender, async (tx) => {
    await tx.jobs.send(greet, { panelId: ctx.panel.id, word: 'undone' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await inTransaction(sender, (tx) => tx.jobs.send(greet, { panelId: ctx.panel.id, word: 'last' }));
  await last.promise;
  const expected = {
    panel: ctx.panel.slug,
    actor: { kind: 'system', name: 'greet' },
    word: 'last',
    hasDatabase: true,
  };
  expect(handled).toEqual([expected]);
  expect(await queue.ready(db)).toBe(true);
});

test('a burst drains without waiting for the next look', async () => {
  const done = Promise.withResolvers<void>();
  const words = new Set<string>();
  const burst = greeting(
    'burst',
    async (_ctx, { word }) => {
      words.add(word);
      if (words.size === 200) done.resolve();
    },
    { concurrency: 2 },
  );
  const queue = await start([burst]);
  await inTransaction({ ...ctx, jobs: queue.jobs }, async (tx) => {
    for (let index = 0; index < 200; index += 1) {
      await tx.jobs.send(burst, { panelId: ctx.panel.id, word: `${index}` });
    }
  });
  await done.promise;
});

test('a panel with a great many jobs keeps no other waiting', async () => {
  const gate = Promise.withResolvers<void>();
  const others = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const crowd = greeting(
    'crowd',
    async (_ctx, { word }) => {
      if (word === 'other') return others.resolve();
      running += 1;
      most = Math.max(most, running);
      await gate.promise;
      running -= 1;
    },
    { concurrency: 2 },
  );
  const queue = await start([crowd]);
  const other = await createPanel(db);
  await inTransaction({ ...ctx, jobs: queue.jobs }, async (tx) => {
    const words = Array.from({ length: 30 }, (_, index) => ({ panelId: ctx.panel.id, word: `${index}` }));
    await tx.jobs.sendAll(crowd, words);
  });
  await expect.poll(() => running).toBe(2);
  await queue.jobs.send(crowd, { panelId: other.id, word: 'other' });
  await others.promise;
  gate.resolve();
  await expect
    .poll(async () => (await states('crowd')).every(({ state }) => state === 'completed'))
    .toBe(true);
  expect(most).toBe(2);
});

test('a payload the definition refuses and an unknown panel fail for good, without a retry', async () => {
  const handled: string[] = [];
  const strict = greeting('strict', async (_ctx, { word }) => void handled.push(word));
  const loose: JobDefinition = { ...strict, payload: z.object({ panelId: z.string(), word: z.string() }) };
  const queue = await start([strict]);
  await queue.jobs.send(loose, { panelId: 'drop table', word: 'bad' });
  await queue.jobs.send(strict, { panelId: 999_999n, word: 'lost' });
  await expect
    .poll(() => states('strict'))
    .toEqual([
      { state: 'failed', retry_count: 0 },
      { state: 'failed', retry_count: 0 },
    ]);
  expect(handled).toEqual([]);
  await expect(queue.jobs.send(strict, { panelId: 1n, word: 'far too long to be sent' })).rejects.toThrow();
});

test('a failing job is tried again as often as its definition says', async () => {
  let tries = 0;
  const stubborn = greeting(
    'stubborn',
    async () => {
      tries += 1;
      throw new Error('not yet');
    },
    { retryLimit: 1, retryDelaySeconds: 0 },
  );
  const queue = await start([stubborn]);
  await queue.jobs.send(stubborn, { panelId: ctx.panel.id, word: 'x' });
  await expect
    .poll(() => states('stubborn'), { timeout: 15_000 })
    .toEqual([{ state: 'failed', retry_count: 1 }]);
  expect(tries).toBe(2);
});

test('what failed for good is written down once per payload, for its panel, without secrets', async () => {
  const broken = greeting(
    'broken',
    async (_ctx, { word }) => {
      throw new Error(`GET https://provider.test/?key=abc123&word=${word}`);
    },
    { retryLimit: 0 },
  );
  const sweep = job({
    name: 'broken-sweep',
    payload: z.object({}),
    retryLimit: 0,
    load: async () => ({ handle: () => Promise.reject(new Error('no room')) }),
  });
  const other = await createPanel(db);
  const root = await db.selectFrom('panel').select('id').orderBy('id').executeTakeFirstOrThrow();
  const queue = await start([broken, sweep]);
  const failed = () =>
    db
      .selectFrom('failed_job')
      .select(['panel_id', 'name', 'message', 'attempts', 'times', 'payload'])
      .where('name', 'like', 'broken%')
      .orderBy('name')
      .execute();
  await queue.jobs.send(broken, { panelId: other.id, word: 'x' });
  await queue.jobs.send(sweep, {});
  const first = {
    panel_id: other.id,
    name: 'broken',
    message: 'GET https://provider.test/?key=[redacted]&word=x',
    attempts: 1,
    times: 1,
    payload: { panelId: String(other.id), word: 'x' },
  };
  const second = {
    panel_id: root.id,
    name: 'broken-sweep',
    message: 'no room',
    attempts: 1,
    times: 1,
    payload: {},
  };
  await expect.poll(failed, { timeout: 15_000 }).toEqual([first, second]);
  await queue.jobs.send(broken, { panelId: other.id, word: 'x' });
  await expect.poll(failed, { timeout: 15_000 }).toEqual([{ ...first, times: 2 }, second]);
});

test('a job whose worker died is picked up by another', async () => {
  const handled = Promise.withResolvers<string>();
  const orphan = greeting('orphan', async (_ctx, { word }) => handled.resolve(word), {
    retryDelaySeconds: 0,
  });
  const sender = await start([orphan], { work: false });
  await sender.jobs.send(orphan, { panelId: ctx.panel.id, word: 'saved' });
  const dying = await createBoss({ url: database.url, works: false, onError: () => undefined }).start();
  expect(await dying.fetch('orphan')).toHaveLength(1);
  await dying.stop({ graceful: false });
  // Simulates 30 seconds without a heartbeat.
  await sql`update jobs.job set heartbeat_on = heartbeat_on - interval '30 seconds' where name = 'orphan'`.execute(
    db,
  );
  await sender.work({ base: ctx, panelById });
  expect(await handled.promise).toBe('saved');
});

test('a key keeps one waiting job, and waiting jobs without a key never collide', async () => {
  const keyed = greeting('keyed', async () => undefined);
  const queue = await start([keyed], { work: false });
  const send = (options?: { singletonKey: string }) =>
    queue.jobs.send(keyed, { panelId: 1n, word: 'x' }, options);
  await Promise.all([send({ singletonKey: 'a' }), send({ singletonKey: 'a' }), send({ singletonKey: 'b' })]);
  expect(await states('keyed')).toHaveLength(2);
  await Promise.all([send(), send()]);
  expect(await states('keyed')).toHaveLength(4);
});

test('processes that start together on an empty database make queues and schedule once; old entries go', async () => {
  const names = ['sweep-a', 'sweep-b', 'sweep-c'];
  const sweeps = names.map((name) =>
    job({
      name,
      payload: z.object({}),
      cron: '7 3 * * *',
      load: async () => ({ handle: async () => undefined }),
    }),
  );
  const begin = (definitions: JobDefinition[]) => start(definitions, { on: fresh });
  await Promise.all([begin(sweeps), begin(sweeps), begin(sweeps)]);
  const schedules = () =>
    sql<{ name: string }>`select name, cron, timezone from jobs.schedule order by name`
      .execute(fresh.db)
      .then(({ rows }) => rows);
  expect(await schedules()).toEqual(names.map((name) => ({ name, cron: '7 3 * * *', timezone: 'UTC' })));
  await begin(sweeps.slice(0, 1));
  expect(await schedules()).toEqual([{ name: 'sweep-a', cron: '7 3 * * *', timezone: 'UTC' }]);
});

test('a sweep runs without a panel', async () => {
  const swept = Promise.withResolvers<Context>();
  const sweep = job({
    name: 'sweep',
    payload: z.object({}),
    load: async () => ({ handle: async (jobCtx: Context) => swept.resolve(jobCtx) }),
  });
  const queue = await start([sweep]);
  await queue.jobs.send(sweep, {});
  const { panel, actor } = await swept.promise;
  expect(panel.id).toBe(0n);
  expect(actor).toEqual({ kind: 'system', name: 'sweep' });
});

test('stopping waits for the job that runs', async () => {
  const running = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const panel = await createPanel(db);
  const slow = greeting('slow', async (jobCtx, { word }) => {
    running.resolve();
    await goOn.promise;
    await jobCtx.db.updateTable('panel').set({ name: word }).where('id', '=', jobCtx.panel.id).execute();
  });
  const queue = await start([slow]);
  await queue.jobs.send(slow, { panelId: panel.id, word: 'finished' });
  await running.promise;
  const stopped = queue.stop();
  goOn.resolve();
  await stopped;
  expect((await panelById(panel.id))?.name).toBe('finished');
  expect(await states('slow')).toEqual([{ state: 'completed', retry_count: 0 }]);
});
