import { beforeEach, expect, test } from 'vitest';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { listedOffer as offer, syncedShop } from '../testing/synced-shop.ts';

const database = await testDatabase();
const { db } = database;
const remote = await fakeProvider();

beforeEach(() => {
  remote.replies.clear();
  remote.services = [offer(1), offer(2), offer(3)];
});

const lastSync = (panelId: bigint) =>
  db
    .selectFrom('provider_sync')
    .selectAll()
    .where('panel_id', '=', panelId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('bad rows stop nothing, and are kept with their reasons', async () => {
  const { ctx, sync, services, mails } = await syncedShop(database, remote);
  remote.services = [
    offer(1, { name: 'Views\u0000 \uD83D', desc: 'a\u0000b', category: 'YouTube\u0000' }),
    offer(2, { max: 0 }),
    offer(3, { min: '1,000', max: '5,000' }),
    offer(4, { type: 'Quantum' }),
    offer(5, { rate: '999999999999' }),
    offer(6),
    offer(6, { rate: '2' }),
    null,
  ];
  expect(await sync()).toMatchObject({ offered: 2, added: 2, rejected: 6 });
  expect(await services()).toMatchObject([
    { name: 'Views  �', description: 'a b' },
    { min: 1000n, max: 5000n },
  ]);
  const { rejected, rejected_rows } = await lastSync(ctx.panel.id);
  expect(rejected).toBe(6);
  expect(rejected_rows).toMatchObject([
    { number: '2', reason: 'not_for_sale' },
    { number: '4', reason: 'unknown_type' },
    { number: '6', reason: 'duplicate' },
    { number: '6', reason: 'duplicate' },
    { number: '', reason: 'unreadable' },
    { number: '5', reason: 'rate_too_high' },
  ]);
  expect((await mails())[0]?.text).toContain('Rows of its list that cannot be used: 6');
  await sync();
  expect(await mails()).toHaveLength(1);
});

test('the list of rejected rows is bounded, their number is not', async () => {
  const { ctx, sync } = await syncedShop(database, remote);
  remote.services = [offer(1), ...Array.from({ length: 500 }, () => null)];
  expect(await sync()).toMatchObject({ rejected: 500 });
  const { rejected_rows } = await lastSync(ctx.panel.id);
  expect(rejected_rows).toHaveLength(200);
});

test('a service that becomes unavailable leaves the catalogue, however many do', async () => {
  const { sync, services } = await syncedShop(database, remote);
  await sync();
  remote.services = [1, 2, 3].map((number) => offer(number, { max: 0 }));
  expect(await sync()).toMatchObject({ refusal: null, vanished: 3 });
  expect((await services()).map(({ is_enabled }) => is_enabled)).toEqual([false, false, false]);
});

test('a shrunken list changes nothing and is told once; an operator can accept it', async () => {
  const { ctx, sync, services, mails } = await syncedShop(database, remote);
  await sync();
  remote.services = [offer(1)];
  expect(await sync()).toMatchObject({ refusal: 'shrunken' });
  expect(await sync()).toMatchObject({ refusal: 'shrunken' });
  expect(await mails()).toMatchObject([{ subject: 'Upstream lists far fewer services' }]);
  expect(await sync({ acceptShrunken: true })).toMatchObject({ refusal: null, vanished: 2 });
  expect((await services()).map(({ is_enabled }) => is_enabled)).toEqual([true, false, false]);
  const audit = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  expect(audit.map(({ action }) => action)).toContain('providers.accept-shrunken-list');
});

test('a public address says nothing about where a service comes from', async () => {
  const { sync, services, providerId } = await syncedShop(database, remote);
  remote.services = [offer(987_654, { name: 'Fast views' }), offer(876_543, { name: 'Просмотры' })];
  await sync();
  const made = await services();
  expect(made.map(({ slug }) => slug)).toEqual([`fast-views-${made[0]?.id}`, `service-${made[1]?.id}`]);
  for (const { slug } of made) expect(slug).not.toMatch(new RegExp(`-${providerId}-|987654|876543`));
});
