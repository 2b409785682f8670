import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { run } from '../bulk-orders/run-bulk-jobs.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { loopContext } from '../dispatch/testing/paid-orders.ts';
import { walletBalances } from '../ledger/index.ts';
import { fundCustomer, usd } from '../ledger/testing/fund-customer.ts';
import { askProviderToCancel, completeOrder, lockedOrder } from '../orders/index.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import { addProvider } from '../providers/index.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const { db } = database;
const panel = await rootPanel(database);
const listeners = features.flatMap((feature) => feature.listeners ?? []);
const ctx = await testContext(database, { panel, listeners });
await switchCaptchaOff(database);
const type = await createServiceType(db, await createNetwork(db, panel));
const service = await createService(db, type, { min: 10n, can_cancel: true });
const providerId = await addProvider(ctx, { name: 'Upstream', adapter: 'manual' });
const manager = await staffMember(app, database, 'manager');
const support = await staffMember(app, database, 'support');

type Values = Omit<Parameters<typeof insertOrder>[2], 'service_id'>;

async function order(values: Values = {}, cash = '5') {
  const customerId = await fundCustomer(ctx, { cash: usd(cash) });
  const row = await insertOrder(ctx, customerId, {
    service_id: service.id,
    status: 'in_processing',
    ...values,
  });
  return { id: Number(row.id), customerId };
}

