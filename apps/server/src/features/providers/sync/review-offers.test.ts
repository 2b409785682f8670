import { beforeEach, expect, test } from 'vitest';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { addProvider } from '../add-provider.ts';
import { listedOffer as offer, syncedShop } from '../testing/synced-shop.ts';
import { acceptOffers, rejectOffers } from './review-offers.ts';
import { syncProvider } from './sync-provider.ts';

const database = await testDatabase();
const { db } = database;
const remote = await fakeProvider();
const second = await fakeProvider();

async function shop() {
  const made = await syncedShop(database, remote);
  await made.sync();
  const onSale = async () => (await made.services()).map(({ is_enabled }) => is_enabled);
  const reviews = () =>
    db.selectFrom('offer_review').selectAll().where('panel_id', '=', made.ctx.panel.id).execute();
  const audited = async () =>
    (
      await db
        .selectFrom('audit_entry')
        .select('action')
        .where('panel_id', '=', made.ctx.panel.id)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action);
  return { ...made, onSale, reviews, audited };
}

beforeEach(() => {
  remote.replies.clear();
  remote.services = [offer(1), offer(2)];
});

test.each([
  ['kind', { type: 'Package' }],
  ['name', { name: 'Likes 1' }],
  ['category', { category: 'YouTube Likes' }],
  ['refill', { refill: false }],
  ['cancel', { cancel: false }],
])('a change of %s takes the service off sale until somebody has decided', async (change, changes) => {
  const { sync, onSale, reviews, offers, mails } = await shop();
  remote.services = [offer(1, changes), offer(2)];
  expect(await sync()).toMatchObject({ held: 1, refusal: null });
  expect(await onSale()).toEqual([false, true]);
  expect(await reviews()).toMatchObject([
    { offer_number: '1', changes: [change], state: 'open', is_blocking: true },
  ]);
  expect((await offers())[0]).toMatchObject({
    kind: 'Default',
    name: 'Views 1',
    category: 'YouTube Views',
    can_refill: true,
    can_cancel: true,
  });
  expect(await mails()).toMatchObject([{ subject: 'Changes at Upstream' }]);
  await sync();
  expect(await mails()).toHaveLength(1);
  remote.services = [offer(1), offer(2)];
  await sync();
  expect([await onSale(), await reviews()]).toEqual([[true, true], []]);
});

test('decoration of a name is no change', async () => {
  const { sync, onSale, offers } = await shop();
  remote.services = [offer(1, { name: '🔥 VIEWS 1 [Speed: 20K/Day]' }), offer(2)];
  expect(await sync()).toMatchObject({ held: 0 });
  expect(await onSale()).toEqual([true, true]);
  expect((await offers())[0]?.name).toBe('🔥 VIEWS 1 [Speed: 20K/Day]');
});

test('a change of what nobody sells is taken over without a question', async () => {
  const { sync, offers } = await shop();
  remote.services = [offer(1), offer(2), offer(3, { category: 'TikTok' })];
  await sync();
  remote.services = [offer(1), offer(2), offer(3, { category: 'Telegram', type: 'Package', rate: 50 })];
  expect(await sync()).toMatchObject({ held: 0 });
  expect((await offers())[2]).toMatchObject({ kind: 'Package', category: 'Telegram' });
});

test('accepted terms are followed by the service and its price', async () => {
  const { ctx, providerId, sync, services, onSale, audited } = await shop();
  remote.services = [offer(1, { name: 'Watchers 1', refill: false, rate: '2.00' }), offer(2)];
  await sync();
  await acceptOffers(ctx, { providerId, numbers: ['1'] });
  expect(await onSale()).toEqual([true, true]);
  expect((await services())[0]).toMatchObject({
    name: 'Watchers 1',
    has_refill: false,
    can_cancel: true,
    default_price: 300_000_000n,
  });
  expect(await sync()).toMatchObject({ held: 0, repriced: 0 });
  expect(await audited()).toContain('providers.accept-offer');
  await expect(acceptOffers(ctx, { providerId, numbers: ['1'] })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('an accepted change of kind makes a new service; the old one is not delivered by it again', async () => {
  const { ctx, providerId, sync, services } = await shop();
  remote.services = [offer(1, { type: 'Package' }), offer(2)];
  await sync();
  await acceptOffers(ctx, { providerId, numbers: ['1'] });
  expect(await sync()).toMatchObject({ added: 1, held: 0 });
  expect(await services()).toMatchObject([
    { is_enabled: false, is_package: false },
    { is_enabled: true },
    { is_enabled: true, is_package: true, pricing_per: 1n },
  ]);
});

test('what was rejected stays off sale until the provider changes it again', async () => {
  const { ctx, providerId, sync, onSale, reviews, audited } = await shop();
  remote.services = [offer(1, { type: 'Package' }), offer(2)];
  await sync();
  await rejectOffers(ctx, { providerId, numbers: ['1'] });
  await sync();
  expect(await reviews()).toMatchObject([{ state: 'rejected' }]);
  expect(await onSale()).toEqual([false, true]);
  expect(await audited()).toContain('providers.reject-offer');
  await expect(rejectOffers(ctx, { providerId, numbers: ['1'] })).rejects.toMatchObject({
    code: 'not_found',
  });
  remote.services = [offer(1, { type: 'Poll' }), offer(2)];
  await sync();
  expect(await reviews()).toMatchObject([{ state: 'open' }]);
});

test('another panel’s offers are not there to be decided', async () => {
  const { providerId, sync, reviews } = await shop();
  remote.services = [offer(1, { type: 'Package' }), offer(2)];
  await sync();
  const stranger = await testContext(database);
  const request = { providerId, numbers: ['1'] };
  await expect(acceptOffers(stranger, request)).rejects.toMatchObject({ code: 'not_found' });
  await expect(rejectOffers(stranger, request)).rejects.toMatchObject({ code: 'not_found' });
  const none = { providerId, numbers: [] };
  await expect(acceptOffers(stranger, none)).rejects.toMatchObject({ code: 'not_found' });
  expect(await reviews()).toHaveLength(1);
});

test('a service whose first source is held goes on at the next one’s price', async () => {
  const { ctx, sync, services } = await shop();
  second.services = [offer(9, { rate: '3.00' }), offer(10, { rate: '3.00' })];
  const other = await addProvider(ctx, {
    name: 'Other',
    adapter: 'smm_v2',
    url: second.url,
    key: second.key,
  });
  await syncProvider(ctx, other);
  const own = { panel_id: ctx.panel.id, provider_id: other };
  await db
    .insertInto('price_rule')
    .values({ ...own, percent_ppm: 1_000_000 })
    .execute();
  const [first] = await services();
  await db
    .insertInto('service_source')
    .values({ ...own, service_id: first?.id ?? 0n, offer_number: '9', priority: 5 })
    .execute();
  remote.services = [offer(1, { type: 'Package' }), offer(2)];
  await sync();
  expect((await services())[0]).toMatchObject({ is_enabled: true, default_price: 600_000_000n });
  remote.services = [offer(2)];
  await sync();
  expect((await services())[0]).toMatchObject({ is_enabled: true, default_price: 600_000_000n });
  remote.services = [offer(1), offer(2)];
  await sync();
  expect((await services())[0]).toMatchObject({ is_enabled: true, default_price: 150_000_000n });
});
