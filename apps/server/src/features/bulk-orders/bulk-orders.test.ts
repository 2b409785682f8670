import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { addSource } from '../dispatch/testing/add-source.ts';
import { loopContext } from '../dispatch/testing/paid-orders.ts';
import { booksRules } from '../ledger/books/books-rules.ts';
import { checkBooks, walletBalances } from '../ledger/index.ts';
import { fundCustomer, usd } from '../ledger/testing/fund-customer.ts';
import { requestCancel } from '../orders/index.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import { addProvider } from '../providers/index.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { run } from './run-bulk-jobs.ts';
import { workSlice } from './work-slice.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
const listeners = features.flatMap((feature) => feature.listeners ?? []);
const ctx = await testContext(database, { panel, listeners });
const loop = loopContext(ctx);
await switchCaptchaOff(database);
const type = await createServiceType(database.db, await createNetwork(database.db, panel));
const service = await createService(database.db, type, { min: 10n, can_cancel: true });
const manager = await staffMember(app, database, 'manager');
const support = await staffMember(app, database, 'support');

type Values = Omit<Parameters<typeof insertOrder>[2], 'service_id'>;

async function customer(cash = '50') {
  const accountId = await fundCustomer(ctx, { cash: usd(cash) });
  const actor = { kind: 'user', accountId, permissions: [], frozen: false } as const;
  return { accountId, ctx: { ...ctx, actor } };
}

async function order(accountId: bigint, values: Values = {}) {
  const row = await insertOrder(ctx, accountId, {
    service_id: service.id,
    status: 'in_processing',
    ...values,
  });
  return Number(row.id);
}

