import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { listSpecialOffers } from '../catalogue/services/special-offers.ts';
import { completeOrder, orders } from './index.ts';
import { insertOrder } from './testing/insert-order.ts';
import { type Customer, openShop } from './testing/shop.ts';

const database = await testDatabase();
const shop = await openShop(database, { listeners: orders.listeners ?? [] });
const service = await shop.service({ available_closed_sales: true });
const plain = await shop.service();
await database.db
  .insertInto('special_offer')
  .values({
    panel_id: shop.panel.id,
    place: 'service_type',
    position: 'top',
    utm_name: 'x',
    name: 'Closed',
    service_ids: [plain.id],
    is_closed_sale: true,
  })
  .execute();

const offersFor = async (customer: Customer) =>
  (await listSpecialOffers(customer, {})).value.data.map(({ name }) => name);

async function customerOf(serviceId: bigint, status: 'in_processing' | 'completed') {
  const customer = await shop.customer('5');
  const order = await insertOrder(customer, customer.actor.accountId, {
    service_id: serviceId,
    status: 'in_processing',
  });
  if (status === 'completed') await completeOrder(customer, order.id);
  return customer;
}

test('a service that names closed sales opens them once an order of it is completed', async () => {
  expect(await offersFor(await customerOf(service.id, 'completed'))).toEqual(['Closed']);
  expect(await offersFor(await customerOf(service.id, 'in_processing'))).toEqual([]);
  expect(await offersFor(await customerOf(plain.id, 'completed'))).toEqual([]);
});

test('a purchase on another panel opens nothing here', async () => {
  const buyer = await customerOf(service.id, 'completed');
  const other = await openShop(database, { listeners: orders.listeners ?? [] });
  const theirs = await other.customer();
  const stranger: Customer = { ...theirs, actor: { ...theirs.actor, accountId: buyer.actor.accountId } };
  const sale = await other.service();
  await database.db
    .insertInto('special_offer')
    .values({
      panel_id: other.panel.id,
      place: 'service_type',
      position: 'top',
      utm_name: 'x',
      name: 'Theirs',
      service_ids: [sale.id],
      is_closed_sale: true,
    })
    .execute();
  expect(await offersFor(stranger)).toEqual([]);
});
