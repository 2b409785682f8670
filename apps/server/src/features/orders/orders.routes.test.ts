import { once as onceEvent } from 'node:events';
import http from 'node:http';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { creditWallet } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { password, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { cancelOrder } from './lifecycle/cancel-order.ts';
import { completeOrder } from './lifecycle/complete-order.ts';
import { reportProgress } from './lifecycle/report-progress.ts';
import { refreshFigures } from './lists/refresh-figures.ts';
import { notifyOrderEnded } from './notices/notify-order-ended.ts';
import { notifyOrdersPlaced } from './notices/notify-orders-placed.ts';
import { insertOrder } from './testing/insert-order.ts';
import { newLink, openShop } from './testing/shop.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database);
const service = await shop.service({ name: 'Real viewers' });
await switchCaptchaOff(database, shop.panel.id);
const app = await testApp(database);

interface Visitor {
  id: bigint;
  headers: Record<string, string>;
}

async function visitor(cash = '20'): Promise<Visitor> {
  const email = `${crypto.randomUUID()}@people.example`;
  const answer = await app.call('/register', {
    method: 'POST',
    headers: { host: shop.panel.host },
    payload: { name: 'Robin', email, password, password_confirmation: password },
  });
  const id = BigInt(answer.json().data.id);
  await creditWallet(shop.ctx, {
    type: 'invoiced',
    methodId: 1n,
    customerId: id,
    amount: usd(cash),
    key: `fund:${id}`,
  });
  return { id, headers: { host: shop.panel.host, authorization: String(answer.headers.authorization) } };
}

const get = (who: Visitor, path: string) => app.call(`/api/v1/orders${path}`, { headers: who.headers });
const post = (who: Visitor, path: string, payload?: object) =>
  app.call(`/api/v1/orders${path}`, {
    method: 'POST',
    headers: who.headers,
    ...(payload ? { payload } : {}),
  });
const order = (who: Visitor, values: object = {}) =>
  insertOrder(shop.ctx, who.id, { service_id: service.id, status: 'in_processing', ...values });
const line = (values: object = {}) => ({
  service_id: Number(service.id),
  quantity: 100,
  url: newLink(),
  ...values,
});

test('place, list, look, and find by number, link and status', async () => {
  const me = await visitor();
  // Without digits, so that a search for a number finds the order alone.
  const links = ['one', 'two', 'three'].map((word) => `https://example.com/post/${word}`);
  const placed = await post(me, '', { orders: links.map((url) => line({ url })), total: '0.3' });
  expect(placed.statusCode).toBe(200);
  const ids: number[] = placed.json().data.orders.map(({ id }: { id: number }) => id);
  const page = await get(me, '?per_page=2');
  expect(page.json().data.map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1]]);
  const rest = await get(me, `?per_page=2&before=${page.json().next}`);
  expect(rest.json()).toMatchObject({ data: [{ id: ids[0], url: links[0] }], next: null });

  const table = async (query: string) => (await get(me, `/datatable?${query}`)).json();
  expect(await table('')).toMatchObject({ recordsTotal: 3, recordsFiltered: 3 });
  const fullWidth = String(ids[1]).replace(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit)));
  for (const number of [ids[1], `%23${ids[1]}`, encodeURIComponent(fullWidth)])
    expect((await table(`search[value]=${number}`)).data).toMatchObject([{ id: ids[1] }]);
  expect((await table(`search[value]=${links[2]?.slice(8).toUpperCase()}`)).data).toMatchObject([
    { id: ids[2] },
  ]);
  expect((await table(`search[value]=${encodeURIComponent('RÉAL vİewers')}`)).data).toHaveLength(3);
  expect(await table('status=completed,error')).toMatchObject({
    recordsTotal: 3,
    recordsFiltered: 0,
    data: [],
  });
  expect((await table('order_by=id&order_on=asc&length=1&start=1')).data).toMatchObject([{ id: ids[1] }]);
  const bySql = await get(me, '/datatable?order_by=id;drop');
  expect(bySql.statusCode).toBe(422);
  for (const column of ['status', 'service', 'name', 'completed_at', 'price', 'cost', 'url', 'quantity'])
    expect((await table(`order_by=${column}`)).data).toHaveLength(3);

  const shown = (await get(me, `/${ids[0]}`)).json().data;
  expect(shown).toMatchObject({ status: 'in_processing', cost: '0.1', orders: [ids[1], ids[2]] });
  expect(shown.service.name).toBe('Real viewers');
  const statistics = (await get(me, '/statistics?groupBy=service&startDate=2020-01-01')).json();
  expect(statistics).toMatchObject({ data: [{ label: 'Real viewers', orders: 3 }], total_amount: '0.3' });
  for (const group of ['day', 'week', 'month', 'network', 'status'])
    expect((await get(me, `/statistics?groupBy=${group}&orders=${ids[0]}`)).json().data).toMatchObject([
      { orders: 1, charged: '0.1' },
    ]);
});

