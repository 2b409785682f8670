import { expect, test } from 'vitest';
import { FetchFailure } from '../../../platform/guarded-fetch/fetch-failure.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import type { Fault } from '../../../testing/providers/start-provider.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { checkBooks, walletBalances } from '../../ledger/index.ts';
import { orderActivated, orders, requestCancel } from '../../orders/index.ts';
import { dispatchRules } from '../books-rules.ts';
import { listeners } from '../listeners.ts';
import { passOnCancel } from '../pass-on-cancel.ts';
import { run as pollOrders } from '../polling/poll-orders.ts';
import { deliverable, loopContext, paidOrders } from '../testing/paid-orders.ts';
import { claimOrder } from './claim-order.ts';
import { run as dispatchOrders } from './dispatch-orders.ts';
import { holdDispatch, releaseDispatch } from './hold-dispatch.ts';
import { run as notifyUnknown } from './notify-unknown.ts';
import { resolveUnknown } from './resolve-unknown.ts';
import { unknownGauges } from './unknown-gauges.ts';

const database = await testDatabase();
const remote = await fakeProvider();
const second = await fakeProvider();
const upstream = (provider = remote) =>
  ({
    name: 'Upstream',
    adapter: 'smm_v2',
    url: provider.url,
    key: provider.key,
    concurrency: 64,
    perMinute: 60_000,
  }) as const;

/** `timeoutMs` is short where a provider hangs, so that a test with many orders stays short. */
async function shop(providers = [upstream()], timeoutMs = 30_000) {
  const base = await testContext(database, { listeners });
  const ctx = {
    ...base,
    fetch: (url: string, request = {}) => base.fetch(url, { ...request, timeoutMs }),
  };
  const { service, providerIds } = await deliverable(ctx, providers);
  const loop = loopContext(ctx);
  const order = async (...links: string[]) => paidOrders(ctx, service.id, links);
  const isWaiting = async () =>
    Boolean(
      await ctx.db
        .selectFrom('dispatch')
        .select('order_id')
        .where('panel_id', '=', ctx.panel.id)
        .where('state', '=', 'ready')
        .executeTakeFirst(),
    );
  /** Runs until nothing is due, however often a full or broken provider makes it wait. */
  const dispatchAll = async (patience = 0) => {
    for (let round = 0; ; round += 1) {
      while (await dispatchOrders(loop));
      if (round >= patience || !(await isWaiting())) return;
      ctx.clock.advance(3600);
    }
  };
  const pollAll = async () => {
    ctx.clock.advance(120);
    while (await pollOrders(loop));
  };
  const rows = () =>
    ctx.db
      .selectFrom('customer_order as ordered')
      .leftJoin('dispatch', (join) =>
        join
          .onRef('dispatch.panel_id', '=', 'ordered.panel_id')
          .onRef('dispatch.order_id', '=', 'ordered.id'),
      )
      .select([
        'ordered.id',
        'ordered.link',
        'ordered.status',
        'ordered.delivered',
        'ordered.refunded',
        'ordered.start_count',
      ])
      .select(['dispatch.state', 'dispatch.number', 'dispatch.attempts', 'dispatch.provider_id'])
      .where('ordered.panel_id', '=', ctx.panel.id)
      .orderBy('ordered.id')
      .execute();
  const findings = async () =>
    (await checkBooks(ctx.db, [...(orders.books ?? []), ...dispatchRules])).filter(
      ({ panelId }) => panelId === ctx.panel.id,
    );
  return { ctx, service, providerIds, loop, order, dispatchAll, pollAll, rows, findings };
}

const links = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `https://example.com/${name}/${index}`);

test('an order goes out, is followed, and ends', async () => {
  const { order, dispatchAll, pollAll, rows, findings } = await shop();
  await order('https://example.com/a');
  await dispatchAll();
  expect(await rows()).toMatchObject([{ status: 'in_processing', state: 'sent' }]);
  const [placed] = [...remote.orders.values()].filter(({ link }) => link === 'https://example.com/a');
  if (!placed) throw new Error('nothing was placed');
  Object.assign(placed, { status: 'In progress', remains: 60n });
  await pollAll();
  expect(await rows()).toMatchObject([{ delivered: 40n, start_count: 100n }]);
  Object.assign(placed, { status: 'Completed', remains: 0n });
  await pollAll();
  expect(await rows()).toMatchObject([
    { status: 'completed', delivered: 100n, refunded: 0n, state: 'ended' },
  ]);
  expect(await findings()).toEqual([]);
});

