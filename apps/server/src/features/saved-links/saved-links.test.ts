import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { accountClosed, type DataKinds, personalDataRequested } from '../accounts/index.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import { newLink, openShop } from '../orders/testing/shop.ts';
import { listSavedLinks } from './list-saved-links.ts';
import { personalDataListeners } from './personal-data.ts';
import { forgetLink, mostSaved, saveLink } from './save-link.ts';

const database = await testDatabase();
const shop = await openShop(database, { listeners: personalDataListeners });
const service = await shop.service();
const mine = 'https://example.com/mine';

test('saved ones first, then those of orders, each once and only to their owner', async () => {
  const [me, other] = [await shop.customer('5'), await shop.customer()];
  const [first, second] = [newLink(), newLink()];
  for (const link of [first, second, first])
    await insertOrder(shop.ctx, me.actor.accountId, { service_id: service.id, link });
  await saveLink(me, { url: mine, name: 'My channel' });
  expect(await listSavedLinks(me)).toMatchObject([
    { url: mine, name: 'My channel', is_saved: true },
    { url: first, name: '', is_saved: false },
    { url: second, is_saved: false },
  ]);
  expect(await listSavedLinks(other)).toEqual([]);

  await forgetLink(other, mine);
  await forgetLink(me, first);
  expect((await listSavedLinks(me)).map(({ url }) => url)).toEqual([mine, second]);
  await forgetLink(me, mine);
  await saveLink(me, { url: first, name: 'Again' });
  expect((await listSavedLinks(me)).map(({ url, name }) => [url, name])).toEqual([
    [first, 'Again'],
    [second, ''],
  ]);
});

test('no text that is no link, and no more than fit', async () => {
  const me = await shop.customer();
  await expect(saveLink(me, { url: 'javascript:alert(1)', name: '' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  for (let number = 0; number < mostSaved; number += 1)
    await saveLink(me, { url: `${mine}/${number}`, name: '' });
  await expect(saveLink(me, { url: mine, name: '' })).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await listSavedLinks(me)).toHaveLength(mostSaved);
});

test('part of the data export, and gone with the account', async () => {
  const me = await shop.customer();
  const { accountId } = me.actor;
  await saveLink(me, { url: mine, name: 'My channel' });
  const kinds: DataKinds = new Map();
  await me.events.emit(me, personalDataRequested, { accountId, kinds });
  const rows = [];
  for await (const row of kinds.get('saved-links')?.() ?? []) rows.push(row);
  expect(rows).toMatchObject([{ url: mine, name: 'My channel' }]);
  await me.events.emit(me, accountClosed, { accountId, email: null });
  expect(await listSavedLinks(me)).toEqual([]);
});