test('quantities that are none, and fields that nobody knows, are refused at every door', async () => {
  const me = await visitor();
  const channels = {
    '/api/v1/orders': {},
    '/api/v1/order-widget/orders': {},
    '/api/v1/order-widget/widget-order-requests': { payment_method_id: 1 },
    '/api/v1/order-widget/widget-order-requests-with-recurring-payments-method': {
      recurring_payments_method_id: 1,
    },
  };
  const odd = [-1, 0, 1.5, '1e3', '0x10', null, true, [9], 2 ** 53, 1e30, '100', {}];
  const wrong = [
    ...odd.map((quantity) => ({ orders: [line({ quantity })] })),
    // Fields that only the server decides are not accepted from a client.
    ...[{ charged: '0' }, { cost: '0' }, { status: 'completed' }, { account_id: 1 }, { price: '0' }].map(
      (extra) => ({ orders: [{ ...line(), ...extra }] }),
    ),
    { orders: [line({ is_guarantee: 2 })] },
    { orders: [line({ is_reorder: 'yes' })] },
    { orders: [line()], is_speedup: 'yes' },
    { orders: [line()], unpaid_discount: true },
    { orders: [line()], source: 'DROP TABLE' },
    { orders: [] },
  ];
  for (const [url, more] of Object.entries(channels))
    for (const payload of wrong) {
      const answer = await app.call(url, {
        method: 'POST',
        headers: me.headers,
        payload: { ...payload, ...more },
      });
      expect(answer.statusCode, `${url} ${JSON.stringify(payload)}`).toBe(422);
    }
  expect((await get(me, '')).json().data).toEqual([]);
});

test('flags cost what the panel says, whatever the caller wishes', async () => {
  const me = await visitor();
  const requested = { is_guarantee: 1, is_reorder: true };
  const placed = await post(me, '', { orders: [line(requested)], is_speedup: 1 });
  expect(placed.json().data.total).toBe('0.1');
  const [{ id }] = placed.json().data.orders;
  expect((await get(me, `/${id}`)).json().data).toMatchObject({ is_guarantee: false, is_speedup: false });
});

test('somebody else’s order answers to the byte like one that never was, and does not change', async () => {
  const [me, other] = [await visitor(), await visitor()];
  const { id } = await order(me);
  const missing = 9_000_000_000;
  const calls: [method: 'GET' | 'POST', path: string, body?: object][] = [
    ['GET', ''],
    ['GET', '/events'],
    ['GET', '/refill-requests'],
    ['GET', '/keywords'],
    ['POST', '/refill-requests'],
    ['POST', '/activate'],
    ['POST', '/pause'],
    ['POST', '/cancel'],
    ['POST', '/delete'],
    ['POST', '/pay-by-balance', {}],
    ['POST', '/pay-by-invoice', { payment_method_id: 1 }],
    ['POST', '/support', { subject: 'Hello', text: 'Where is it?' }],
  ];
  for (const [method, path, body] of calls) {
    const call = (orderId: bigint | number) =>
      method === 'GET' ? get(other, `/${orderId}${path}`) : post(other, `/${orderId}${path}`, body);
    const [foreign, absent] = [await call(id), await call(missing)];
    expect([path, foreign.statusCode, foreign.body]).toEqual([path, 404, absent.body]);
    const guest = await app.call(`/api/v1/orders/${id}${path}`, {
      method,
      headers: { host: shop.panel.host },
      ...(body ? { payload: body } : {}),
    });
    expect([path, guest.statusCode]).toEqual([path, 401]);
  }
  expect((await get(me, `/${id}`)).json().data).toMatchObject({ status: 'in_processing', events: [] });
});

