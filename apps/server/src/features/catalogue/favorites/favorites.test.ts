import { expect, test } from 'vitest';
import { createAccount } from '../../../testing/create-account.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { listServices } from '../services/list-services.ts';
import { createNetwork, createService, createServiceType } from '../testing/create-catalogue.ts';
import { listFavorites, toggleFavorite } from './favorites.ts';

const database = await testDatabase();
const { db } = database;
const guest = await testContext(database, { actor: { kind: 'guest' } });
const type = await createServiceType(db, await createNetwork(db, guest.panel));
const [one, two] = [await createService(db, type), await createService(db, type)];
const signedIn = async () => {
  const { id } = await createAccount(db, guest.panel);
  return { ...guest, actor: { kind: 'user', accountId: id, permissions: [], frozen: false } as const };
};
const input = { page: 1, per_page: 40, sort: 'popularity', favorites: true } as const;

test('a mark comes and goes, latest first, and belongs to one account', async () => {
  const [mine, theirs] = [await signedIn(), await signedIn()];
  expect((await toggleFavorite(mine, one.id)).data.is_favorite).toBe(true);
  mine.clock.advance(1);
  expect((await toggleFavorite(mine, two.id)).data.is_favorite).toBe(true);
  expect((await listFavorites(mine)).data).toEqual([
    { service_id: Number(two.id) },
    { service_id: Number(one.id) },
  ]);
  expect((await listFavorites(theirs)).data).toEqual([]);
  expect((await toggleFavorite(mine, two.id)).data.is_favorite).toBe(false);
  expect((await listServices(mine, input)).value.data.map(({ id }) => id)).toEqual([Number(one.id)]);
  expect((await listServices(theirs, input)).value.total).toBe(0);
});

test('pressed twenty times at once, every press counts', async () => {
  const mine = await signedIn();
  const pressed = await Promise.all(Array.from({ length: 20 }, () => toggleFavorite(mine, one.id)));
  expect(pressed.filter(({ data }) => data.is_favorite)).toHaveLength(10);
  expect((await listFavorites(mine)).data).toEqual([]);
});

test('nobody marks what is not there, or without an account', async () => {
  const mine = await signedIn();
  const other = await testContext(database);
  const foreign = await createService(db, await createServiceType(db, await createNetwork(db, other.panel)));
  await expect(toggleFavorite(mine, foreign.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(toggleFavorite(mine, 999_999n)).rejects.toMatchObject({ code: 'not_found' });
  await expect(toggleFavorite(guest, one.id)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(listServices(guest, input)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a thousand are enough', async () => {
  const mine = await signedIn();
  const many = await db
    .insertInto('service')
    .values(
      Array.from({ length: 1000 }, (_, index) => ({
        panel_id: guest.panel.id,
        service_type_id: type.id,
        slug: `many-${index}`,
        name: 'Many',
        default_price: 1000n,
      })),
    )
    .returning('id')
    .execute();
  await db
    .insertInto('favorite')
    .values(
      many.map(({ id }) => ({ panel_id: guest.panel.id, account_id: mine.actor.accountId, service_id: id })),
    )
    .execute();
  await expect(toggleFavorite(mine, one.id)).rejects.toMatchObject({ code: 'wrong_state' });
  expect((await toggleFavorite(mine, many[0]?.id ?? 0n)).data.is_favorite).toBe(false);
  expect((await toggleFavorite(mine, one.id)).data.is_favorite).toBe(true);
});
