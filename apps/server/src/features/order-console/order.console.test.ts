import type { StaffOrder, StaffOrderSheet } from '@marquee/contract/console/orders.ts';
import { beforeAll, expect, test } from 'vitest';
import { fakeProvider } from '../../testing/providers/fake-provider.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { listeners } from '../dispatch/listeners.ts';
import { run as pollOrders } from '../dispatch/polling/poll-orders.ts';
import { run as dispatchOrders } from '../dispatch/sending/dispatch-orders.ts';
import { addSource } from '../dispatch/testing/add-source.ts';
import { loopContext, paidOrders } from '../dispatch/testing/paid-orders.ts';
import { fundCustomer, usd } from '../ledger/testing/fund-customer.ts';
import { forgetLinks } from '../orders/forget-links.ts';
import { cancelOrder } from '../orders/index.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import { addProvider } from '../providers/index.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel, listeners });
await switchCaptchaOff(database);
const support = await staffMember(app, database, 'support');
const remote = await fakeProvider();

const network = await createNetwork(db, panel);
const type = await createServiceType(db, network);
const service = await createService(db, type, { min: 10n });
const elsewhere = await createService(db, await createServiceType(db, await createNetwork(db, panel)), {});
const customerId = await fundCustomer(ctx, { cash: usd('500'), bonus: usd('1') });

