import { once as onceEvent } from 'node:events';
import http from 'node:http';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createMethod } from '../invoices/testing/create-invoice.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import { newLink, openShop } from '../orders/testing/shop.ts';
import { newAddress, signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database);
await switchCaptchaOff(database, shop.panel.id);
const app = await testApp(database);
const service = await shop.service();
const methodId = await createMethod(shop.ctx, { strategy: 'message', accountNumber: '1' });
const { host } = shop.panel;
const line = (values: object = {}) => ({
  service_id: Number(service.id),
  quantity: 1000,
  url: newLink(),
  ...values,
});

async function visitor() {
  const { id, bearer } = await signUpVisitor(app, undefined, { headers: { host } });
  const headers = { host, authorization: bearer };
  const remoteAddress = newAddress();
  return {
    id,
    headers,
    get: (url: string) => app.call(url, { headers, remoteAddress }),
    post: (url: string, payload: object = {}) =>
      app.call(url, { method: 'POST', headers, payload, remoteAddress }),
  };
}

const unstorable = ['a\0b', '\ud800', 'a\udfff'];

test.each(unstorable)('text that no table takes is refused at its field: %j', async (text) => {
  const me = await visitor();
  const requests = '/api/v1/order-widget/widget-order-requests';
  const byMethod = { payment_method_id: Number(methodId) };
  const calls = [
    ['/api/v1/orders', { orders: [line({ name: text })] }, 'orders.0.name'],
    [
      '/api/v1/orders',
      { orders: [line()], google_analytics4_client_id: text },
      'google_analytics4_client_id',
    ],
    [requests, { orders: [line()], ...byMethod, affiliate_code: text }, 'affiliate_code'],
  ] as const;
  for (const [url, payload, field] of calls) {
    const answer = await me.post(url, payload);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  }
});

test.each(['orders/datatable', 'drip-feeds', 'tickets'])(
  'a search for NUL in %s is refused',
  async (list) => {
    const me = await visitor();
    expect((await me.get(`/api/v1/${list}?search[value]=a%00b`)).statusCode).toBe(422);
  },
);

test('codes of coupons cannot be guessed by any call that takes one', async () => {
  const me = await visitor();
  const coupon_code = 'GUESS-1';
  const byMethod = { payment_method_id: Number(methodId) };
  const calls: [string, object][] = [
    ['/api/v1/orders', { orders: [line()], coupon_code }],
    ['/api/v1/order-widget/orders', { orders: [line()], coupon_code }],
    ['/api/v1/order-widget/widget-order-requests', { orders: [line()], ...byMethod, coupon_code }],
    ['/api/v1/order-widget/services/total-cost', { services: [line()], coupon_code }],
    ['/api/v1/order-widget/validate-order', { orders: [line()], coupon_code }],
    ['/api/v1/invoices/total-amount', { amount: '10', ...byMethod, coupon_code }],
  ];
  for (let round = 0; round < 10; round += 1)
    for (const [url, payload] of calls)
      expect([200, 422]).toContain((await me.post(url, payload)).statusCode);
  for (const [url, payload] of calls) expect((await me.post(url, payload)).statusCode).toBe(429);
  expect((await me.post('/api/v1/orders', { orders: [line()] })).statusCode).toBe(422);
});

test('whoever signs out sees nothing more of an order that is being watched', async () => {
  const me = await visitor();
  const { id } = await insertOrder(shop.ctx, me.id, { service_id: service.id });
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const request = http.get(`${address}/api/v1/orders/${id}/events`, { headers: me.headers });
  const [stream] = (await onceEvent(request, 'response')) as [http.IncomingMessage];
  let seen = '';
  stream.on('data', (chunk: Buffer) => {
    seen += chunk.toString();
  });
  await expect.poll(() => seen).toContain('event: order');
  expect((await me.post('/logout')).statusCode).toBe(204);
  const ended = onceEvent(stream, 'end');
  await db.updateTable('customer_order').set({ name: 'told to nobody' }).where('id', '=', id).execute();
  await ended;
  expect(seen).not.toContain('told to nobody');
});

test('orders that nobody pays cannot be piled up without end', async () => {
  const me = await visitor();
  const ask = () =>
    me.post('/api/v1/order-widget/widget-order-requests', {
      orders: [line({ quantity: 1 })],
      payment_method_id: Number(methodId),
    });
  for (let turn = 0; turn < 120; turn += 1) expect((await ask()).statusCode).toBe(422);
  expect((await ask()).statusCode).toBe(429);
});
