import { randomUUID } from 'node:crypto';
import { money } from '@marquee/domain/money/money.ts';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { creditWallet, walletBalances } from '../ledger/index.ts';
import { cancelOrder, completeOrder, handOverOrder, reportProgress } from '../orders/index.ts';
import { newAddress, provenVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
await switchCaptchaOff(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
const type = await createServiceType(db, await createNetwork(db, panel, { name: 'YouTube' }), {
  name: 'Views',
});
const service = await createService(db, type, {
  name: 'Views, “slow”, 🎬',
  default_price: 90_000_000n,
  min: 100n,
  max: 10_000n,
  has_refill: true,
  refill_days: 30,
  can_cancel: true,
  drip_feed_is_allowed: true,
});
const commented = await createService(db, type, {
  name: 'Comments',
  min: 1n,
  max: 50n,
  calculable_quantity: true,
});
const mentioned = await createService(db, type, { name: 'Mentions', min: 10n, max: 5000n });
const description = '<p>Start: 1 hour</p><p>Likes &amp; <b>views</b></p>';
const described = await createService(db, type, { name: 'Described', description });
const short = await createService(db, type, { name: 'Short', description, short_description: 'Brief' });
const hidden = await createService(db, type, { name: 'Off', is_deactivated: true });

beforeAll(async () => {
  const own = { panel_id: panel.id };
  const targetType = await db
    .insertInto('target_type')
    .values({ ...own, name: 'comments', title: 'Comments', view_type: 'comments' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const target = await db
    .insertInto('target')
    .values({ ...own, target_type_id: targetType.id, name: 'Comments' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const wire = { ...own, target_type_id: targetType.id };
  const [usernames, hashtags] = await db
    .insertInto('target')
    .values([
      { ...wire, name: 'Usernames', parameter: 'usernames' },
      { ...wire, name: 'Hashtags', parameter: 'hashtags' },
    ])
    .returning('id')
    .execute();
  await db
    .insertInto('service_target')
    .values([
      { ...own, service_id: commented.id, target_id: target.id },
      { ...own, service_id: mentioned.id, target_id: usernames?.id ?? 0n },
      { ...own, service_id: mentioned.id, target_id: hashtags?.id ?? 0n },
    ])
    .execute();
  // The in-memory catalogue picks up the change a moment later.
  const client = await reseller();
  while ((await listed(client)).length < 5) await new Promise((resolve) => setTimeout(resolve, 100));
});

type Fields = Record<string, string | number>;

async function reseller(balance = '100') {
  const { id, bearer } = await provenVisitor(app, database);
  const made = await app.call('/api/v1/api-token', { method: 'POST', headers: { authorization: bearer } });
  const key: string = made.json().data.api_token;
  if (balance !== '0')
    await creditWallet(ctx, {
      type: 'admin',
      wallet: 'cash',
      key: `test:${id}`,
      customerId: id,
      amount: money(BigInt(balance) * 100_000_000n),
      reason: 'Test',
    });
  const remoteAddress = newAddress();
  const send = (options: InjectOptions) => app.call('/api/v2', { method: 'POST', remoteAddress, ...options });
  const form = (fields: Fields) =>
    new URLSearchParams(
      Object.entries({ key, ...fields }).map(([name, value]) => [name, String(value)]),
    ).toString();
  const call = async (fields: Fields) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await send({ payload: form(fields), headers });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const add = (fields: Fields = {}) =>
    call({ action: 'add', service: Number(service.id), link: newLink(), quantity: 1000, ...fields });
  return { id, key, send, form, call, add };
}

type Reseller = Awaited<ReturnType<typeof reseller>>;

const newLink = () => `https://example.com/${randomUUID()}`;
const listed = async ({ call }: Reseller): Promise<Record<string, unknown>[]> => call({ action: 'services' });

test('services come whole, in the trade’s own shape', async () => {
  const services = await listed(await reseller());
  expect(services.find((entry) => entry.service === Number(service.id))).toEqual({
    service: Number(service.id),
    name: 'Views, “slow”, 🎬',
    category: 'YouTube Views',
    type: 'Default',
    rate: '0.9',
    min: '100',
    max: '10000',
    refill: true,
    cancel: true,
    dripfeed: true,
    desc: '',
  });
  expect(services.find((entry) => entry.service === Number(commented.id))).toMatchObject({
    type: 'Custom Comments',
  });
  expect(services.some((entry) => entry.service === Number(hidden.id))).toBe(false);
});

test('the rate is the caller’s own: a grade that was reached lowers it, and the order costs just that', async () => {
  const [graded, other] = [await reseller(), await reseller()];
  const own = { panel_id: panel.id };
  await db
    .insertInto('account_grade')
    .values({ ...own, account_id: graded.id, spent: 10n ** 15n, since: new Date() })
    .execute();
  await db
    .insertInto('grade')
    .values({ ...own, name: 'Gold', spending_goal: 10n ** 15n, discount_ppm: 200_000 })
    .execute();
  const rate = async (caller: Reseller) =>
    (await listed(caller)).find((entry) => entry.service === Number(service.id))?.rate;
  // The in-memory grades pick up the new one a moment later.
  await expect.poll(() => rate(graded), { timeout: 10_000 }).toBe('0.72');
  expect(await rate(other)).toBe('0.9');
  const { order } = await graded.add();
  expect(await graded.call({ action: 'status', order })).toMatchObject({ charge: '0.72' });
});

test('an order is placed, paid and reported in strings', async () => {
  const { add, call, id } = await reseller();
  const { order } = await add();
  expect(order).toEqual(expect.any(Number));
  expect(await call({ action: 'balance' })).toEqual({ balance: '99.1', currency: 'USD' });
  expect((await walletBalances(ctx, { customerId: id })).cash).toBe(9_910_000_000n);
  expect(await call({ action: 'status', order })).toEqual({
    charge: '0.9',
    start_count: '0',
    status: 'Pending',
    remains: '1000',
    currency: 'USD',
  });
});

test('the way of an order shows in the trade’s words', async () => {
  const { add, call } = await reseller();
  const { order } = await add();
  const status = async () => (await call({ action: 'status', order })).status;
  await handOverOrder({ ...ctx, clock: { now: () => new Date() } }, BigInt(order));
  expect(await status()).toBe('Processing');
  await reportProgress(ctx, { orderId: BigInt(order), startCount: 3572n, delivered: 843n });
  expect(await call({ action: 'status', order })).toMatchObject({
    status: 'In progress',
    start_count: '3572',
    remains: '157',
  });
  await cancelOrder(ctx, { orderId: BigInt(order), reason: 'provider', delivered: 843n });
  expect(await call({ action: 'status', order })).toMatchObject({ status: 'Partial', charge: '0.7587' });
});

test('several orders are an object by id; a bad one is told in its place', async () => {
  const [mine, other] = [await reseller(), await reseller()];
  const [{ order: first }, { order: second }, { order: foreign }] = [
    await mine.add(),
    await mine.add(),
    await other.add(),
  ];
  const requested = `${first}, ${second},${foreign},999999999,abc`;
  const ways: Fields[] = [
    { action: 'status', orders: requested },
    { action: 'status', order: requested },
    { action: 'statuses', orders: requested },
    { action: 'multi_status', orders: requested },
  ];
  for (const fields of ways)
    expect(await mine.call(fields)).toEqual({
      [first]: expect.objectContaining({ status: 'Pending' }),
      [second]: expect.objectContaining({ status: 'Pending' }),
      [foreign]: { error: 'Incorrect order ID' },
      999999999: { error: 'Incorrect order ID' },
      abc: { error: 'Incorrect order ID' },
    });
  expect(await mine.call({ action: 'status', order: foreign })).toEqual({ error: 'Incorrect order ID' });
});

test.each([
  [{ action: 'fly' }, 'Incorrect request'],
  [{ action: '' }, 'Incorrect request'],
  [{ action: 'add', service: 999_999, link: 'https://example.com/a', quantity: 100 }, 'Incorrect service ID'],
  [{ action: 'add', service: 'x', link: 'https://example.com/a', quantity: 100 }, 'Incorrect service ID'],
  [{ action: 'add', quantity: 99 }, 'Quantity less than minimal 100'],
  [{ action: 'add', quantity: 10_001 }, 'Quantity more than maximal 10000'],
  [{ action: 'add', quantity: '' }, 'Quantity less than minimal 100'],
  [{ action: 'add', quantity: '-5' }, 'Incorrect request'],
  [{ action: 'add', quantity: '1e3' }, 'Incorrect request'],
  [{ action: 'add', quantity: '0x10' }, 'Incorrect request'],
  [{ action: 'add', quantity: '99999999999999999999' }, 'Incorrect request'],
  [{ action: 'add', link: 'javascript:alert(1)' }, 'Bad link'],
  [{ action: 'add', link: '' }, 'Bad link'],
  [{ action: 'add', runs: 2000, interval: 5 }, 'Incorrect request'],
  [{ action: 'add', runs: 3 }, 'Incorrect request'],
  [{ action: 'refill', order: 999_999 }, 'Incorrect order ID'],
  [{ action: 'refill_status', refill: 999_999 }, 'Refill not found'],
  [{ action: 'cancel' }, 'Incorrect request'],
] as const)('%j is refused with “%s”, and nothing else', async (fields, error) => {
  const { call, id } = await reseller();
  const base =
    fields.action === 'add' ? { service: Number(service.id), link: newLink(), quantity: 1000 } : {};
  expect(await call({ ...base, ...fields } as Fields)).toEqual({ error });
  expect((await walletBalances(ctx, { customerId: id })).cash).toBe(10_000_000_000n);
});

test('an empty purse and a busy link are told in words that programs know', async () => {
  const poor = await reseller('0');
  expect(await poor.add()).toEqual({ error: 'Not enough funds on balance' });
  const { add } = await reseller();
  const link = newLink();
  await add({ link });
  expect(await add({ link })).toEqual({
    error: 'You have active order with this link. Please wait until order being completed.',
  });
});

test.each(['', 'nonsense', 'mq_'.padEnd(46, 'A')])('the key %j is invalid', async (key) => {
  const { call } = await reseller();
  expect(await call({ key, action: 'balance' })).toEqual({ error: 'Invalid API key' });
});

test('a frozen account’s key opens nothing', async () => {
  const { call, id } = await reseller();
  await db.updateTable('account').set({ frozen_at: new Date() }).where('id', '=', id).execute();
  expect(await call({ action: 'balance' })).toEqual({ error: 'Invalid API key' });
});

test('every form of a call that programs send is understood', async () => {
  const { send, form, key } = await reseller();
  const fields = { key, action: 'balance' };
  const boundary = 'X-MARQUEE';
  const multipart = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const urlencoded = 'application/x-www-form-urlencoded';
  const answers = [
    await send({
      payload: form({ action: 'balance' }),
      headers: { 'content-type': `${urlencoded}; charset=UTF-8` },
    }),
    await send({ payload: fields }),
    await send({
      payload: `${multipart}--${boundary}--\r\n`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    }),
    await send({ query: fields }),
    await send({ query: fields, method: 'GET' }),
    await send({
      url: '/api/v2/',
      payload: form({ action: 'balance' }),
      headers: { 'content-type': urlencoded },
    }),
    await send({
      payload: form({ action: 'balance' }),
      headers: {
        'content-type': urlencoded,
        'user-agent': 'Mozilla/4.0 (compatible; MSIE 5.01; Windows NT 5.0)',
      },
    }),
  ];
  for (const answer of answers)
    expect([answer.statusCode, answer.json()]).toEqual([200, { balance: '100', currency: 'USD' }]);
});

test('a link that is followed spends nothing', async () => {
  const { send, key, id } = await reseller();
  const query = { key, action: 'add', service: String(service.id), link: newLink(), quantity: '1000' };
  for (const method of ['GET', 'HEAD'] as const)
    expect((await send({ query, method })).json()).toEqual({ error: 'Incorrect request' });
  expect((await walletBalances(ctx, { customerId: id })).cash).toBe(10_000_000_000n);
});

test.each([
  ['{"key":', 'application/json'],
  ['[1,2,3]', 'application/json'],
  ['"text"', 'application/json'],
  ['null', 'application/json'],
  ['{"key":{"$gt":""},"action":["add"]}', 'application/json'],
  ['{"__proto__":{"key":"x"},"action":"balance"}', 'application/json'],
  ['key=%E0%A4%A&action=balance', 'application/x-www-form-urlencoded'],
  ['--X\r\nbroken', 'multipart/form-data; boundary=X'],
  ['<xml/>', 'application/xml'],
])('the body %j is answered with 200 and an error', async (payload, contentType) => {
  const { send } = await reseller();
  const answer = await send({ payload, headers: { 'content-type': contentType } });
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json())).toEqual(['error']);
});

test('the word “undefined” means that nothing was said', async () => {
  const { add, call } = await reseller();
  const { order } = await add({ runs: 'undefined', interval: 'undefined' });
  expect(await call({ action: 'status', order })).not.toHaveProperty('runs');
});

test('comments are lines; a comma is content', async () => {
  const { call } = await reseller();
  const { order } = await call({
    action: 'add',
    service: Number(commented.id),
    link: newLink(),
    comments: 'Great, really!\r\n\r\nNice one\n',
  });
  expect(await call({ action: 'status', order })).toMatchObject({ remains: '2', charge: '0.002' });
});

test('a drip feed costs quantity times runs, and its first run speaks for all', async () => {
  const { add, call } = await reseller();
  const { order } = await add({ quantity: 500, runs: 3, interval: 60 });
  const status = await call({ action: 'status', order });
  expect(status).toMatchObject({ charge: '1.35', remains: '1500', runs: '3', status: 'Pending' });
  expect(status.orders).toHaveLength(3);
  expect(status.orders[0]).toBe(order);
});

test('a drip feed is in progress from its first run to its last, and ends as a whole', async () => {
  const { add, call } = await reseller();
  const { order } = await add({ quantity: 500, runs: 3, interval: 60 });
  const clock = { now: () => new Date() };
  const [first, second, third] = (await call({ action: 'status', order })).orders.map(BigInt);
  const status = async () => (await call({ action: 'status', order })).status;
  await handOverOrder({ ...ctx, clock }, first);
  expect(await status()).toBe('In progress');
  await completeOrder({ ...ctx, clock }, first);
  expect(await status()).toBe('In progress');
  await cancelOrder({ ...ctx, clock }, { orderId: second, reason: 'provider', delivered: 100n });
  expect(await status()).toBe('In progress');
  await completeOrder({ ...ctx, clock }, third);
  expect(await call({ action: 'status', order })).toMatchObject({ status: 'Partial', remains: '400' });
});

test('an imported service is described as its provider describes it, in plain text', async () => {
  const services = await listed(await reseller());
  const desc = (id: bigint) => services.find((entry) => entry.service === Number(id))?.desc;
  expect([desc(described.id), desc(short.id)]).toEqual(['Start: 1 hour\nLikes & views', 'Brief']);
});

test('every kind that can be asked for is listed as such, and its fields reach the order', async () => {
  const client = await reseller();
  const services = await listed(client);
  expect(services.find((entry) => entry.service === Number(mentioned.id))).toMatchObject({
    type: 'Mentions with Hashtags',
  });
  const fields = { service: Number(mentioned.id), quantity: 100, usernames: 'one\r\ntwo, and so\n' };
  expect(await client.add(fields)).toEqual({ error: 'Incorrect request' });
  const { order } = await client.add({ ...fields, hashtags: '#a' });
  const row = await db
    .selectFrom('customer_order')
    .select(['quantity', 'provider_type', 'provider_params'])
    .where('id', '=', BigInt(order))
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    quantity: 100n,
    provider_type: 'Mentions with Hashtags',
    provider_params: { usernames: 'one\ntwo, and so', hashtags: '#a' },
  });
});

test('cancelling a drip feed by its first run ends every run that no provider has', async () => {
  const { add, call, id } = await reseller();
  const { order } = await add({ quantity: 500, runs: 4, interval: 60 });
  await handOverOrder({ ...ctx, clock: { now: () => new Date() } }, BigInt(order));
  expect(await call({ action: 'cancel', order })).toEqual([{ order, cancel: 1 }]);
  const { orders, charge } = await call({ action: 'status', order });
  expect(charge).toBe('0.45');
  const runs = await call({ action: 'status', orders: orders.join(',') });
  expect(orders.slice(1).map((run: number) => runs[run].status)).toEqual([
    'Canceled',
    'Canceled',
    'Canceled',
  ]);
  expect((await walletBalances(ctx, { customerId: id })).cash).toBe(9_955_000_000n);
  // Nothing is left to end, and the running one was already asked to stop.
  expect(await call({ action: 'cancel', order })).toEqual([
    { order, cancel: { error: 'Incorrect order ID' } },
  ]);
  expect((await walletBalances(ctx, { customerId: id })).cash).toBe(9_955_000_000n);
});

test('the same idempotency key places one order', async () => {
  const { add, id } = await reseller();
  const link = newLink();
  const answers = await Promise.all(Array.from({ length: 5 }, () => add({ link, idempotency_key: 'once' })));
  expect(new Set(answers.map(({ order }) => order)).size).toBe(1);
  expect((await walletBalances(ctx, { customerId: id })).cash).toBe(9_910_000_000n);
});

test('refills are asked for and followed', async () => {
  const [mine, other] = [await reseller(), await reseller()];
  const { order } = await mine.add();
  expect(await mine.call({ action: 'refill', order })).toEqual({ error: 'Incorrect order ID' });
  await completeOrder({ ...ctx, clock: { now: () => new Date() } }, BigInt(order));
  const { refill } = await mine.call({ action: 'refill', order });
  expect(refill).toMatch(/^\d+$/);
  expect(await mine.call({ action: 'refill_status', refill })).toEqual({ status: 'Pending' });
  expect(await other.call({ action: 'refill_status', refill })).toEqual({ error: 'Refill not found' });
  expect(await mine.call({ action: 'refill_status', refills: `${refill},77777` })).toEqual([
    { refill: Number(refill), status: 'Pending' },
    { refill: 77777, status: { error: 'Refill not found' } },
  ]);
  expect(await mine.call({ action: 'refill', orders: `${order},5` })).toEqual([
    { order, refill: { error: 'Incorrect order ID' } },
    { order: 5, refill: { error: 'Incorrect order ID' } },
  ]);
});

test('cancellations are requests, answered one by one', async () => {
  const [mine, other] = [await reseller(), await reseller()];
  const [{ order: own }, { order: foreign }] = [await mine.add(), await other.add()];
  expect(await mine.call({ action: 'cancel', orders: `${foreign},${own}` })).toEqual([
    { order: foreign, cancel: { error: 'Incorrect order ID' } },
    { order: own, cancel: 1 },
  ]);
  expect(await mine.call({ action: 'status', order: own })).toMatchObject({
    status: 'Canceled',
    charge: '0',
  });
  expect(await other.call({ action: 'status', order: foreign })).toMatchObject({ status: 'Pending' });
});

test('what breaks behind a refill or a cancellation is logged, and not called a wrong order', async () => {
  const { add, send, form } = await reseller();
  const { order } = await add();
  await completeOrder({ ...ctx, clock: { now: () => new Date() } }, BigInt(order));
  const running = (await add()).order;
  const broken = ['refill_request', 'order_event'];
  for (const table of broken)
    await sql`alter table ${sql.table(table)} add constraint broken check (false) not valid`.execute(db);
  try {
    const before = app.lines.length;
    const calls: Fields[] = [
      { action: 'refill', order },
      { action: 'refill', orders: `${order},5` },
      { action: 'cancel', orders: `5,${running}` },
    ];
    for (const fields of calls) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await send({ payload: form(fields), headers });
      expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'Internal error' }]);
    }
    expect(app.lines.slice(before).filter(({ level }) => level >= 50)).toHaveLength(3);
  } finally {
    for (const table of broken) await sql`alter table ${sql.table(table)} drop constraint broken`.execute(db);
  }
});

test('more than a hundred ids, and more than 120 calls a minute, are too many', async () => {
  const { send, form, call } = await reseller();
  const orders = Array.from({ length: 101 }, (_, index) => index + 1).join(',');
  expect(await call({ action: 'status', orders })).toEqual({ error: 'Incorrect request' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answers = [];
  for (let calls = 0; calls < 121; calls += 1)
    answers.push(await send({ payload: form({ action: 'balance' }), headers }));
  const last = answers.at(-1);
  expect(last?.statusCode).toBe(429);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect(last?.json()).toEqual({ error: 'Too many requests' });
});

test('a key of one panel opens nothing on another', async () => {
  const { key } = await reseller();
  const host = `${randomUUID()}.localhost`;
  const { id } = await db
    .insertInto('panel')
    .values({ slug: randomUUID(), name: 'Other' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('panel_domain').values({ panel_id: id, host, verified_at: new Date() }).execute();
  await expect
    .poll(
      async () =>
        (
          await app.call('/api/v2', {
            method: 'POST',
            payload: { key, action: 'balance' },
            headers: { host },
          })
        ).json(),
      { timeout: 10_000 },
    )
    .toEqual({ error: 'Invalid API key' });
});
