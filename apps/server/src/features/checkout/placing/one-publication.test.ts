import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { createMethod } from '../../invoices/testing/create-invoice.ts';
import { setBlockedLinks } from '../../links/index.ts';
import { cancelOrder, getOrder } from '../../orders/index.ts';
import { type Customer, openShop } from '../../orders/testing/shop.ts';
import { validateOrder } from '../../quotes/validate-order.ts';
import { payByBalance } from '../unpaid/pay-by-balance.ts';
import { placeOrders } from './place-orders.ts';
import { pricePublication } from './place-publication.ts';
import { requestOrders } from './request-orders.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database);
const service = await shop.service();
const methodId = await createMethod(shop.ctx, { strategy: 'message', accountNumber: '1' });
const { id: networkId } = await db
  .selectFrom('network')
  .select('id')
  .where('panel_id', '=', shop.panel.id)
  .executeTakeFirstOrThrow();
const home = 'https://clips.example';
await db
  .insertInto('network_link_rule')
  .values(
    [
      { pattern: '/p/(\\w+)', normal_form: `${home}/p/{1}` },
      {
        pattern: '/reel/(\\w+)',
        normal_form: `${home}/reel/{1}`,
        compared_form: `${home}/p/{1}`,
        embed_form: 'https://player.example/{1}',
      },
    ].map((rule) => ({
      panel_id: shop.panel.id,
      network_id: networkId,
      kinds: ['post'],
      hosts: ['clips.example'],
      ...rule,
    })),
  )
  .execute();

let lastCode = 0;
const newCode = () => {
  lastCode += 1;
  return `Code${lastCode}`;
};
const line = (url: string) => ({ service_id: Number(service.id), quantity: 1000, url });
const place = (customer: Customer, urls: readonly string[]) =>
  placeOrders(customer, { orderRequest: { orders: urls.map(line) }, idempotencyKey: undefined });
const check = (customer: Parameters<typeof validateOrder>[0], urls: readonly string[]) =>
  validateOrder(customer, { orders: urls.map(line) });
const taken = (...positions: number[]) => ({
  code: 'invalid_input',
  fields: positions.map((position) => ({ field: `orders.${position}.url`, code: 'link_in_use' })),
});

test('one publication under two addresses is one link; its provider gets the address that was given', async () => {
  const customer = await shop.customer('5');
  const code = newCode();
  const { orders } = await place(customer, [`${home}/reel/${code}`]);
  const orderId = BigInt(orders[0]?.id ?? 0);
  expect((await getOrder(customer, orderId)).promotable).toMatchObject({
    url: `${home}/reel/${code}`,
    embed_url: `https://player.example/${code}`,
    snippet: { thumbnail: null, title: expect.stringMatching(new RegExp(`^.+ · ${code}$`)) },
  });
  for (const urls of [
    [`${home}/p/${newCode()}`, `${home}/p/${code}`],
    [`${home}/p/${newCode()}`, `${home}/reel/${code}`],
  ]) {
    await expect(check(customer, urls)).rejects.toMatchObject(taken(1));
    await expect(place(customer, urls)).rejects.toMatchObject(taken(1));
  }
  const stranger = await shop.customer('5');
  await place(stranger, [`${home}/p/${code}`]);
  await cancelOrder(customer, { orderId, reason: 'customer' });
  expect(await check(customer, [`${home}/p/${code}`])).toEqual({ data: { is_valid: true } });
  await place(customer, [`${home}/p/${code}`]);
});

test('two addresses of one publication in one call: the check and placing both name the second', async () => {
  const customer = await shop.customer('5');
  const code = newCode();
  const urls = [`${home}/reel/${code}`, `${home}/p/${code}`];
  await expect(check(customer, urls)).rejects.toMatchObject(taken(1));
  await expect(place(customer, urls)).rejects.toMatchObject(taken(1));
  await place(customer, urls.slice(0, 1));
  const both = await check(customer, urls).catch((error: { fields: unknown }) => error.fields);
  expect(both).toEqual([1, 0].map((place) => ({ field: `orders.${place}.url`, code: 'link_in_use' })));
});

test('an unpaid order for the other address is not paid while the first runs', async () => {
  const customer = await shop.customer('5');
  const code = newCode();
  const body = { orders: [line(`${home}/p/${code}`)], payment_method_id: Number(methodId) };
  const { data } = await requestOrders(customer, body, { idempotencyKey: undefined, address: '10.0.0.1' });
  await place(customer, [`${home}/reel/${code}`]);
  const orderId = BigInt(data.orders[0]?.id ?? 0);
  await expect(
    payByBalance(customer, { orderId, wantsDiscount: false, idempotencyKey: undefined }),
  ).rejects.toMatchObject(taken(0));
});

test('the check tells nobody about the orders of others, and lets through what may run twice', async () => {
  const customer = await shop.customer('5');
  const url = `${home}/p/${newCode()}`;
  await place(customer, [url]);
  const guest = { ...shop.ctx, actor: { kind: 'widget', widgetId: 0n } as const };
  const valid = { data: { is_valid: true } };
  expect(await check(guest, [url])).toEqual(valid);
  expect(await check(await shop.customer(), [url])).toEqual(valid);
  const free = await shop.service({ allows_same_link: true });
  const twice = { orders: [{ ...line(url), service_id: Number(free.id) }] };
  await placeOrders(customer, { orderRequest: twice, idempotencyKey: undefined });
  expect(await validateOrder(customer, twice)).toEqual(valid);
});

test('of a publication that one service runs for already a subscription orders the others', async () => {
  const customer = await shop.customer('5');
  const code = newCode();
  const other = await shop.service();
  await place(customer, [`${home}/p/${code}`]);
  const lines = [service, other].map(({ id }) => ({
    line: { ...line(`${home}/reel/${code}`), service_id: Number(id) },
    delayMinutes: 0,
  }));
  const priced = await pricePublication(customer, { lines, cardId: null });
  expect(priced).toMatchObject({ lines: lines.slice(1), priced: { price: { lines: [{}] } } });
  expect(await pricePublication(customer, { lines: lines.slice(0, 1), cardId: null })).toBeUndefined();
});

test('orders of another panel take no link here', async () => {
  const customer = await shop.customer('5');
  const url = `${home}/p/${newCode()}`;
  await place(customer, [url]);
  const elsewhere = await openShop(database);
  const sold = await elsewhere.service();
  const stranger = { ...elsewhere.ctx, actor: customer.actor };
  const orders = [{ ...line(url), service_id: Number(sold.id) }];
  expect(await validateOrder(stranger, { orders })).toEqual({ data: { is_valid: true } });
});

test('what an operator blocks under one address is blocked under the other', async () => {
  const customer = await shop.customer();
  const code = newCode();
  await setBlockedLinks({ ...shop.ctx, actor: { kind: 'system', name: 'operator' } }, [
    `${home}/reel/${code}`,
  ]);
  for (const address of ['p', 'reel'])
    await expect(check(customer, [`${home}/${address}/${code}`])).rejects.toMatchObject({
      fields: [{ field: 'orders.0.url', code: 'link_blocked' }],
    });
  expect(await check(customer, [`${home}/p/${newCode()}`])).toEqual({ data: { is_valid: true } });
});