test('an order tells its keywords and refills, and all that its page shows', async () => {
  const me = await visitor();
  const [type] = await db
    .insertInto('target_type')
    .values({ panel_id: shop.panel.id, name: 'keywords', title: 'Keywords', view_type: 'seo_keywords' })
    .returning('id')
    .execute();
  const [target] = await db
    .insertInto('target')
    .values({ panel_id: shop.panel.id, target_type_id: type?.id ?? 0n, name: 'Keywords' })
    .returning('id')
    .execute();
  const given = [{ target_id: Number(target?.id), values: ['cabin', 'woods'] }];
  const guarantee = { guarantee_days: 30, guarantee_until: new Date(Date.now() + 86_400_000) };
  const { id } = await order(me, {
    ...guarantee,
    status: 'completed',
    targetable_values: JSON.stringify(given),
    countries: ['DE'],
  });
  // The catalogue in memory is refreshed a moment later.
  await expect
    .poll(async () => (await get(me, `/${id}/keywords`)).json().data)
    .toEqual([{ keyword: 'cabin' }, { keyword: 'woods' }]);
  const question = await post(me, `/${id}/refill-requests`);
  expect(question.json().data).toMatchObject({ status: 'pending', is_automatic: false });
  expect((await get(me, `/${id}/refill-requests`)).json().data).toEqual([question.json().data]);
  const shown = (await get(me, `/${id}`)).json().data;
  expect(shown).toMatchObject({ targetable_values: given, countries: ['DE'], has_refill: true });
  expect(Object.keys(shown)).toEqual(
    expect.arrayContaining([
      ...['id', 'name', 'url', 'cost', 'price', 'quantity', 'current_quantity', 'percent_of_current_fill'],
      ...['status', 'has_refill', 'countries', 'created_at', 'completed_at', 'cancel_reason'],
      ...['cancel_description', 'service', 'promotable', 'actions', 'refill_first_statistic'],
      ...['auto_refill_is_allowed', 'orders', 'targetable_values', 'source'],
    ]),
  );
  const promotable = [
    'url',
    'embed_url',
    'started_at',
    'supported_at',
    'supported_until',
    'ended_at',
    'snippet',
  ];
  expect(Object.keys(shown.promotable)).toEqual(promotable);
  expect(Object.keys(shown.actions)).toEqual(
    expect.arrayContaining(['activable', 'deletable', 'pausable', 'payable', 'cancelable']),
  );
});

test('support opens a ticket about the order', async () => {
  const me = await visitor();
  const { id } = await order(me);
  const answer = await post(me, `/${id}/support`, { subject: 'Slow', text: 'Nothing yet' });
  const ticketId = BigInt(answer.json().data.ticket_id);
  const ticket = await db.selectFrom('ticket').selectAll().where('id', '=', ticketId).executeTakeFirst();
  expect(ticket).toMatchObject({ order_id: id, account_id: me.id, subject: 'Slow' });
  // The address is appended below the text, and both must fit.
  const long = { subject: 'Slow', text: 'x'.repeat(5000) };
  expect((await post(me, `/${id}/support`, long)).statusCode).toBe(200);
  const tooLong = await post(me, `/${id}/support`, { ...long, email: 'me@people.example' });
  expect(tooLong.statusCode).toBe(422);
  expect(Object.keys(tooLong.json().errors)).toEqual(['text']);
});

test('the export is CSV that no spreadsheet runs', async () => {
  const me = await visitor();
  await order(me, { name: '=HYPERLINK("https://evil.example")' });
  const { body, headers } = await get(me, '/export');
  expect(headers['content-type']).toContain('text/csv');
  expect(headers['content-disposition']).toContain('attachment');
  const [head, row] = body.split('\n');
  expect(head).toContain('id,status,service,name,url');
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});

test('taking an order from the lists takes nothing from what was spent', async () => {
  const me = await visitor();
  const { id } = await order(me);
  await order(me);
  await reportProgress(shop.ctx, { orderId: id, delivered: 400n });
  await cancelOrder(shop.ctx, { orderId: id, reason: 'provider', delivered: 400n });
  const statistics = async () => (await get(me, '/statistics?startDate=2020-01-01&groupBy=service')).json();
  const before = await statistics();
  expect(before).toMatchObject({ data: [{ orders: 2, delivered: 400 }], total_amount: '1.4' });
  expect((await post(me, `/${id}/delete`)).statusCode).toBe(204);
  expect(await statistics()).toEqual(before);
});

test('an order is found by the name of its service, in the language of who looks', async () => {
  const me = await visitor();
  const translations = JSON.stringify({ de: { name: 'Seltene Herzen' } });
  const offered = await shop.service({ name: 'Rare hearts', translations });
  const withdrawn = await shop.service({ name: 'Rare stars' });
  const hearts = await order(me, { service_id: offered.id });
  const stars = await order(me, { service_id: withdrawn.id });
  await order(me);
  await db.updateTable('service').set({ is_enabled: false }).where('id', '=', withdrawn.id).execute();
  const found = async (text: string, locale = 'en') => {
    const { data } = (await get(me, `/datatable?search[value]=${text}&locale=${locale}`)).json();
    return data.map(({ id }: { id: number }) => BigInt(id));
  };
  await expect.poll(() => found('HERZ', 'de')).toEqual([hearts.id]);
  expect(await found('Rare ')).toEqual([stars.id, hearts.id]);
  expect(await found('herz')).toEqual([]);
});

