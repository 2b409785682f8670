import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Change } from '../../platform/db/changes.ts';
import { connect } from '../../platform/db/connect.ts';
import { createPanel } from '../../testing/create-panel.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createPanelDirectory } from './panel-directory.ts';

const database = await testDatabase();
const { db } = database;

/** Change notifications sent by hand, so that a test decides when the directory gets them. */
function handMade() {
  const listeners: ((change: Change) => void)[] = [];
  return {
    subscribe: (listener: (change: Change) => void) => void listeners.push(listener),
    tell: (change: Change) => {
      for (const listener of listeners) listener(change);
    },
  };
}

const addDomain = (panel: { id: bigint }, host: string, verified = true) =>
  db
    .insertInto('panel_domain')
    .values({ panel_id: panel.id, host, verified_at: verified ? new Date() : null })
    .execute();

test('panels by host and by id; an unproven host leads nowhere', async () => {
  const panel = await createPanel(db);
  await addDomain(panel, 'proven.example');
  await addDomain(panel, 'unproven.example', false);
  const directory = createPanelDirectory(db, handMade());
  expect(await directory.byHost('proven.example')).toEqual(panel);
  expect(await directory.byHost('unproven.example')).toBeUndefined();
  expect(await directory.byHost('PROVEN.example')).toBeUndefined();
  expect(await directory.byId(panel.id)).toEqual(panel);
  expect(await directory.byId(panel.id + 1000n)).toBeUndefined();
});

test('it is read once for all who ask, and again after any change of panels', async () => {
  const changes = handMade();
  const counted = connect({ url: database.url, poolSize: 4, applicationName: 'counted' });
  let queries = 0;
  counted.pool.on('acquire', () => {
    queries += 1;
  });
  try {
    const panel = await createPanel(db);
    const directory = createPanelDirectory(counted.db, changes);
    await Promise.all(Array.from({ length: 500 }, (_, index) => directory.byHost(`tried-${index}.example`)));
    expect(queries).toBe(2);

    await addDomain(panel, 'added.example');
    expect(await directory.byHost('added.example')).toBeUndefined();
    changes.tell({ topic: 'settings', panelId: panel.id });
    expect(await directory.byHost('added.example')).toBeUndefined();
    changes.tell({ topic: 'panel', panelId: panel.id });
    expect(await directory.byHost('added.example')).toEqual(panel);
    await db.deleteFrom('panel_domain').where('host', '=', 'added.example').execute();
    changes.tell('anything');
    expect(await directory.byHost('added.example')).toBeUndefined();
    expect(queries).toBe(6);
  } finally {
    await counted.close();
  }
});

test('a burst of changes reads only what changed, once; a host may move', async () => {
  const changes = handMade();
  const counted = connect({ url: database.url, poolSize: 4, applicationName: 'counted' });
  let queries = 0;
  counted.pool.on('acquire', () => {
    queries += 1;
  });
  try {
    const [one, two] = [await createPanel(db), await createPanel(db)];
    await addDomain(one, 'moving.example');
    const directory = createPanelDirectory(counted.db, changes);
    expect(await directory.byHost('moving.example')).toEqual(one);
    queries = 0;
    await db
      .updateTable('panel_domain')
      .set({ panel_id: two.id })
      .where('host', '=', 'moving.example')
      .execute();
    await db.updateTable('panel').set({ name: 'Renamed' }).where('id', '=', one.id).execute();
    for (let count = 0; count < 50; count += 1)
      for (const { id } of [one, two]) changes.tell({ topic: 'panel', panelId: id });
    const found = await Promise.all(Array.from({ length: 100 }, () => directory.byHost('moving.example')));
    expect(new Set(found.map((panel) => panel?.id))).toEqual(new Set([two.id]));
    expect(await directory.byId(one.id)).toMatchObject({ name: 'Renamed' });
    expect(queries).toBe(2);
    // Told in the other order: the one who has it keeps it.
    changes.tell({ topic: 'panel', panelId: two.id });
    await directory.byHost('moving.example');
    changes.tell({ topic: 'panel', panelId: one.id });
    expect(await directory.byHost('moving.example')).toEqual(two);
  } finally {
    await counted.close();
  }
});

test('a failed read is not kept', async () => {
  const panel = await createPanel(db);
  await addDomain(panel, 'again.example');
  const directory = createPanelDirectory(db, handMade());
  await sql`alter table panel_domain rename to away`.execute(db);
  await expect(directory.byHost('again.example')).rejects.toThrow('panel_domain');
  await sql`alter table away rename to panel_domain`.execute(db);
  expect(await directory.byHost('again.example')).toEqual(panel);
});

test('a host belongs to one panel, in small letters', async () => {
  const [one, two] = [await createPanel(db), await createPanel(db)];
  await addDomain(one, 'taken.example');
  await expect(addDomain(two, 'taken.example')).rejects.toThrow('panel_domain_host_key');
  await expect(addDomain(two, 'Capital.example')).rejects.toThrow('panel_domain_host_check');
});
