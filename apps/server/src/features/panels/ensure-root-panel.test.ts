import { beforeEach, expect, test } from 'vitest';
import { createPanel } from '../../testing/create-panel.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { ensureRootPanel } from './ensure-root-panel.ts';

const { db } = await testDatabase();
const clock = testClock();

beforeEach(async () => {
  await db.deleteFrom('panel_domain').execute();
  await db.deleteFrom('panel').execute();
});

const domains = () =>
  db
    .selectFrom('panel_domain')
    .innerJoin('panel', 'panel.id', 'panel_domain.panel_id')
    .select(['slug', 'host', 'verified_at'])
    .orderBy('host')
    .execute();

test('ten first starts at once make one panel, reachable under its address', async () => {
  await Promise.all(
    Array.from({ length: 10 }, () => ensureRootPanel(db, clock, { hosts: ['panel.example'] })),
  );
  expect(await db.selectFrom('panel').select(['slug', 'name', 'parent_id']).execute()).toEqual([
    { slug: 'marquee', name: 'Marquee', parent_id: null },
  ]);
  expect(await domains()).toEqual([{ slug: 'marquee', host: 'panel.example', verified_at: clock.now() }]);
});

test('a new public address is added; one that belongs to another panel stays there', async () => {
  await ensureRootPanel(db, clock, { hosts: ['old.example'] });
  const child = await createPanel(db, { slug: 'child' });
  await db
    .insertInto('panel_domain')
    .values({ panel_id: child.id, host: 'child.example', verified_at: clock.now() })
    .execute();
  await ensureRootPanel(db, clock, { hosts: ['new.example', 'child.example'] });
  expect((await domains()).map(({ slug, host }) => `${host} → ${slug}`)).toEqual([
    'child.example → child',
    'new.example → marquee',
    'old.example → marquee',
  ]);
});