async function list(query: Record<string, string | number | bigint> = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await app.call(`/api/v1/admin/orders?${search}`, { headers: support.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { data: StaffOrder[]; next: number | null };
}
const idsOf = async (query: Parameters<typeof list>[0]) => (await list(query)).data.map(({ id }) => id);

async function sheet(id: bigint): Promise<StaffOrderSheet> {
  const answer = await app.call(`/api/v1/admin/orders/${id}`, { headers: support.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

/** An order on a day of its own. */
async function order(
  day: string,
  values: Partial<Parameters<typeof insertOrder>[2]> = {},
  account = customerId,
) {
  const { id } = await insertOrder(ctx, account, {
    service_id: service.id,
    status: 'in_processing',
    ...values,
  });
  await db
    .updateTable('customer_order')
    .set({ created_at: new Date(`${day}T12:00:00Z`) })
    .where('id', '=', id)
    .execute();
  return id;
}
const set = (id: bigint, values: object) =>
  db
    .updateTable('customer_order')
    .set(values)
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .execute();

test('newest or oldest first, page by page, also where several were placed in the same moment', async () => {
  const days = ['2021-03-02', '2021-03-01', '2021-03-03', '2021-03-03', '2021-03-03'];
  const made: bigint[] = [];
  for (const day of days) made.push(await order(day));
  const [second, first, ...third] = made.map(Number);
  const inMarch = { from: '2021-03-01', to: '2021-03-03', limit: 2 };
  const sorted = [...third.toReversed(), second, first];
  for (const sort of ['newest', 'oldest'] as const) {
    const seen: number[] = [];
    for (let after: number | null | undefined; after !== null; ) {
      const page = await list({ ...inMarch, sort, ...(after === undefined ? {} : { after }) });
      seen.push(...page.data.map(({ id }) => id));
      after = page.next;
    }
    expect(seen).toEqual(sort === 'newest' ? sorted : sorted.toReversed());
  }
  expect(await idsOf({ from: '2021-03-02', to: '2021-03-02' })).toEqual([second]);
});

test('each filter finds its orders, alone and together with others', async () => {
  const range = { from: '2021-05-01', to: '2021-05-31' };
  const other = await fundCustomer(ctx, { cash: usd('50') });
  const [plain, failed, done, part, gone] = [
    await order('2021-05-01'),
    await order('2021-05-02', { status: 'error' }),
    await order('2021-05-03', { status: 'completed', listed_cost: 900_000_000n }),
    await order('2021-05-04', { status: 'canceled' }),
    await order('2021-05-05', { status: 'canceled' }, other),
  ].map(Number) as [number, number, number, number, number];
  await set(BigInt(part), { cancel_reason: 'partial', delivered: 10n });
  await set(BigInt(gone), { cancel_reason: 'operator', service_id: elsewhere.id, channel: 'widget' });
  await set(BigInt(done), { source: 'mass_order', channel: 'api' });
  const subscribed = Number(await order('2021-05-06', { subscription_id: 77n }));
  const found = (query: object) => idsOf({ ...range, ...query });
  expect(await found({ status: 'error' })).toEqual([failed]);
  expect(await found({ status: 'error,partial' })).toEqual([part, failed]);
  expect(await found({ status: 'canceled' })).toEqual([gone]);
  expect(await found({ customer_id: other })).toEqual([gone]);
  expect(await found({ service_id: elsewhere.id })).toEqual([gone]);
  expect(await found({ network_id: network.id })).toEqual([subscribed, part, done, failed, plain]);
  expect(await found({ network_id: network.id, status: 'completed,error' })).toEqual([done, failed]);
  expect(await found({ network_id: network.id, limit: 2 })).toEqual([subscribed, part]);
  expect(await found({ network_id: network.id, limit: 2, after: part })).toEqual([done, failed]);
  expect(await found({ network_id: network.id, limit: 1, sort: 'oldest', status: 'error' })).toEqual([
    failed,
  ]);
  expect(await found({ network_id: 999_999 })).toEqual([]);
  expect(await found({ mode: 'mass' })).toEqual([done]);
  expect(await found({ mode: 'subscription' })).toEqual([subscribed]);
  expect(await found({ mode: 'single', status: 'error' })).toEqual([failed]);
  expect(await found({ channel: 'widget' })).toEqual([gone]);
  expect(await found({ channel: 'api' })).toEqual([done]);
  expect(await found({ channel: 'child_panel' })).toEqual([]);
  expect(await found({ min_amount: '2' })).toEqual([done]);
  expect(await found({ max_amount: '1.5', status: 'completed' })).toEqual([]);
});

test('found by numbers, several pasted, by link in any spelling, by e-mail, and by nothing else', async () => {
  const link = 'https://example.com/nasa/posts/1';
  const one = Number(await order('2021-06-01', { link }));
  const two = Number(await order('2021-06-02', { link: 'https://example.com/nasa/posts/2' }));
  await db
    .updateTable('account')
    .set({ email: `buyer-${customerId}@people.example` })
    .where('id', '=', customerId)
    .execute();
  const found = (search: string) => idsOf({ search, from: '2021-06-01', to: '2021-06-30' });
  expect(await found(`#${one}`)).toEqual([one]);
  expect(await found(`${one}, #${two}\n99999999999`)).toEqual([two, one]);
  expect(await found('http://www.example.com/nasa/posts/1?utm_source=x')).toEqual([one]);
  expect(await found('example.com/nasa')).toEqual([two, one]);
  expect(await found('example.com/na%')).toEqual([]);
  expect(await found('example.com/na_a')).toEqual([]);
  expect(await found(`buyer-${customerId}@people.example`)).toEqual([two, one]);
  expect(await found('buyer-%@people.example')).toEqual([]);
  expect(await found('0')).toEqual([]);
});

test('another panel’s orders are neither listed nor opened', async () => {
  const foreign = await testContext(database);
  const theirs = await createService(
    db,
    await createServiceType(db, await createNetwork(db, foreign.panel)),
    {},
  );
  const account = await fundCustomer(foreign, { cash: usd('5') });
  const { id } = await insertOrder(foreign, account, { service_id: theirs.id, status: 'in_processing' });
  expect(await idsOf({ search: String(id) })).toEqual([]);
  const answer = await app.call(`/api/v1/admin/orders/${id}`, { headers: support.headers });
  const missing = await app.call('/api/v1/admin/orders/999999999', { headers: support.headers });
  expect([answer.statusCode, missing.statusCode]).toEqual([404, 404]);
});

test('the choices name providers and networks', async () => {
  const answer = await app.call('/api/v1/admin/orders/choices', { headers: support.headers });
  expect(answer.json().data.networks).toContainEqual(expect.objectContaining({ id: Number(network.id) }));
});

test('the file has the orders of the filters, all pages, with amounts as plain numbers', async () => {
  const made = [await order('2021-07-01'), await order('2021-07-02', { link: 'https://example.com/=1+1' })];
  const answer = await app.call('/api/v1/admin/orders/export?from=2021-07-01&to=2021-07-31', {
    headers: support.headers,
  });
  const [head, ...lines] = answer.body.replace('\uFEFF', '').trim().split('\r\n');
  expect(answer.headers['content-disposition']).toMatch(/orders-\d{4}-\d\d-\d\d\.csv/);
  expect(head).toMatch(/^number,created,status,/);
  expect(lines.map((line) => line.split(',')[0])).toEqual(made.toReversed().map(String));
  expect(lines[1]).toContain(',1,');
});

let sold: { id: bigint };
let providerId: bigint;
beforeAll(async () => {
  sold = await createService(db, type, { can_cancel: true });
  const { url, key } = remote;
  providerId = await addProvider(ctx, { name: 'Upstream', adapter: 'smm_v2', url, key });
  await addSource(db, panel, { providerId, serviceId: sold.id, priority: 0 });
});

/** An order of 100 pieces for 1 USD that the provider was asked for. */
async function dispatched(link: string) {
  const { orderIds, account } = await paidOrders(ctx, sold.id, [link]);
  const [orderId = 0n] = orderIds;
  await set(orderId, { starts_at: new Date(0) });
  await dispatchOrders(loopContext(ctx));
  return { orderId, accountId: account.id };
}

test('the sheet shows what was said to the provider, without the key, and what it costs', async () => {
  remote.replies.set('add', (body) => ({ order: 4711, echo: body.get('key') }));
  const { orderId } = await dispatched('https://example.com/said');
  remote.replies.clear();
  const opened = await sheet(orderId);
  expect(opened).toMatchObject({
    provider: { id: Number(providerId), name: 'Upstream' },
    provider_order: '4711',
    dispatch: 'sent',
    // 100 pieces at 1000 × 10⁻⁸ for a thousand.
    provider_cost: '0.000001',
    is_provider_cost_reported: false,
    profit: '0.999999',
    charged_cash: '1',
    attempts: [{ outcome: 'placed' }],
    calls: [{ action: 'add', answer_status: 200, failure: null }],
  });
  expect(opened.calls[0]?.request).toContain('said');
  expect(opened.calls[0]?.answer).toBe('{"order":4711,"echo":"[key]"}');
  expect(JSON.stringify(opened)).not.toContain(remote.key);
  expect(opened.postings).toMatchObject([{ from: 'cash', to: 'escrow', amount: '1' }]);
  expect(await idsOf({ search: '4711' })).toEqual([Number(orderId)]);
  expect(await idsOf({ dispatch: 'sent', provider_id: providerId })).toContain(Number(orderId));
});

test('what failed is told too, and a doubtful order is found by its state', async () => {
  remote.fault = () => 'server_error';
  const { orderId } = await dispatched('https://example.com/doubt');
  remote.fault = () => undefined;
  const { calls, dispatch } = await sheet(orderId);
  expect(dispatch).toBe('unknown');
  expect(calls).toMatchObject([{ answer_status: 500, answer: '<h1>Oops</h1>' }]);
  expect(await idsOf({ dispatch: 'unknown' })).toEqual([Number(orderId)]);
  expect(await idsOf({ dispatch: 'unknown', sort: 'oldest', after: orderId })).toEqual([]);
  expect(await idsOf({ dispatch: 'unknown', to: '2020-01-01' })).toEqual([]);
});

test('the provider’s own word on its charge counts, and its last report is kept', async () => {
  const { orderId } = await dispatched('https://example.com/charged');
  remote.replies.set('status', (body) =>
    Object.fromEntries(
      (body.get('orders') ?? body.get('order') ?? '')
        .split(',')
        .map((number) => [number, { status: 'Partial', remains: '50', charge: '0.2500000001' }]),
    ),
  );
  ctx.clock.advance(120);
  await pollOrders(loopContext(ctx));
  remote.replies.clear();
  const opened = await sheet(orderId);
  expect(opened).toMatchObject({
    status: 'canceled',
    cancel_reason: 'partial',
    provider_cost: '0.25',
    is_provider_cost_reported: true,
    refunded: '0.5',
    profit: '0.25',
  });
  expect(opened.calls[0]).toMatchObject({
    action: 'status',
    answer: '{"status":"Partial","remains":"50","charge":"0.2500000001"}',
  });
});

test('the timeline says who did it', async () => {
  const { orderId } = await dispatched('https://example.com/who');
  const asStaff = {
    ...ctx,
    actor: { kind: 'user', accountId: support.id, permissions: [], frozen: false } as const,
  };
  await cancelOrder(asStaff, { orderId, reason: 'operator', description: 'asked by phone' });
  const { timeline } = await sheet(orderId);
  expect(timeline.map(({ kind }) => kind)).toEqual(['sent', 'canceled']);
  expect(timeline.map(({ by }) => by)).toEqual([
    null,
    expect.objectContaining({ id: Number(support.id), is_staff: true }),
  ]);
});

test('with the links of a closed account the record of calls about them goes', async () => {
  const { orderId, accountId } = await dispatched('https://example.com/private');
  const kept = await dispatched('https://example.com/another');
  await forgetLinks(ctx, accountId);
  expect((await sheet(orderId)).calls).toEqual([]);
  expect((await sheet(kept.orderId)).calls).toHaveLength(1);
});