test('a part that was not delivered is paid back once', async () => {
  const { ctx, order, dispatchAll, pollAll, rows, findings } = await shop();
  const { account } = await order('https://example.com/partial');
  await dispatchAll();
  for (const placed of remote.orders.values())
    if (placed.link === 'https://example.com/partial')
      Object.assign(placed, { status: 'Partial', remains: 25n });
  await pollAll();
  await pollAll();
  expect(await rows()).toMatchObject([{ status: 'canceled', delivered: 75n, refunded: 25_000_000n }]);
  expect((await walletBalances(ctx, { customerId: account.id })).cash).toBe(25_000_000n);
  expect(await findings()).toEqual([]);
});

test.each([
  ['hang', 'unknown'],
  ['reset', 'unknown'],
  ['server_error', 'unknown'],
  ['truncated', 'unknown'],
  ['refuse', 'rejected'],
  ['slow', 'sent'],
  [undefined, 'sent'],
] as const)(
  '%s, many times over: placed at most once each, and %s',
  async (fault: Fault | undefined, state) => {
    const isHanging = fault === 'hang';
    const { order, dispatchAll, rows, findings } = await shop(undefined, isHanging ? 1000 : undefined);
    const all = links(isHanging ? 32 : 40, String(fault));
    remote.fault = (link) => (link.includes(`/${fault}/`) ? fault : undefined);
    await order(...all);
    await dispatchAll(200);
    await dispatchAll();
    for (const link of all) expect(remote.placementsOf(link)).toBe(fault === 'refuse' ? 0 : 1);
    const states = new Set((await rows()).map((row) => row.state));
    expect(states).toEqual(new Set([state]));
    expect(await findings()).toEqual([]);
  },
);

test('a name that does not resolve: nothing left, so everything is tried again later and goes out once', async () => {
  const shopping = await shop();
  const { ctx, order, rows } = shopping;
  let isDown = true;
  const flaky = {
    ...ctx,
    fetch: async (...call: Parameters<typeof ctx.fetch>) =>
      isDown ? Promise.reject(new FetchFailure('unreachable', false)) : ctx.fetch(...call),
  };
  const all = links(40, 'dns');
  await order(...all);
  const loop = loopContext(flaky);
  while (await dispatchOrders(loop));
  expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['ready']));
  isDown = false;
  ctx.clock.advance(7200);
  while (await dispatchOrders(loop));
  expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['sent']));
  for (const link of all) expect(remote.placementsOf(link)).toBe(1);
});

