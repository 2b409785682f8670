import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createPanel } from '../../testing/create-panel.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { type Change, type Changes, createChanges } from './changes.ts';
import { connect } from './connect.ts';
import { panelCache } from './panel-cache.ts';

const { db, url } = await testDatabase();
const log = pino({ level: 'silent' });

/** The connections of one process: a pool and a listener. */
async function oneProcess() {
  const connection = connect({ url, poolSize: 2, applicationName: 'marquee-test' });
  const changes = createChanges({ url, log });
  await changes.open();
  afterAll(async () => {
    await changes.close();
    await connection.close();
  });
  return { db: connection.db, changes };
}

const [first, second] = [await oneProcess(), await oneProcess()];

const nextChange = (changes: Changes, request: (change: Change) => boolean) =>
  new Promise<Change>((resolve) => {
    changes.subscribe((change) => {
      if (request(change)) resolve(change);
    });
  });

test('a setting changed in one process is seen by the cache of another', async () => {
  const panel = await createPanel(db);
  const other = await createPanel(db);
  let loads = 0;
  const settings = panelCache(second.changes, ['settings'], async (panelId) => {
    loads += 1;
    const row = await second.db
      .selectFrom('panel_settings')
      .selectAll()
      .where('panel_id', '=', panelId)
      .executeTakeFirst();
    return row?.overrides ?? null;
  });
  expect(await settings.get(panel.id)).toBeNull();
  expect(await settings.get(other.id)).toBeNull();

  const heard = nextChange(second.changes, (change) => change !== 'anything' && change.topic === 'settings');
  const overrides = JSON.stringify({ panelName: 'Changed' });
  await first.db.insertInto('panel_settings').values({ panel_id: panel.id, overrides }).execute();
  expect(await heard).toEqual({ topic: 'settings', panelId: panel.id });

  expect(await settings.get(panel.id)).toEqual({ panelName: 'Changed' });
  expect(await settings.get(panel.id)).toEqual({ panelName: 'Changed' });
  await settings.get(other.id);
  expect(loads).toBe(3);
});

test('a rolled back change is never announced', async () => {
  const panel = await createPanel(db);
  const heard: Change[] = [];
  second.changes.subscribe((change) => heard.push(change));
  const undone = first.db.transaction().execute(async (tx) => {
    await tx.insertInto('panel_settings').values({ panel_id: panel.id }).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const marker = nextChange(second.changes, (change) => change !== 'anything' && change.topic === 'marker');
  await sql`select pg_notify('panel_changed', 'marker:1')`.execute(first.db);
  await marker;
  expect(heard).toContainEqual({ topic: 'marker', panelId: 1n });
  expect(heard).not.toContainEqual({ topic: 'settings', panelId: panel.id });
});

test('after a lost connection everything counts as changed, and notices arrive again', async () => {
  const cache = panelCache(second.changes, ['settings'], async () => Symbol('loaded'));
  const before = await cache.get(1n);
  const again = nextChange(second.changes, (change) => change === 'anything');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'marquee-changes' and datname = current_database()`.execute(db);
  await again;
  const after = await cache.get(1n);
  expect(after).not.toBe(before);

  const heard = nextChange(second.changes, (change) => change !== 'anything' && change.topic === 'settings');
  await sql`select pg_notify('panel_changed', 'settings:1')`.execute(db);
  await heard;
  expect(await cache.get(1n)).not.toBe(after);
});

/** Changes published by hand, for cases that depend on timing. */
function manualChanges() {
  const listeners: ((change: Change) => void)[] = [];
  const tell = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  return { tell, subscribe: (listener: (change: Change) => void) => void listeners.push(listener) };
}

test('all who ask at once share one load, and a failed load is not kept', async () => {
  const answers = [Promise.reject(new Error('down')), Promise.resolve('up')];
  let loads = 0;
  const cache = panelCache(manualChanges(), ['settings'], () => answers[loads++] ?? Promise.resolve('more'));
  const query = await Promise.allSettled([cache.get(1n), cache.get(1n), cache.get(1n)]);
  expect(query.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await Promise.all([cache.get(1n), cache.get(1n)])).toEqual(['up', 'up']);
  expect(loads).toBe(2);
});

test('a change that arrives during a load makes its result stale', async () => {
  const changes = manualChanges();
  const slow = Promise.withResolvers<string>();
  const values = [slow.promise, Promise.resolve('new')];
  const cache = panelCache(changes, ['settings'], () => values.shift() ?? Promise.resolve('too many loads'));
  const waiting = cache.get(1n);
  changes.tell({ topic: 'settings', panelId: 1n });
  slow.resolve('old');
  await waiting;
  expect(await cache.get(1n)).toBe('new');
  expect(await cache.get(1n)).toBe('new');
});

test('other topics and panels change nothing; age does', async () => {
  const changes = manualChanges();
  let clock = 0;
  let loads = 0;
  const cache = panelCache(changes, ['settings', 'pages'], async () => ++loads, { now: () => clock });
  expect(await cache.get(1n)).toBe(1);
  changes.tell({ topic: 'banners', panelId: 1n });
  changes.tell({ topic: 'settings', panelId: 2n });
  clock = 59_999;
  expect(await cache.get(1n)).toBe(1);
  clock = 60_000;
  expect(await cache.get(1n)).toBe(2);
  changes.tell({ topic: 'pages', panelId: 1n });
  expect(await cache.get(1n)).toBe(3);
});

test('a value that grows old by itself is loaded again sooner', async () => {
  let clock = 0;
  let loads = 0;
  const load = async () => ++loads;
  const cache = panelCache(manualChanges(), [], load, { maxAgeSeconds: 10, now: () => clock });
  expect(await cache.get(1n)).toBe(1);
  clock = 9_999;
  expect(await cache.get(1n)).toBe(1);
  clock = 10_000;
  expect(await cache.get(1n)).toBe(2);
});