async function atProvider(orderId: number, adapter: 'manual' | 'smm_v2' = 'manual', rate = 40_000_000n) {
  const providerId = await addProvider(ctx, {
    name: `Upstream ${orderId}`,
    adapter,
    ...(adapter === 'smm_v2' ? { url: 'http://127.0.0.1:9', key: 'key' } : {}),
  } as Parameters<typeof addProvider>[1]);
  await addSource(database.db, panel, { providerId, serviceId: service.id, priority: 9 });
  await database.db
    .updateTable('provider_offer')
    .set({ rate })
    .where('provider_id', '=', providerId)
    .execute();
  const now = new Date();
  const offer = await database.db
    .selectFrom('provider_offer')
    .select('number')
    .where('provider_id', '=', providerId)
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('dispatch')
    .values({
      panel_id: panel.id,
      order_id: BigInt(orderId),
      state: 'sent',
      provider_id: providerId,
      offer_number: offer.number,
      number: `n-${orderId}`,
      next_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await database.db
    .updateTable('customer_order')
    .set({ handed_over_at: now })
    .where('id', '=', BigInt(orderId))
    .execute();
  return providerId;
}

async function call(method: 'GET' | 'POST', path: string, payload?: object, who = manager) {
  return app.call(`/api/v1/admin/${path}`, { method, headers: who.headers, ...(payload ? { payload } : {}) });
}

async function draft(payload: object) {
  const answer = await call('POST', 'bulk-jobs', payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

async function finish(payload: object) {
  const { id } = await draft(payload);
  expect((await call('POST', `bulk-jobs/${id}/start`, {})).statusCode).toBe(200);
  while (await run(loop));
  const [job] = (await call('GET', `bulk-jobs?id=${id}`)).json().data;
  const { data: rows } = (await call('GET', `bulk-jobs/${id}/rows`)).json();
  return { job, rows };
}

const stored = (orderId: number) =>
  database.db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', BigInt(orderId))
    .executeTakeFirstOrThrow();

const audits = (orderId: number) =>
  database.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'reason', 'request_id'])
    .where('subject_type', '=', 'order')
    .where('subject_id', '=', String(orderId))
    .execute();

test('says what would happen before anything does, then does it, row by row', async () => {
  const { accountId } = await customer();
  const free = await order(accountId);
  const half = await order(accountId, { delivered: 400n });
  const taken = await order(accountId);
  await atProvider(taken);
  const ended = await order(accountId);
  await database.db
    .updateTable('customer_order')
    .set({ status: 'completed' })
    .where('id', '=', BigInt(ended))
    .execute();
  const ids = [free, half, taken, ended, 999_999_999];
  const drafted = await draft({ action: 'cancel', ids, reason: 'The network is down' });
  expect(drafted).toMatchObject({
    status: 'draft',
    total: 5,
    preview: { applies: 3, asks_provider: 1, refund: '1.6', lost_at_providers: '0' },
  });
  expect(drafted.preview.refused).toEqual(
    expect.arrayContaining([
      { problem: 'ended', count: 1 },
      { problem: 'not_found', count: 1 },
    ]),
  );
  while (await run(loop));
  expect(await stored(free)).toMatchObject({ status: 'in_processing' });

  const { job, rows } = await finish({ action: 'cancel', ids, reason: 'The network is down' });
  expect(job).toMatchObject({
    status: 'done',
    done: 2,
    requested: 1,
    refused: 2,
    failed: 0,
    refunded: '1.6',
  });
  expect(
    rows.map((row: { id: number; outcome: string; problem: string }) => [row.id, row.outcome, row.problem]),
  ).toEqual([
    [free, 'done', null],
    [half, 'done', null],
    [taken, 'requested', null],
    [ended, 'refused', 'ended'],
    [999_999_999, 'refused', 'not_found'],
  ]);
  expect(await stored(free)).toMatchObject({ status: 'canceled', cancel_description: 'The network is down' });
  expect((await stored(taken)).cancel_requested_at).not.toBeNull();
  expect(await audits(free)).toEqual([
    {
      action: 'orders.cancel',
      actor_id: manager.id,
      reason: 'The network is down',
      request_id: `bulk-job-${job.id}`,
    },
  ]);
  expect(await checkBooks(database.db, booksRules)).toEqual([]);
});

test('a customer who cancels while the job does gets the money once', async () => {
  const { accountId, ctx: owner } = await customer('20');
  const ids: number[] = [];
  for (let count = 0; count < 20; count += 1) ids.push(await order(accountId));
  const { id } = await draft({ action: 'cancel', ids, reason: 'Out of stock' });
  await call('POST', `bulk-jobs/${id}/start`, {});
  const works = async () => {
    while (await run(loop));
  };
  await Promise.all([
    works(),
    works(),
    ...ids.map((orderId) => requestCancel(owner, BigInt(orderId)).catch(() => {})),
  ]);
  await works();
  expect(await walletBalances(ctx, { customerId: accountId })).toMatchObject({ cash: usd('20') });
  const [job] = (await call('GET', `bulk-jobs?id=${id}`)).json().data;
  expect(job).toMatchObject({ status: 'done', failed: 0 });
  expect(job.done + job.refused).toBe(20);
  expect(await checkBooks(database.db, booksRules)).toEqual([]);
});

test('a process that dies in the middle of a slice leaves nothing of it, and another goes on', async () => {
  const { accountId } = await customer('120');
  const ids: number[] = [];
  for (let count = 0; count < 120; count += 1) ids.push(await order(accountId));
  const { id } = await draft({ action: 'cancel', ids, reason: 'Out of stock' });
  await call('POST', `bulk-jobs/${id}/start`, {});
  const job = await database.db
    .selectFrom('bulk_job')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow();
  const acting = {
    ...ctx,
    actor: { kind: 'user', accountId: manager.id, permissions: [], frozen: false } as const,
  };
  await workSlice(acting, job);
  // Dies after the effects, before the commit.
  const dying = database.db.transaction().execute(async (db) => {
    await workSlice({ ...acting, db, jobs: ctx.jobs.inside(db) }, job);
    throw new Error('killed');
  });
  await expect(dying).rejects.toThrow('killed');
  const done = async () => (await call('GET', `bulk-jobs?id=${id}`)).json().data[0];
  expect(await done()).toMatchObject({ done: 50, status: 'running' });
  while (await run(loop));
  expect(await done()).toMatchObject({ done: 120, refused: 0, status: 'done', refunded: '120' });
  expect(await walletBalances(ctx, { customerId: accountId })).toMatchObject({ cash: usd('120') });
});

test('stopped means that nothing more is touched; started again it goes on with the rest', async () => {
  const { accountId } = await customer('80');
  const ids: number[] = [];
  for (let count = 0; count < 80; count += 1) ids.push(await order(accountId));
  const { id } = await draft({ action: 'cancel', ids, reason: 'Out of stock' });
  expect((await call('POST', `bulk-jobs/${id}/stop`, {})).statusCode).toBe(409);
  await call('POST', `bulk-jobs/${id}/start`, {});
  const job = await database.db
    .selectFrom('bulk_job')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow();
  await workSlice({ ...ctx, actor: { kind: 'system', name: 'test' } }, job);
  const stopped = (await call('POST', `bulk-jobs/${id}/stop`, {})).json().data;
  expect(stopped).toMatchObject({ status: 'stopped', done: 50 });
  expect(await workSlice(ctx, job)).toBe(false);
  while (await run(loop));
  expect((await call('GET', `bulk-jobs?id=${id}`)).json().data[0]).toMatchObject({ done: 50 });
  await call('POST', `bulk-jobs/${id}/start`, {});
  while (await run(loop));
  expect((await call('GET', `bulk-jobs?id=${id}`)).json().data[0]).toMatchObject({
    status: 'done',
    done: 80,
  });
});

test('a full refund returns everything and names what the provider keeps', async () => {
  const { accountId } = await customer();
  const id = await order(accountId, { delivered: 500n });
  await atProvider(id);
  const refund = { action: 'refund', ids: [id], reason: 'Goodwill' };
  expect((await draft(refund)).preview).toMatchObject({ applies: 1, refund: '1', lost_at_providers: '0.4' });
  expect(await stored(id)).toMatchObject({ status: 'in_processing' });
  expect((await finish(refund)).rows[0]).toMatchObject({ outcome: 'done', refunded: '1' });
  expect(await stored(id)).toMatchObject({ status: 'canceled', refunded: 100_000_000n });
  expect((await finish(refund)).rows[0]).toMatchObject({ outcome: 'refused', problem: 'ended' });
  expect(await audits(id)).toHaveLength(1);
});

test('support may cancel, but only who may refund gives money back unasked', async () => {
  const { accountId } = await customer();
  const id = await order(accountId);
  const refund = { action: 'refund', ids: [id], reason: 'Goodwill' };
  expect((await call('POST', 'bulk-jobs', refund, support)).statusCode).toBe(404);
  const { id: jobId } = await draft(refund);
  expect((await call('POST', `bulk-jobs/${jobId}/start`, {}, support)).statusCode).toBe(404);
  expect(await stored(id)).toMatchObject({ status: 'in_processing' });
  expect((await call('POST', 'bulk-jobs', { ...refund, action: 'cancel' }, support)).statusCode).toBe(200);
});

test('partial, counts and completion', async () => {
  const { accountId } = await customer();
  const [partial, counted, complete] = [
    await order(accountId),
    await order(accountId),
    await order(accountId),
  ];
  await finish({ action: 'partial', ids: [partial], remains: 250, reason: 'Stuck' });
  expect(await stored(partial)).toMatchObject({
    status: 'canceled',
    delivered: 750n,
    refunded: 25_000_000n,
    cancel_reason: 'partial',
  });
  await finish({ action: 'set_progress', ids: [counted], start_count: 70, remains: 400 });
  expect(await stored(counted)).toMatchObject({ start_count: 70n, delivered: 600n, status: 'in_processing' });
  await finish({ action: 'set_progress', ids: [counted], start_count: 75 });
  expect(await stored(counted)).toMatchObject({ start_count: 75n, delivered: 600n });
  const back = await finish({ action: 'set_progress', ids: [counted], remains: 900 });
  expect(back.rows[0]).toMatchObject({ outcome: 'refused', problem: 'less_than_reported' });
  await finish({ action: 'complete', ids: [complete] });
  expect(await stored(complete)).toMatchObject({ status: 'completed', delivered: 1000n });
});

test('an order in error is taken note of until it changes, sent again, or sent elsewhere', async () => {
  const { accountId } = await customer();
  const [noted, again, elsewhere] = [
    await order(accountId, { status: 'error' }),
    await order(accountId, { status: 'error' }),
    await order(accountId, { status: 'error' }),
  ];
  expect((await finish({ action: 'mark_read', filter: { unread: true } })).job).toMatchObject({ done: 3 });
  expect((await finish({ action: 'mark_read', ids: [noted] })).rows[0]).toMatchObject({
    problem: 'read_before',
  });
  await finish({ action: 'resend', ids: [again] });
  expect(await stored(again)).toMatchObject({ status: 'in_processing' });
  const providerId = await addProvider(ctx, { name: 'Other', adapter: 'manual' });
  const wrong = await finish({
    action: 'change_provider',
    ids: [elsewhere],
    provider_id: Number(providerId),
    reason: 'Cheaper',
  });
  expect(wrong.rows[0]).toMatchObject({ problem: 'not_a_source' });
  await addSource(database.db, panel, { providerId, serviceId: service.id, priority: 20 });
  await finish({
    action: 'change_provider',
    ids: [elsewhere],
    provider_id: Number(providerId),
    reason: 'Cheaper',
  });
  const sent = await database.db
    .selectFrom('dispatch')
    .select(['state', 'refused_by'])
    .where('order_id', '=', BigInt(elsewhere))
    .executeTakeFirstOrThrow();
  expect(sent.state).toBe('ready');
  expect(sent.refused_by).not.toContain(providerId);
  expect(sent.refused_by.length).toBeGreaterThan(0);
});

test('a new link is checked like a customer’s, and never taken twice', async () => {
  const { accountId } = await customer();
  const one = await order(accountId, { holds_link: true });
  const two = await order(accountId, { holds_link: true });
  const link = 'https://example.com/somewhere-else';
  const bad = await finish({ action: 'change_link', ids: [one], link: 'nowhere', reason: 'Typed wrong' });
  expect(bad.rows[0]).toMatchObject({ problem: 'link_refused' });
  await finish({ action: 'change_link', ids: [one, two], link, reason: 'Typed wrong' });
  expect(
    [(await stored(one)).link, (await stored(two)).link].filter((stands) => stands === link),
  ).toHaveLength(1);
});

test('what is being sent or in doubt is left to those who know', async () => {
  const { accountId } = await customer();
  const id = await order(accountId);
  await atProvider(id);
  const set = (state: 'unknown' | 'sending') =>
    database.db
      .updateTable('dispatch')
      .set({ state, sending_since: new Date() })
      .where('order_id', '=', BigInt(id))
      .execute();
  await set('unknown');
  const act = async () => (await finish({ action: 'refund', ids: [id], reason: 'Goodwill' })).rows[0];
  expect(await act()).toMatchObject({ problem: 'outcome_unknown' });
  await set('sending');
  expect(await act()).toMatchObject({ problem: 'being_sent' });
});

test('reaches all that match the filters of the table of orders', async () => {
  const { accountId } = await customer();
  const ids = [await order(accountId), await order(accountId)];
  await order(accountId, { status: 'error' });
  const filter = { customer_id: Number(accountId), status: ['in_processing'] };
  const { rows } = await finish({ action: 'cancel', filter, reason: 'Out of stock' });
  expect(rows.map(({ id }: { id: number }) => id)).toEqual(ids);
});

test('an action lacks what it needs, or nothing narrows it down', async () => {
  expect((await call('POST', 'bulk-jobs', { action: 'cancel', ids: [1] })).statusCode).toBe(422);
  await order((await customer()).accountId);
  for (const filter of [{}, { unread: false }, { search: '' }])
    expect((await call('POST', 'bulk-jobs', { action: 'mark_read', filter })).statusCode).toBe(422);
  expect(
    (await call('POST', 'bulk-jobs', { action: 'change_link', ids: [1], reason: 'Typed wrong' })).statusCode,
  ).toBe(422);
});

test('another panel’s orders and jobs do not exist here', async () => {
  const other = await testContext(database, { listeners });
  const otherType = await createServiceType(database.db, await createNetwork(database.db, other.panel));
  const otherService = await createService(database.db, otherType, { min: 10n });
  const accountId = await fundCustomer(other, { cash: usd('5') });
  const theirs = await insertOrder(other, accountId, {
    service_id: otherService.id,
    status: 'in_processing',
  });
  const { rows } = await finish({ action: 'cancel', ids: [Number(theirs.id)], reason: 'Goodwill' });
  expect(rows[0]).toMatchObject({ problem: 'not_found' });
  expect((await stored(Number(theirs.id))).status).toBe('in_processing');
  const job = await database.db
    .insertInto('bulk_job')
    .values({
      panel_id: other.panel.id,
      account_id: accountId,
      action: 'cancel',
      rows_total: 0,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await call('POST', `bulk-jobs/${job.id}/start`, {})).statusCode).toBe(404);
  expect((await call('GET', `bulk-jobs?id=${job.id}`)).json().data).toEqual([]);
});

test('outcomes as a file', async () => {
  const { accountId } = await customer();
  const id = await order(accountId);
  const { job } = await finish({ action: 'cancel', ids: [id], reason: 'Goodwill' });
  const file = await call('GET', `bulk-jobs/${job.id}/rows.csv`);
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain(`${id},done,,1,`);
});