test('what is exported is what the list was narrowed to, of withdrawn services too', async () => {
  const me = await visitor();
  const sold = await shop.service();
  const { network_id } = await db
    .selectFrom('service')
    .innerJoin('service_type as type', 'type.id', 'service.service_type_id')
    .select('type.network_id')
    .where('service.id', '=', sold.id)
    .executeTakeFirstOrThrow();
  const { id } = await order(me, { name: 'Spring sale', service_id: sold.id });
  await order(me, { name: 'Summer sale' });
  await db.updateTable('service').set({ is_enabled: false }).where('id', '=', sold.id).execute();
  const narrowed = `search[value]=spring&network_id=${network_id}`;
  const { body } = await get(me, `/export?${narrowed}`);
  expect(body.trim().split('\n').slice(1)).toEqual([expect.stringMatching(`^${id},`)]);
  expect((await get(me, `/datatable?${narrowed}`)).json()).toMatchObject({
    recordsFiltered: 1,
    data: [{ id: Number(id) }],
  });
});

test('an open page hears of changes made elsewhere', async () => {
  const me = await visitor();
  const { id } = await order(me);
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 });
  const request = http.get(`${address}/api/v1/orders/${id}/events`, { headers: me.headers });
  const [response] = (await onceEvent(request, 'response')) as [http.IncomingMessage];
  expect(response.headers['content-type']).toContain('text/event-stream');
  response.setEncoding('utf8');
  let received = '';
  const until = (part: string) =>
    new Promise<void>((resolve) => {
      const look = (text = '') => {
        received += text;
        if (!received.includes(part)) return;
        response.off('data', look);
        resolve();
      };
      response.on('data', look);
      look();
    });
  await until('"current_quantity":0');
  await reportProgress(shop.ctx, { orderId: id, startCount: 5n, delivered: 42n });
  await until('"current_quantity":42');
  request.destroy();
});

test('mails tell of a paid checkout and of its end, once each', async () => {
  const me = await visitor();
  const email = `${crypto.randomUUID()}@people.example`;
  await db.updateTable('account').set({ email, claimed_email: null }).where('id', '=', me.id).execute();
  const placed = await post(me, '', { orders: [line(), line()] });
  const [first] = placed.json().data.orders;
  await notifyOrdersPlaced(shop.ctx);
  await notifyOrdersPlaced(shop.ctx);
  await completeOrder(shop.ctx, BigInt(first.id));
  await notifyOrderEnded(shop.ctx, BigInt(first.id));
  await notifyOrderEnded(shop.ctx, BigInt(first.id));
  const mails = await db
    .selectFrom('outbox_mail')
    .select('template')
    .where('recipient', '=', email)
    .where('template', 'like', 'order-%')
    .orderBy('id')
    .execute();
  expect(mails.map(({ template }) => template)).toEqual(['order-created', 'order-completed']);
});

test('figures of services come from orders, and a second run changes nothing', async () => {
  const [one, two] = [await shop.service({ popularity: 5 }), await shop.service({ popularity: 5 })];
  const me = await visitor();
  for (const { id } of [one, two]) {
    const { id: orderId } = await order(me, { service_id: id });
    shop.ctx.clock.advance(600);
    await completeOrder(shop.ctx, orderId);
  }
  const figures = async () => {
    await refreshFigures(shop.ctx);
    const services = await db
      .selectFrom('service')
      .select(['popularity', 'average_minutes', 'ordered_lately'])
      .where('id', 'in', [one.id, two.id])
      .orderBy('id')
      .execute();
    const pairs = await db.selectFrom('service_pair').selectAll().where('service_id', '=', one.id).execute();
    return { services, pairs };
  };
  const counted = await figures();
  expect(counted.services).toEqual([
    { popularity: 6, average_minutes: 10, ordered_lately: 1 },
    { popularity: 6, average_minutes: 10, ordered_lately: 1 },
  ]);
  expect(counted.pairs).toMatchObject([{ other_id: two.id, buyers_count: 1 }]);
  expect(await figures()).toEqual(counted);
});
