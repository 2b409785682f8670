import type { Updateable } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { listedOffer as offer, syncedShop } from '../testing/synced-shop.ts';
import { acceptOffers } from './review-offers.ts';

const database = await testDatabase();
const { db } = database;
const remote = await fakeProvider();

async function shop() {
  const made = await syncedShop(database, remote);
  await made.sync();
  const sold = async () =>
    (await made.services()).map(({ is_enabled, default_price }) => [is_enabled, default_price]);
  const changeFirst = async (set: Updateable<DB['service']>) => {
    const [first] = await made.services();
    await db
      .updateTable('service')
      .set(set)
      .where('panel_id', '=', made.ctx.panel.id)
      .where('id', '=', first?.id ?? 0n)
      .execute();
  };
  const changeProvider = (set: Updateable<DB['provider']>) =>
    db.updateTable('provider').set(set).where('panel_id', '=', made.ctx.panel.id).execute();
  return { ...made, sold, changeFirst, changeProvider };
}

beforeEach(() => {
  remote.replies.clear();
  remote.services = [offer(1), offer(2)];
});

test('a rate that jumps up takes the service off sale until the operator accepts it', async () => {
  const { ctx, providerId, sync, sold, mails } = await shop();
  remote.services = [offer(1, { rate: 9 }), offer(2)];
  expect(await sync()).toMatchObject({ held: 1, repriced: 0 });
  expect(await sold()).toEqual([
    [false, 150_000_000n],
    [true, 150_000_000n],
  ]);
  const [mail] = await mails();
  expect(mail?.text).toMatch(/wait for your decision: 1[\s\S]*taken off sale: 1/);
  await acceptOffers(ctx, { providerId, numbers: ['1'] });
  expect((await sold())[0]).toEqual([true, 1_350_000_000n]);
  expect(await sync()).toMatchObject({ held: 0, repriced: 0 });
});

test('a rate that collapses waits, while the old price goes on being sold', async () => {
  const { sync, sold } = await shop();
  remote.services = [offer(1, { rate: 0.1 }), offer(2)];
  expect(await sync()).toMatchObject({ held: 1 });
  expect((await sold())[0]).toEqual([true, 150_000_000n]);
});

test('where the panel follows jumps, the new price is sold at once and operators are told', async () => {
  const { sync, sold, mails, changeProvider } = await shop();
  await changeProvider({ on_price_jump: 'follow' });
  remote.services = [offer(1, { rate: 9 }), offer(2)];
  expect(await sync()).toMatchObject({ held: 0, repriced: 1 });
  expect((await sold())[0]).toEqual([true, 1_350_000_000n]);
  expect((await mails())[0]?.text).toContain('Price jumps passed on to your prices: 1');
});

test.each([['0'], ['0.0'], ['-3'], ['free']])('a rate of %s is never sold', async (rate) => {
  const { sync, sold } = await shop();
  remote.services = [offer(1, { rate }), offer(2), offer(3, { rate })];
  expect(await sync()).toMatchObject({ rejected: 2, added: 0, vanished: 1 });
  expect((await sold()).map(([isOnSale]) => isOnSale)).toEqual([false, true]);
});

test('a price set by hand is not sold below the new cost, unless the operator said so', async () => {
  const { sync, sold, changeFirst } = await shop();
  await changeFirst({ price_is_manual: true, default_price: 110_000_000n });
  remote.services = [offer(1, { rate: 1.2 }), offer(2)];
  await sync();
  expect((await sold())[0]).toEqual([false, 110_000_000n]);
  await changeFirst({ sells_below_cost: true });
  await sync();
  expect((await sold())[0]).toEqual([true, 110_000_000n]);
});

test('a discount does not sell below cost either, and nothing is sold for nothing', async () => {
  const { sync, sold, changeFirst } = await shop();
  await changeFirst({ discount_ppm: 400_000 });
  await sync();
  expect((await sold())[0]).toEqual([false, 150_000_000n]);
  await changeFirst({ discount_ppm: 300_000 });
  await sync();
  expect((await sold())[0]).toEqual([true, 150_000_000n]);
  await changeFirst({ discount_ppm: 1_000_000, sells_below_cost: true });
  await sync();
  expect((await sold())[0]?.[0]).toBe(false);
});

test('what an operator has switched off stays off', async () => {
  const { sync, sold, changeFirst } = await shop();
  await changeFirst({ is_enabled: false });
  remote.services = [offer(1, { rate: 1.1 }), offer(2)];
  await sync();
  expect((await sold())[0]?.[0]).toBe(false);
});
