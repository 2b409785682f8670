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
  expect((await mails())[0]?.text).toContain('Unusable rows in its list: 6');
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

test('a shrunken list without news changes nothing and is told once; an operator can accept it', async () => {
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

test('what a shrunken list says about its rows counts: jumps wait off sale, small moves are followed', async () => {
  remote.services = Array.from({ length: 8 }, (_, index) => offer(index + 1));
  const { sync, services, offers, mails } = await syncedShop(database, remote);
  await sync();
  remote.services = [offer(1, { rate: '50.00' }), offer(2, { rate: '1.10' }), offer(99)];
  expect(await sync()).toMatchObject({ refusal: 'shrunken', held: 1, repriced: 1, added: 0, vanished: 0 });
  const sold = async () =>
    (await services()).map(({ is_enabled, default_price }) => [is_enabled, default_price]);
  const untouched = Array.from({ length: 6 }, () => [true, 150_000_000n]);
  expect(await sold()).toEqual([[false, 150_000_000n], [true, 165_000_000n], ...untouched]);
  expect((await offers()).map(({ number }) => number)).not.toContain('99');
  expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
    'Changes at Upstream',
    'Upstream lists far fewer services',
  ]);
  await sync();
  expect(await mails()).toHaveLength(2);
  remote.services = Array.from({ length: 8 }, (_, index) => offer(index + 1));
  expect(await sync()).toMatchObject({ refusal: null, held: 0, vanished: 0 });
  expect((await sold())[0]).toEqual([true, 150_000_000n]);
});

test.each([['0'], ['-3'], ['free'], ['999999999999']])(
  'a rate of %s in a shrunken or unusable list ends the sale of its service and of no other',
  async (rate) => {
    remote.services = Array.from({ length: 12 }, (_, index) => offer(index + 1));
    const { sync, services } = await syncedShop(database, remote);
    await sync();
    const onSale = async () =>
      (await services()).flatMap(({ is_enabled }, index) => (is_enabled ? [index + 1] : []));
    // So many of them that the list would look whole if they were counted again once they are gone.
    remote.services = [offer(1), ...[2, 3, 4, 5].map((number) => offer(number, { rate }))];
    for (let round = 0; round < 3; round += 1)
      expect(await sync()).toMatchObject({ refusal: 'shrunken', vanished: round === 0 ? 4 : 0 });
    expect(await onSale()).toEqual([1, 6, 7, 8, 9, 10, 11, 12]);
    remote.services = [offer(1, { rate })];
    await sync();
    expect(await onSale()).toEqual([6, 7, 8, 9, 10, 11, 12]);
  },
);

test('a public address says nothing about where a service comes from', async () => {
  const { sync, services, providerId } = await syncedShop(database, remote);
  remote.services = [
    offer(987_654, { name: 'Fast views' }),
    offer(876_543, { name: 'Просмотры' }),
    offer(765_432, { name: '再生回数' }),
  ];
  await sync();
  const made = await services();
  expect(made.map(({ slug }) => slug)).toEqual([
    `fast-views-${made[0]?.id}`,
    `prosmotry-${made[1]?.id}`,
    `service-${made[2]?.id}`,
  ]);
  for (const { slug } of made) expect(slug).not.toMatch(new RegExp(`-${providerId}-|987654|876543|765432`));
});