async function dispatched(id: number, state: 'unknown' | 'sent') {
  const now = new Date();
  await db
    .insertInto('dispatch')
    .values({
      panel_id: panel.id,
      order_id: BigInt(id),
      state,
      provider_id: providerId,
      number: state === 'sent' ? `n-${id}` : null,
      message: 'The answer was cut off',
      next_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await db.updateTable('customer_order').set({ handed_over_at: now }).where('id', '=', BigInt(id)).execute();
}

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = manager) {
  return app.call(`/api/v1/admin/${path}`, { method, headers: who.headers, ...(payload ? { payload } : {}) });
}

/** A bulk action on one order, done at once. */
async function actOn(id: number, action: object) {
  const { data: job } = (await call('POST', 'bulk-jobs', { ...action, ids: [id] })).json();
  await call('POST', `bulk-jobs/${job.id}/start`, {});
  while (await run(loopContext(ctx)));
}

const rows = async (path: string): Promise<{ id: number }[]> => (await call('GET', path)).json().data;
const ids = async (path: string) => (await rows(path)).map(({ id }) => id);
const stored = (id: number) =>
  db.selectFrom('customer_order').selectAll().where('id', '=', BigInt(id)).executeTakeFirstOrThrow();
const dispatchOf = (id: number) =>
  db.selectFrom('dispatch').selectAll().where('order_id', '=', BigInt(id)).executeTakeFirstOrThrow();
const audits = async (subjectType: string, id: number) =>
  (
    await db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject_type', '=', subjectType)
      .where('subject_id', '=', String(id))
      .execute()
  ).map(({ action, actor_id }) => [action, actor_id]);

test('an unknown outcome is shown with all that is known, and settled once', async () => {
  const [placed, again, back] = [await order(), await order(), await order()];
  for (const { id } of [placed, again, back]) await dispatched(id, 'unknown');
  const list = await rows('unknown-orders?limit=200');
  expect(list.find(({ id }) => id === placed.id)).toMatchObject({
    provider: 'Upstream',
    last_answer: 'The answer was cut off',
    customer: { id: Number(placed.customerId) },
    attempts: [],
  });
  const resolve = (id: number, body: object, who = manager) =>
    call('POST', `unknown-orders/${id}/resolution`, body, who);
  expect((await resolve(placed.id, { answer: 'placed' })).statusCode).toBe(422);
  expect((await resolve(placed.id, { answer: 'placed', number: ' 4711 ' })).statusCode).toBeLessThan(300);
  expect(await dispatchOf(placed.id)).toMatchObject({ state: 'sent', number: '4711' });
  expect((await resolve(placed.id, { answer: 'resend' })).statusCode).toBe(409);
  expect((await resolve(again.id, { answer: 'placed', number: '4711' })).statusCode).toBe(422);
  expect((await resolve(again.id, { answer: 'resend' })).statusCode).toBeLessThan(300);
  expect(await dispatchOf(again.id)).toMatchObject({ state: 'ready' });
  const refund = { answer: 'refund', reason: 'Lost on the way' };
  expect((await resolve(back.id, refund, support)).statusCode).toBe(404);
  expect((await resolve(back.id, refund)).statusCode).toBeLessThan(300);
  expect(await stored(back.id)).toMatchObject({ status: 'canceled', cancel_description: 'Lost on the way' });
  expect(await walletBalances(ctx, { customerId: back.customerId })).toMatchObject({ cash: usd('5') });
  expect(await audits('order', back.id)).toEqual([['dispatch.answer-unknown', manager.id]]);
  expect(await ids('unknown-orders?limit=200')).toEqual([]);
});

test('nothing goes out while it is held, and the reason is kept', async () => {
  expect((await call('PUT', 'dispatch-hold', { is_held: true })).statusCode).toBe(422);
  const held = await call('PUT', 'dispatch-hold', { is_held: true, reason: 'The provider is down' });
  expect(held.json().data).toMatchObject({ is_held: true, reason: 'The provider is down' });
  const released = await call('PUT', 'dispatch-hold', { is_held: false });
  expect(released.json().data).toEqual({ is_held: false, reason: null, since: null });
});

test('errors leave the list once read, and come back with the next change', async () => {
  const { id } = await order({ status: 'error' });
  expect(await ids('failed-orders')).toContain(id);
  await actOn(id, { action: 'mark_read' });
  expect(await ids('failed-orders')).not.toContain(id);
  expect(await ids('failed-orders?read=1')).toContain(id);
  const later = new Date(Date.now() + 60_000);
  await db.updateTable('customer_order').set({ updated_at: later }).where('id', '=', BigInt(id)).execute();
  expect(await ids('failed-orders')).toContain(id);
});

test('a cancel request is refused with a reason, or ends with what was delivered', async () => {
  const [refused, ended] = [await order(), await order()];
  for (const { id } of [refused, ended]) {
    await dispatched(id, 'sent');
    const row = await lockedOrder(ctx, BigInt(id));
    if (row) await askProviderToCancel(ctx, row);
  }
  expect(await ids('cancel-requests')).toEqual([refused.id, ended.id]);
  const refuse = () => call('POST', `cancel-requests/${refused.id}/refusal`, { reason: 'It is nearly done' });
  expect((await refuse()).statusCode).toBeLessThan(300);
  expect((await refuse()).statusCode).toBe(409);
  expect((await stored(refused.id)).cancel_refused_at).not.toBeNull();
  expect(await audits('order', refused.id)).toEqual([['orders.refuse-cancellation', manager.id]]);
  await actOn(ended.id, { action: 'partial', remains: 400, reason: 'As asked' });
  expect(await stored(ended.id)).toMatchObject({ status: 'canceled', refunded: 40_000_000n });
  expect(await ids('cancel-requests')).toEqual([]);
});

test('texts are shown with their words marked; approved they go out, rejected all is paid back', async () => {
  const words = ['casino', 'bet*'];
  expect((await call('PUT', 'moderation-rules/words', { words })).statusCode).toBeLessThan(300);
  const links = ['https://bad.example'];
  expect((await call('PUT', 'moderation-rules/links', { links })).statusCode).toBeLessThan(300);
  const rules = (await call('GET', 'moderation-rules')).json().data;
  expect(rules.words).toEqual(['bet*', 'casino']);
  expect(rules.links).toHaveLength(1);
  const targetable_values = JSON.stringify([{ target_id: 1, values: ['Best Casino', 'betting here'] }]);
  const [good, bad] = [
    await order({ status: 'in_moderation', targetable_values }),
    await order({ status: 'in_moderation', targetable_values }),
  ];
  const list = (await call('GET', 'moderation')).json().data;
  const [{ text, marks }] = list[0].texts;
  expect(marks.map(({ from, to }: { from: number; to: number }) => text.slice(from, to))).toEqual([
    'Casino',
    'bet',
  ]);
  expect((await call('POST', `moderation/${good.id}/approval`, {})).statusCode).toBeLessThan(300);
  expect(await stored(good.id)).toMatchObject({ status: 'in_processing' });
  const reject = () => call('POST', `moderation/${bad.id}/rejection`, { reason: 'Gambling is not allowed' });
  expect((await reject()).statusCode).toBeLessThan(300);
  expect((await reject()).statusCode).toBe(409);
  expect(await walletBalances(ctx, { customerId: bad.customerId })).toMatchObject({ cash: usd('5') });
});

test('refills are started, completed or rejected by hand, each step once', async () => {
  const { id, customerId } = await order({ guarantee_days: 30 });
  await completeOrder(ctx, BigInt(id));
  const now = new Date();
  const { id: refillId } = await db
    .insertInto('refill_request')
    .values({ panel_id: panel.id, order_id: BigInt(id), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await rows('refills')).toMatchObject([{ id: Number(refillId), order_id: id }]);
  expect(await rows(`refills?search=${customerId}`)).toHaveLength(1);
  const answer = (body: object) => call('POST', `refills/${refillId}/answer`, body);
  expect((await answer({ status: 'rejected' })).statusCode).toBe(422);
  expect((await answer({ status: 'in_progress' })).statusCode).toBeLessThan(300);
  expect(await ids('refills')).toEqual([]);
  expect(await ids('refills?status=in_progress')).toEqual([Number(refillId)]);
  expect((await answer({ status: 'completed' })).statusCode).toBeLessThan(300);
  expect((await answer({ status: 'rejected', reason: 'Too late' })).statusCode).toBe(409);
  expect((await audits('order', id)).length).toBe(2);
});

test('what waits is counted with its age, for those who may work on it', async () => {
  const { id } = await order({ status: 'error' });
  const { data } = (await call('GET', 'queues')).json();
  const errors = data.find(({ name }: { name: string }) => name === 'failed-orders');
  expect(errors.count).toBe((await ids('failed-orders')).length);
  expect(await ids('failed-orders')).toContain(id);
  expect(data.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['unknown-orders', 'moderation', 'cancel-requests', 'refills', 'subscriptions']),
  );
});

test('lists come as files', async () => {
  const { id } = await order({ status: 'error' });
  for (const list of [
    'unknown-orders',
    'cancel-requests',
    'moderation',
    'refills',
    'drip-feeds',
    'subscriptions',
    'bulk-jobs',
  ])
    expect((await call('GET', `${list}.csv`)).headers['content-type']).toContain('text/csv');
  expect((await call('GET', 'failed-orders.csv')).body).toContain(`${id},`);
});

test('drip feeds and subscriptions end by hand', async () => {
  const first = await order({ status: 'in_processing' });
  const now = new Date();
  const feed = await db
    .insertInto('drip_feed')
    .values({
      panel_id: panel.id,
      account_id: first.customerId,
      service_id: service.id,
      link: 'https://example.com/drip',
      mode: 'flat',
      runs: 2,
      minutes_between_runs: 60,
      quantity: 1000n,
      total_quantity: 1000n,
      status: 'in_processing',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('customer_order')
    .set({ drip_feed_id: feed.id, run: 1 })
    .where('id', '=', BigInt(first.id))
    .execute();
  const run = (status: 'error' | 'in_processing') =>
    db.updateTable('customer_order').set({ status }).where('id', '=', BigInt(first.id)).execute();
  await run('error');
  expect(await rows('drip-feeds')).toMatchObject([{ id: Number(feed.id), failed_runs: 1 }]);
  await run('in_processing');
  expect(await rows('drip-feeds')).toMatchObject([{ failed_runs: 0, is_cancelable: true }]);
  const cancel = () => call('POST', `drip-feeds/${feed.id}/cancellation`, { reason: 'Out of stock' });
  expect((await cancel()).statusCode).toBeLessThan(300);
  expect((await cancel()).statusCode).toBe(409);
  expect(await audits('order', first.id)).toEqual([['orders.cancel', manager.id]]);
  expect((await call('POST', 'drip-feeds/99999/cancellation', { reason: 'Out of stock' })).statusCode).toBe(
    404,
  );

  const network = await db
    .selectFrom('network')
    .select('id')
    .where('panel_id', '=', panel.id)
    .executeTakeFirstOrThrow();
  const subscription = await db
    .insertInto('subscription')
    .values({
      panel_id: panel.id,
      account_id: first.customerId,
      network_id: network.id,
      name: 'Channel',
      link: 'https://example.com/channel',
      watched_by: 'provider',
      contents_limit: 5,
      created_at: now,
      updated_at: now,
      next_look_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('subscription_handover')
    .values({
      panel_id: panel.id,
      subscription_id: subscription.id,
      state: 'unknown',
      provider_id: providerId,
      message: 'No answer',
      next_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const id = Number(subscription.id);
  expect(await rows('subscriptions')).toMatchObject([
    { id, handover: { state: 'unknown', last_answer: 'No answer' } },
  ]);
  expect((await call('POST', `subscriptions/${id}/handover`, { answer: 'placed' })).statusCode).toBe(422);
  expect(
    (await call('POST', `subscriptions/${id}/handover`, { answer: 'placed', number: '9' })).statusCode,
  ).toBe(204);
  expect((await call('POST', `subscriptions/${id}/handover`, { answer: 'resend' })).statusCode).toBe(409);
  expect(await ids('subscriptions')).toEqual([]);
  expect(await ids('subscriptions?status=in_processing')).toEqual([id]);
  expect(
    (await call('POST', `subscriptions/${id}/cancellation`, { reason: 'Out of stock' })).statusCode,
  ).toBe(204);
  expect(
    (await call('POST', `subscriptions/${id}/cancellation`, { reason: 'Out of stock' })).statusCode,
  ).toBe(409);
});

test('another panel’s orders do not exist here', async () => {
  const other = await testContext(database, { listeners });
  const otherType = await createServiceType(db, await createNetwork(db, other.panel));
  const otherService = await createService(db, otherType, { min: 10n });
  const customerId = await fundCustomer(other, { cash: usd('5') });
  const theirs = await insertOrder(other, customerId, { service_id: otherService.id, status: 'error' });
  expect(await ids('failed-orders?read=1&limit=200')).not.toContain(Number(theirs.id));
  const calls = [
    call('POST', `unknown-orders/${theirs.id}/resolution`, { answer: 'resend' }),
    call('POST', `cancel-requests/${theirs.id}/refusal`, { reason: 'No way' }),
    call('POST', `moderation/${theirs.id}/approval`, {}),
    call('POST', `moderation/${theirs.id}/rejection`, { reason: 'No way' }),
  ];
  for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(404);
});