test('a worker that dies while sending leaves doubt, not a second order', async () => {
  const { ctx, order, dispatchAll, rows } = await shop();
  const all = links(10, 'killed');
  const { orderIds } = await order(...all);
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('dispatch')
    .values(
      orderIds.map((order_id) => ({
        panel_id: ctx.panel.id,
        order_id,
        next_at: now,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  for (const orderId of orderIds) expect(await claimOrder(ctx, orderId)).toMatchObject({ attempt: 1 });
  await dispatchAll();
  expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['sending']));
  ctx.clock.advance(60);
  await dispatchAll();
  expect(new Set((await rows()).map(({ state }) => state))).toEqual(new Set(['unknown']));
  for (const link of all) expect(remote.placementsOf(link)).toBe(0);
});

test('two workers at once send every order once', async () => {
  const { order, loop } = await shop();
  const all = links(60, 'two-workers');
  await order(...all);
  const work = async () => {
    while (await dispatchOrders(loop));
  };
  await Promise.all([work(), work(), work()]);
  for (const link of all) expect(remote.placementsOf(link)).toBe(1);
});

test('an operator ends the doubt: it stands there, it goes again, or the money goes back; once', async () => {
  const { ctx, order, dispatchAll, rows, findings } = await shop();
  remote.fault = () => 'truncated';
  const { orderIds, account } = await order(...links(3, 'doubt'));
  await dispatchAll();
  remote.fault = () => undefined;
  const [first = 0n, again = 0n, back = 0n] = orderIds;
  await resolveUnknown(ctx, first, { answer: 'placed', number: 'found-1' });
  await resolveUnknown(ctx, again, { answer: 'resend' });
  await resolveUnknown(ctx, back, { answer: 'refund', reason: 'It is not in their list' });
  await dispatchAll();
  expect(await rows()).toMatchObject([
    { state: 'sent', number: 'found-1' },
    { state: 'sent', attempts: 2 },
    { state: 'rejected', status: 'canceled', refunded: 100_000_000n },
  ]);
  expect((await walletBalances(ctx, { customerId: account.id })).cash).toBe(100_000_000n);
  await expect(resolveUnknown(ctx, back, { answer: 'resend' })).rejects.toMatchObject({
    code: 'wrong_state',
  });
  expect(await findings()).toEqual([]);
});

test('who refuses is not asked again, the next one is; when all refuse the customer may try again', async () => {
  const { ctx, order, dispatchAll, rows, providerIds } = await shop([upstream(remote), upstream(second)]);
  remote.replies.set('add', () => ({ error: 'Incorrect service ID' }));
  second.replies.set('add', () => ({ error: 'Incorrect service ID' }));
  const { orderIds, account } = await order('https://example.com/failover');
  await dispatchAll();
  await dispatchAll();
  expect(await rows()).toMatchObject([{ status: 'error', state: 'rejected', provider_id: providerIds[1] }]);
  second.replies.clear();
  await ctx.db
    .updateTable('customer_order')
    .set({ status: 'in_processing' })
    .where('panel_id', '=', ctx.panel.id)
    .execute();
  const [orderId = 0n] = orderIds;
  await ctx.events.emit(ctx, orderActivated, { orderId, accountId: account.id, serviceId: 0n });
  await dispatchAll();
  await dispatchAll();
  remote.replies.clear();
  expect(await rows()).toMatchObject([
    { status: 'in_processing', state: 'sent', provider_id: providerIds[1] },
  ]);
});

test('a provider without funds is waited for', async () => {
  const { ctx, order, dispatchAll, rows } = await shop();
  remote.replies.set('add', () => ({ error: 'Not enough funds on balance' }));
  await order('https://example.com/funds');
  await dispatchAll();
  await dispatchAll();
  expect(await rows()).toMatchObject([{ status: 'in_processing', state: 'ready', attempts: 1 }]);
  remote.replies.clear();
  ctx.clock.advance(15);
  await dispatchAll();
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

test('nothing of a held panel is sent before it is released', async () => {
  const { ctx, order, dispatchAll, rows } = await shop();
  await holdDispatch(ctx, 'Restored from a backup');
  await order('https://example.com/held');
  await dispatchAll();
  expect(await rows()).toMatchObject([{ state: 'ready' }]);
  await releaseDispatch(ctx);
  await dispatchAll();
  expect(await rows()).toMatchObject([{ state: 'sent' }]);
});

test('a cancellation is passed on; what the provider then reports is paid back', async () => {
  const { ctx, order, dispatchAll, pollAll, rows } = await shop();
  const { orderIds, account } = await order('https://example.com/stop');
  await dispatchAll();
  const [orderId = 0n] = orderIds;
  const customer = { kind: 'user', accountId: account.id, permissions: [], frozen: false } as const;
  await requestCancel({ ...ctx, actor: customer }, orderId);
  remote.calls.length = 0;
  await passOnCancel(ctx, { orderId });
  await passOnCancel(ctx, { orderId });
  expect(remote.calls.map(({ action }) => action)).toEqual(['cancel']);
  for (const placed of remote.orders.values())
    if (placed.link === 'https://example.com/stop')
      Object.assign(placed, { status: 'Canceled', remains: 100n });
  await pollAll();
  expect(await rows()).toMatchObject([{ status: 'canceled', refunded: 100_000_000n }]);
});

test('a thousand orders of somebody who cannot be asked now keep nobody else waiting', async () => {
  const { ctx, order, dispatchAll, pollAll, rows, providerIds } = await shop([upstream(), upstream(second)]);
  await order('https://example.com/polled');
  await dispatchAll();
  for (const placed of remote.orders.values())
    if (placed.link === 'https://example.com/polled')
      Object.assign(placed, { status: 'In progress', remains: 10n });
  const [, broken = 0n] = providerIds;
  const now = ctx.clock.now();
  const { orderIds } = await order(...links(900, 'not-now'));
  const sent = { panel_id: ctx.panel.id, provider_id: broken, next_at: now, sent_at: now };
  const times = { next_poll_at: new Date(0), created_at: now, updated_at: now };
  await ctx.db
    .insertInto('dispatch')
    .values(
      orderIds.map((order_id) => ({
        ...sent,
        ...times,
        state: 'sent' as const,
        order_id,
        number: `not-now-${order_id}`,
      })),
    )
    .execute();
  await ctx.db
    .updateTable('provider')
    .set({ failures: 9, open_until: new Date(now.getTime() + 3_600_000) })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', broken)
    .execute();
  await pollAll();
  expect((await rows())[0]).toMatchObject({ link: 'https://example.com/polled', delivered: 90n });
});

test.each([
  { remains: '-5', status: 'Partial' },
  { remains: '100000', status: 'Partial' },
  { remains: 'NaN', status: 'Canceled' },
  { remains: '1e9', status: 'In progress' },
  { remains: { $gt: 0 }, status: 'Completed' },
  { status: '<script>' },
  null,
  [],
  'Completed',
])('the hostile report %j refunds at most the charge', async (report) => {
  const { ctx, order, dispatchAll, pollAll, findings } = await shop();
  const { account } = await order('https://example.com/hostile');
  await dispatchAll();
  remote.replies.set('status', () => report);
  await pollAll();
  await pollAll();
  remote.replies.clear();
  expect((await walletBalances(ctx, { customerId: account.id })).cash <= 100_000_000n).toBe(true);
  expect(await findings()).toEqual([]);
});

test('another panel’s doubt cannot be answered', async () => {
  const { order, dispatchAll } = await shop();
  remote.fault = () => 'truncated';
  const { orderIds } = await order('https://example.com/foreign');
  await dispatchAll();
  remote.fault = () => undefined;
  const stranger = await testContext(database);
  await expect(resolveUnknown(stranger, orderIds[0] ?? 0n, { answer: 'resend' })).rejects.toMatchObject({
    code: 'wrong_state',
  });
});

test('what was claimed but not begun when the process stops is handed back, and not counted', async () => {
  const { ctx, loop, order, rows, findings } = await shop();
  await order('https://example.com/stopping');
  let reads = 0;
  // Told to stop after the claim, before the request.
  const stopping = Object.defineProperty(new AbortController().signal, 'aborted', { get: () => ++reads > 2 });
  await dispatchOrders({ ...loop, stopping });
  expect(remote.placementsOf('https://example.com/stopping')).toBe(0);
  expect(await rows()).toMatchObject([{ status: 'in_processing', state: 'ready', attempts: 0 }]);
  expect(await findings()).toEqual([]);
  ctx.clock.advance(1);
  await dispatchOrders(loop);
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

test('a provider that cannot even be called leaves the order ready, not in doubt', async () => {
  const { ctx, loop, order, rows, providerIds } = await shop();
  await order('https://example.com/no-key');
  const sealed = await ctx.db
    .selectFrom('provider')
    .select('sealed_key')
    .where('id', '=', providerIds[0] ?? 0n)
    .executeTakeFirstOrThrow();
  const setKey = (sealed_key: Buffer | null) =>
    ctx.db
      .updateTable('provider')
      .set({ sealed_key })
      .where('id', '=', providerIds[0] ?? 0n)
      .execute();
  await setKey(Buffer.alloc(60));
  await dispatchOrders(loop);
  expect(await rows()).toMatchObject([{ state: 'ready', attempts: 0 }]);
  await setKey(sealed.sealed_key);
  ctx.clock.advance(60);
  await dispatchOrders(loop);
  expect(await rows()).toMatchObject([{ state: 'sent' }]);
});

test('operators get one notice for all orders that became unknown, and a figure', async () => {
  const { ctx, loop, order, dispatchAll, rows } = await shop();
  await createAccount(ctx.db, ctx.panel, { role: 'support', email: `support-${ctx.panel.id}@panel.example` });
  remote.fault = () => 'reset';
  await order(...links(3, 'unknown'));
  await dispatchAll();
  remote.fault = () => undefined;
  const notices = async () => {
    await notifyUnknown(loop);
    return ctx.db
      .selectFrom('outbox_mail')
      .select('text_body')
      .where('panel_id', '=', ctx.panel.id)
      .execute();
  };
  const [notice, ...others] = await notices();
  expect(others).toEqual([]);
  const ids = (await rows()).map(({ id }) => id);
  expect(notice?.text_body).toContain(ids.join(', '));
  expect(await notices()).toHaveLength(1);
  // Sent again and unknown again: that is news.
  ctx.clock.advance(60);
  await resolveUnknown(ctx, ids[0] ?? 0n, { answer: 'resend' });
  remote.fault = () => 'reset';
  await dispatchAll();
  remote.fault = () => undefined;
  expect(await notices()).toHaveLength(2);
  ctx.clock.advance(90);
  const [count, oldest] = await Promise.all(unknownGauges.map(({ read }) => read(ctx)));
  expect(count).toBeGreaterThanOrEqual(3);
  expect(oldest).toBeGreaterThanOrEqual(90);
});
