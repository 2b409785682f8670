import { createHmac } from 'node:crypto';
import { maxWebhooks } from '@marquee/domain/webhooks/webhook.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createGuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { type Answer, type LocalRequest, startLocalServer } from '../../testing/gateways/local-server.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { loopContext } from '../dispatch/testing/paid-orders.ts';
import { answerRefill, askRefill, cancelOrder, completeOrder, handOverOrder } from '../orders/index.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import { type Customer, openShop } from '../orders/testing/shop.ts';
import { publicationOrdered } from '../subscriptions/index.ts';
import { changeWebhook } from './change-webhook.ts';
import { createWebhook } from './create-webhook.ts';
import { run } from './delivery/deliver-webhooks.ts';
import { forgetDeliveries } from './delivery/forget-deliveries.ts';
import { getDelivery, listDeliveries } from './delivery/list-deliveries.ts';
import { resendDelivery } from './delivery/resend-delivery.ts';
import { listeners } from './listeners.ts';
import { renewSecret } from './renew-secret.ts';
import { testWebhook } from './test-webhook.ts';
import { deleteWebhook, listWebhooks } from './webhook.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database, { listeners });
const { ctx } = shop;
const service = await shop.service({ can_cancel: true, has_refill: true, refill_days: 30 });
const received: LocalRequest[] = [];
let answer: (query: LocalRequest) => Answer = () => ({ body: 'thank you' });
const receiver = await startLocalServer(async (request) => {
  received.push(request);
  return answer(request);
});
afterAll(() => receiver.stop());
beforeEach(() => {
  received.length = 0;
  answer = () => ({ body: 'thank you' });
});

const loop = loopContext(ctx);
const deliver = async () => {
  while (await run(loop));
};
const everything = ['order.status', 'refill.status', 'subscription.publication'] as const;
const page = { page: 1, per_page: 100 };
let paths = 0;

async function listener(events: readonly (typeof everything)[number][] = everything) {
  const customer = await shop.customer('10');
  paths += 1;
  const url = `${receiver.origin}/hook-${paths}`;
  const webhook = await createWebhook(customer, { url, events: [...events] });
  return {
    customer,
    webhook,
    id: BigInt(webhook.id),
    log: async () => (await listDeliveries(customer, page)).data,
  };
}

const order = (customer: Customer) =>
  insertOrder(customer, customer.actor.accountId, {
    service_id: service.id,
    status: 'in_processing',
    guarantee_days: 30,
  });
const bodies = () => received.map(({ body }) => JSON.parse(body));

/** Verifies as the specification's libraries do. */
function isSignedWith(secret: string, { headers, body }: LocalRequest): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

test('each status of an order is told once, in the words of the reseller API, and signed', async () => {
  const { customer, webhook, log } = await listener();
  const { id, link } = await order(customer);
  await handOverOrder(customer, id);
  await completeOrder(customer, id);
  await completeOrder(customer, id);
  await deliver();
  await deliver();
  expect(bodies()).toMatchObject([
    { type: 'order.status', data: { order: Number(id), status: 'Processing', link, remains: '1000' } },
    { type: 'order.status', data: { order: Number(id), status: 'Completed', charge: '1', currency: 'USD' } },
  ]);
  for (const request of received) {
    expect(isSignedWith(webhook.secret, request)).toBe(true);
    expect(request.headers['webhook-id']).toBe(JSON.parse(request.body).id);
    expect(request.headers['content-type']).toBe('application/json');
  }
  expect(await log()).toMatchObject([
    { state: 'delivered', attempts: 1, answer_status: 200, next_at: null },
    { state: 'delivered', event: 'order.status' },
  ]);
});

test('what did not happen is not told, and what nobody asked for neither', async () => {
  const { customer, log } = await listener(['refill.status']);
  const silent = await shop.customer('10');
  const [own, others] = [await order(customer), await order(silent)];
  const undone = inTransaction(customer, async (tx) => {
    await cancelOrder(tx, { orderId: own.id, reason: 'customer' });
    throw new Error('later trouble');
  });
  await expect(undone).rejects.toThrow('later trouble');
  await cancelOrder(customer, { orderId: own.id, reason: 'customer' });
  await cancelOrder(silent, { orderId: others.id, reason: 'customer' });
  await deliver();
  expect([received, await log()]).toEqual([[], []]);
});

test('refills and publications are told too', async () => {
  const { customer } = await listener(['refill.status', 'subscription.publication']);
  const { id } = await order(customer);
  await handOverOrder(customer, id);
  await completeOrder(customer, id);
  const refillId = await askRefill(customer, id);
  await answerRefill(customer, { refillId, status: 'in_progress' });
  await answerRefill(customer, { refillId, status: 'completed' });
  await ctx.events.emit(ctx, publicationOrdered, {
    subscriptionId: 7n,
    accountId: customer.actor.accountId,
    name: 'My channel',
    url: 'https://blog.example/1',
    title: 'One',
    orderIds: [11n, 12n],
  });
  await deliver();
  expect(bodies().map(({ type, data }) => [type, data.status ?? data.orders])).toEqual([
    ['refill.status', 'Pending'],
    ['refill.status', 'In progress'],
    ['refill.status', 'Completed'],
    ['subscription.publication', [11, 12]],
  ]);
});

