import { once } from 'node:events';
import http from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { requestOrders } from '../checkout/placing/request-orders.ts';
import { confirmInvoice } from '../invoices/index.ts';
import { createMethod, reloadInvoice } from '../invoices/testing/create-invoice.ts';
import { newLink, openShop } from '../orders/testing/shop.ts';
import { newAddress } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database);
const otherShop = await openShop(database);
const app = await testApp(database);
const service = await shop.service();
const methodId = await createMethod(shop.ctx, { strategy: 'message', accountNumber: '1' });
// The same keys as the app's, which makes the tokens.
const guest = { ...shop.ctx, actor: { kind: 'widget', widgetId: 0n } as const };
const email = 'guest@people.example';

async function order() {
  const orders = [{ service_id: Number(service.id), quantity: 1000, url: newLink() }];
  const body = { orders, payment_method_id: Number(methodId), email };
  const { data } = await requestOrders(guest, body, { idempotencyKey: undefined, address: '10.0.0.1' });
  const invoiceId = data.payment?.invoice_id ?? 0;
  return { path: `/api/v1/order-status/${data.order_token}`, invoiceId, orderId: data.orders[0]?.id ?? 0 };
}
const call = (path: string, payload?: object, host = shop.panel.host) =>
  app.call(path, {
    method: payload ? 'POST' : 'GET',
    headers: { host },
    remoteAddress: newAddress(),
    ...(payload ? { payload } : {}),
  });

test('whoever holds the link sees the checkout without signing in; nobody else sees that there is one', async () => {
  const { path, orderId } = await order();
  const shown = await call(path);
  expect(shown.statusCode).toBe(200);
  expect(shown.json().data.order).toMatchObject({ id: orderId, status: 'unpaid' });
  expect(shown.json().data.order).not.toHaveProperty('name');
  const missing = await Promise.all([
    call(`${path.slice(0, -1)}~`),
    call('/api/v1/order-status/1'),
    call(path, undefined, otherShop.panel.host),
  ]);
  const [{ statusCode, body } = { statusCode: 0, body: '' }] = missing;
  expect(statusCode).toBe(404);
  expect(missing.map((answer) => [answer.statusCode, answer.body])).toEqual(missing.map(() => [404, body]));
});

test('“I’ve paid” is for the invoices of this checkout', async () => {
  const [mine, other] = [await order(), await order()];
  const claim = (invoice_id: number) => call(`${mine.path}/mark-is-paid`, { invoice_id, comment: 'done' });
  expect((await claim(other.invoiceId)).statusCode).toBe(404);
  expect((await claim(mine.invoiceId)).statusCode).toBe(204);
  const state = async (id: number) => (await reloadInvoice(shop.ctx, { id: BigInt(id) })).status;
  expect([await state(mine.invoiceId), await state(other.invoiceId)]).toEqual(['in_moderation', 'open']);
});

test('refills are for the orders of this checkout, and the receipt is its own', async () => {
  const [mine, other] = [await order(), await order()];
  const refill = (id: number) => call(`${mine.path}/orders/${id}/refill-requests`, {});
  expect((await refill(other.orderId)).statusCode).toBe(404);
  expect((await refill(mine.orderId)).statusCode).toBe(409);
  expect((await call(`${mine.path}/receipt.pdf`)).statusCode).toBe(404);
  const operator = { ...shop.ctx, actor: { kind: 'system', name: 'operator' } as const };
  await confirmInvoice(operator, { invoiceId: BigInt(mine.invoiceId) });
  const receipt = await call(`${mine.path}/receipt.pdf`);
  expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('an open page hears that its own checkout changed, and of nothing else', async () => {
  const [mine, other] = [await order(), await order()];
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  const watch = (path: string, host = shop.panel.host) => {
    const request = http.get(`${address}${path}/events`, { headers: { host } });
    onTestFinished(() => void request.destroy());
    return once(request, 'response') as Promise<[http.IncomingMessage]>;
  };
  const [response] = await watch(mine.path);
  expect(response.headers['content-type']).toContain('text/event-stream');
  response.setEncoding('utf8');
  let received = '';
  response.on('data', (text: string) => {
    received += text;
  });
  const versions = () => [...new Set(received.match(/(?<="version":")[\w-]+/g))];
  const deliver = ({ orderId }: { orderId: number }, delivered: bigint) =>
    db
      .updateTable('customer_order')
      .set({ delivered })
      .where('panel_id', '=', shop.panel.id)
      .where('id', '=', BigInt(orderId))
      .execute();
  const patience = { timeout: 10_000 };
  await expect.poll(versions, patience).toHaveLength(1);
  await deliver(other, 7n);
  await deliver(mine, 5n);
  await expect.poll(versions, patience).toHaveLength(2);
  await deliver(other, 8n);
  await deliver(mine, 6n);
  await expect.poll(versions, patience).toHaveLength(3);
  // Nothing but versions: whatever else there is to know is asked for, and goes through the contract.
  expect(received.replaceAll(/event: checkout\ndata: {"data":{"version":"[\w-]{43}"}}\n\n/g, '')).toBe(
    'retry: 2000\n\n',
  );
  expect((await watch(`${mine.path.slice(0, -1)}~`))[0].statusCode).toBe(404);
  expect((await watch(mine.path, otherShop.panel.host))[0].statusCode).toBe(404);
});

test('a frozen account changes nothing by its link', async () => {
  const { path, invoiceId } = await order();
  const { account_id } = await reloadInvoice(shop.ctx, { id: BigInt(invoiceId) });
  await db.updateTable('account').set({ frozen_at: new Date() }).where('id', '=', account_id).execute();
  expect((await call(path)).json().data.is_frozen).toBe(true);
  expect((await call(`${path}/mark-is-paid`, { invoice_id: invoiceId })).statusCode).toBe(423);
  expect((await call(`${path}/pay`, { payment_method_id: Number(methodId) })).statusCode).toBe(423);
});
