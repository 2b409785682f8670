import { expect, test } from 'vitest';
import { createPanel } from '../testing/create-panel.ts';
import { testDatabase } from '../testing/test-database.ts';
import { type CacheDefinition, createCaches } from './caches.ts';
import type { Change } from './db/changes.ts';

const { db } = await testDatabase();
const listeners: ((change: Change) => void)[] = [];
const changes = { subscribe: (listener: (change: Change) => void) => void listeners.push(listener) };

const panelName = (topics: string[]) => {
  const definition = {
    name: 'name',
    topics,
    loads: 0,
    load: async (database, panelId) => {
      definition.loads += 1;
      const row = await database
        .selectFrom('panel')
        .select('name')
        .where('id', '=', panelId)
        .executeTakeFirst();
      return row?.name;
    },
  } satisfies CacheDefinition<string | undefined> & { loads: number };
  return definition;
};

test('values are kept apart by panel and by definition, even under one name', async () => {
  const caches = createCaches(db, changes);
  const [one, two] = [await createPanel(db, { name: 'One' }), await createPanel(db, { name: 'Two' })];
  const [first, second] = [panelName(['panel']), panelName(['menu'])];
  const ask = () =>
    Promise.all([caches.get(first, one.id), caches.get(first, two.id), caches.get(second, one.id)]);
  expect(await ask()).toEqual(['One', 'Two', 'One']);
  expect(await ask()).toEqual(['One', 'Two', 'One']);
  expect([first.loads, second.loads]).toEqual([2, 1]);

  await db.updateTable('panel').set({ name: 'Changed' }).where('id', '=', one.id).execute();
  expect(await caches.get(first, one.id)).toBe('One');
  for (const tell of listeners) tell({ topic: 'panel', panelId: one.id });
  expect(await caches.get(first, one.id)).toBe('Changed');
  expect(await caches.get(first, two.id)).toBe('Two');
  expect(await caches.get(second, one.id)).toBe('One');
  expect([first.loads, second.loads]).toEqual([3, 1]);
});

test('each process has its own values', async () => {
  const panel = await createPanel(db, { name: 'Shared' });
  const definition = panelName(['panel']);
  const [here, there] = [createCaches(db, changes), createCaches(db, changes)];
  await Promise.all([here.get(definition, panel.id), there.get(definition, panel.id)]);
  expect(definition.loads).toBe(2);
});