test('what is not taken is sent again, the same, for about a day; then it is given up', async () => {
  const { customer, log } = await listener();
  answer = () => ({ status: 503, type: 'text/html', body: `<h1>Busy\u0000</h1>${'x'.repeat(5000)}` });
  const { id } = await order(customer);
  await handOverOrder(customer, id);
  const startedAt = ctx.clock.now().getTime();
  for (let tries = 0; (await log())[0]?.state !== 'failed'; tries += 1) {
    await deliver();
    const [latest] = await log();
    if (latest?.next_at) ctx.clock.advance((Date.parse(latest.next_at) - ctx.clock.now().getTime()) / 1000);
    if (tries > 20) throw new Error('it never ends');
  }
  const hours = (ctx.clock.now().getTime() - startedAt) / 3_600_000;
  expect([received.length, hours > 20, hours < 25]).toEqual([9, true, true]);
  expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(9);
  const [failed] = await log();
  const details = await getDelivery(customer, BigInt(failed?.id ?? 0));
  expect(details).toMatchObject({ answer_status: 503, attempts: 9, next_at: null });
  expect(details.answer).toMatch(/^<h1>Busy <\/h1>x+$/);

  answer = () => ({ body: 'at last' });
  expect(await resendDelivery(customer, BigInt(failed?.id ?? 0))).toMatchObject({
    state: 'delivered',
    answer: 'at last',
    attempts: 10,
  });
  expect((await listWebhooks(customer))[0]).toMatchObject({ failing_since: null });
});

test('one that nobody answers at for three days is switched off, and its owner is told once', async () => {
  const { customer, id, log } = await listener();
  const { accountId } = customer.actor;
  await db
    .updateTable('account')
    .set({ email: `off-${accountId}@people.example`, email_verified_at: ctx.clock.now() })
    .where('id', '=', accountId)
    .execute();
  await changeWebhook(customer, id, { url: 'http://127.0.0.1:9/hook' });
  for (let number = 0; number < 4; number += 1) await handOverOrder(customer, (await order(customer)).id);
  for (let hours = 0; hours < 100; hours += 1) {
    ctx.clock.advance(3600);
    await deliver();
  }
  expect((await listWebhooks(customer))[0]).toMatchObject({ is_on: false, off_reason: 'failures' });
  expect(new Set((await log()).map(({ state }) => state))).toEqual(new Set(['failed']));
  const mails = await db
    .selectFrom('outbox_mail')
    .select('template')
    .where('recipient', '=', `off-${accountId}@people.example`)
    .where('template', '=', 'webhook-off')
    .execute();
  expect(mails).toHaveLength(1);

  const before = (await log()).length;
  await handOverOrder(customer, (await order(customer)).id);
  expect(await log()).toHaveLength(before);
  await expect(resendDelivery(customer, BigInt((await log())[0]?.id ?? 0))).rejects.toMatchObject({
    code: 'wrong_state',
  });
  await changeWebhook(customer, id, { url: `${receiver.origin}/mended`, is_on: true });
  await handOverOrder(customer, (await order(customer)).id);
  await deliver();
  expect(received).toHaveLength(1);
});

test('a receiver that is dead keeps nobody else waiting, and its events are not counted as tried', async () => {
  const [dead, alive] = [await listener(), await listener()];
  await changeWebhook(dead.customer, dead.id, { url: 'http://127.0.0.1:9/hook' });
  for (let number = 0; number < 3; number += 1)
    await handOverOrder(dead.customer, (await order(dead.customer)).id);
  await handOverOrder(alive.customer, (await order(alive.customer)).id);
  await deliver();
  expect(received).toHaveLength(1);
  const tries = (await dead.log()).map(({ attempts }) => attempts).toSorted();
  expect(tries).toEqual([0, 0, 1]);
  await changeWebhook(dead.customer, dead.id, { url: `${receiver.origin}/back` });
  ctx.clock.advance(60);
  await deliver();
  expect(new Set((await dead.log()).map(({ state }) => state))).toEqual(new Set(['delivered']));
});

test('two workers at once, and one that died while sending', async () => {
  const { customer, log } = await listener();
  for (let number = 0; number < 5; number += 1) await handOverOrder(customer, (await order(customer)).id);
  await Promise.all([run(loop), run(loop), run(loop)]);
  expect(received).toHaveLength(5);
  // It was sent but not recorded: the receiver recognizes the repeat by its id.
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', next_at: new Date(ctx.clock.now().getTime() + 120_000) })
    .where('id', '=', BigInt((await log())[0]?.id ?? 0))
    .execute();
  await deliver();
  expect(received).toHaveLength(5);
  ctx.clock.advance(120);
  await deliver();
  expect(received).toHaveLength(6);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
});

test('a test is answered at once, whatever comes of it, and harms nothing', async () => {
  const { customer, id, webhook, log } = await listener();
  expect(await testWebhook(customer, id)).toMatchObject({
    event: 'webhook.test',
    state: 'delivered',
    answer: 'thank you',
    url: webhook.url,
  });
  expect(received.every((question) => isSignedWith(webhook.secret, question))).toBe(true);
  answer = () => ({ status: 301, headers: { location: '/elsewhere' }, body: '' });
  expect(await testWebhook(customer, id)).toMatchObject({
    state: 'failed',
    failure: 'redirect',
    next_at: null,
  });
  expect((await listWebhooks(customer))[0]).toMatchObject({ failing_since: null });
  await deliver();
  expect(await log()).toHaveLength(2);
});

test('addresses inside are not called', async () => {
  const { customer, id } = await listener();
  const outside = { ...customer, fetch: createGuardedFetch({ allowLoopback: false }) };
  for (const url of ['https://10.0.0.1/', 'https://[::ffff:169.254.169.254]/', 'http://localhost:5432/']) {
    await changeWebhook(customer, id, { url });
    const told = { state: 'failed', failure: 'unreachable', took_ms: null, answer: null };
    expect(await testWebhook(outside, id)).toMatchObject(told);
  }
  // A public address where nobody answers is told in the same words, here and in the list.
  await changeWebhook(customer, id, { url: 'http://localhost:1025/' });
  await testWebhook(customer, id);
  const listed = await listDeliveries(customer, { page: 1, per_page: 20 });
  expect(new Set(listed.data.map(({ failure, took_ms }) => `${failure} ${took_ms}`))).toEqual(
    new Set(['unreachable null']),
  );
  for (const url of ['http://shop.example/', 'ftp://shop.example/', 'https://a:b@shop.example/', 'hook'])
    await expect(changeWebhook(customer, id, { url })).rejects.toMatchObject({
      fields: [{ field: 'url', code: 'not_a_url' }],
    });
});

test('the secret is shown once, sealed at rest, and the one before signs for another day', async () => {
  const { customer, webhook, id } = await listener();
  expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const stored = await db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const plain = JSON.stringify(stored, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  expect(plain + stored.sealed_secret.toString('latin1')).not.toContain(webhook.secret.slice(6));
  expect(JSON.stringify(await listWebhooks(customer))).not.toContain(webhook.secret);

  const renewed = await renewSecret(customer, id);
  expect(renewed.secret).not.toBe(webhook.secret);
  await testWebhook(customer, id);
  ctx.clock.advance(25 * 3600);
  await testWebhook(customer, id);
  const signers = received.map((request) =>
    [webhook, renewed].map(({ secret }) => isSignedWith(secret, request)),
  );
  expect(signers).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('five at most, also when they come at once; gone with all that was logged', async () => {
  const { customer, id, log } = await listener();
  const request = { url: `${receiver.origin}/many`, events: [...everything] };
  const made = await Promise.allSettled(Array.from({ length: 8 }, () => createWebhook(customer, request)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxWebhooks - 1);
  await testWebhook(customer, id);
  await deleteWebhook(customer, id);
  expect(await listWebhooks(customer)).toHaveLength(maxWebhooks - 1);
  expect(await log()).toEqual([]);
});

test('the log is kept for a month; forgetting twice forgets no more', async () => {
  const { customer, id, log } = await listener();
  await testWebhook(customer, id);
  ctx.clock.advance(31 * 24 * 3600);
  await testWebhook(customer, id);
  await forgetDeliveries(ctx);
  await forgetDeliveries(ctx);
  expect(await log()).toHaveLength(1);
});

test('nobody else, and no other panel, can see or touch it', async () => {
  const { customer, id } = await listener();
  const { id: deliveryId } = await testWebhook(customer, id);
  const elsewhere = await openShop(database, { listeners });
  const strangers = [
    await shop.customer(),
    await elsewhere.customer(),
    { ...customer, panel: elsewhere.panel },
  ];
  for (const stranger of strangers) {
    const refused = { code: 'not_found' };
    expect(await listWebhooks(stranger)).toEqual([]);
    expect((await listDeliveries(stranger, page)).recordsTotal).toBe(0);
    await expect(changeWebhook(stranger, id, { is_on: false })).rejects.toMatchObject(refused);
    await expect(deleteWebhook(stranger, id)).rejects.toMatchObject(refused);
    await expect(renewSecret(stranger, id)).rejects.toMatchObject(refused);
    await expect(testWebhook(stranger, id)).rejects.toMatchObject(refused);
    await expect(getDelivery(stranger, BigInt(deliveryId))).rejects.toMatchObject(refused);
    await expect(resendDelivery(stranger, BigInt(deliveryId))).rejects.toMatchObject(refused);
  }
  const impersonating = { ...customer, actor: { ...customer.actor, onBehalfOf: 1n } };
  await expect(renewSecret(impersonating, id)).rejects.toMatchObject({ code: 'impersonated' });
});
