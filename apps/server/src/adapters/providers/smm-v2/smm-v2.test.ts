import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { createGuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import type { OrderToPlace } from '../provider-adapter.ts';
import { askOverHttp } from './ask.ts';
import { smmV2 } from './smm-v2.ts';

const provider = await fakeProvider();
const fetch = createGuardedFetch({ allowLoopback: true });
const adapter = smmV2(askOverHttp({ url: provider.url, key: provider.key, fetch }));

const order = (changes: Partial<OrderToPlace> = {}): OrderToPlace => ({
  reference: 'test:1',
  service: '7',
  kind: 'Default',
  link: 'https://example.com/post/1',
  quantity: 500n,
  parameters: {},
  ...changes,
});

beforeEach(() => {
  provider.orders.clear();
  provider.replies.clear();
  provider.calls.length = 0;
  provider.fault = () => undefined;
});

test('an order is placed in the trade’s own words', async () => {
  expect(await adapter.place(order())).toEqual({ outcome: 'placed', number: '1' });
  expect(Object.fromEntries(provider.calls[0]?.body ?? [])).toEqual({
    key: 'provider-key',
    action: 'add',
    service: '7',
    link: 'https://example.com/post/1',
    quantity: '500',
  });
});

test('comments travel as lines, without a quantity', async () => {
  const parameters = { comments: 'Great, really\nNice', keywords: 'not asked for' };
  await adapter.place(order({ kind: 'Custom Comments', parameters }));
  const sent = Object.fromEntries(provider.calls[0]?.body ?? []);
  expect(sent).toMatchObject({ comments: 'Great, really\nNice' });
  expect(sent).not.toHaveProperty('quantity');
  expect(sent).not.toHaveProperty('keywords');
});

test.each(['reset', 'server_error', 'truncated'] as const)('after %s nobody knows', async (fault) => {
  provider.fault = () => fault;
  expect(await adapter.place(order())).toMatchObject({ outcome: 'unknown' });
  expect(provider.placementsOf(order().link)).toBe(1);
});

test('a refusal says whose matter it is', async () => {
  provider.fault = () => 'refuse';
  expect(await adapter.place(order())).toEqual({
    outcome: 'refused',
    matter: 'customer',
    message: 'Bad link',
  });
});

test('a refusal that comes with a broken server is no refusal', async () => {
  const broken = smmV2(
    askOverHttp({
      url: provider.url,
      key: provider.key,
      fetch: async () => ({ status: 502, headers: {}, body: Buffer.from('{"error":"Bad gateway"}') }),
    }),
  );
  expect(await broken.place(order())).toMatchObject({ outcome: 'unknown' });
});

const answering = (status: number, body: string) =>
  smmV2(
    askOverHttp({
      url: provider.url,
      key: provider.key,
      fetch: async () => ({ status, headers: {}, body: Buffer.from(body) }),
    }),
  );

test.each([
  [200, '<h1>Welcome</h1>'],
  [200, ''],
  [200, '{"order": 2'],
  [200, '\ufeff{"order": 2'],
  [403, '<h1>Checking your browser</h1>'],
  [408, '{"error":"Request timeout"}'],
  [500, '{"order":5}'],
  [500, '{"error":"Incorrect request"}'],
  [503, '{"error":"Not enough funds on balance"}'],
  [524, 'error code: 524'],
])('status %i with %j leaves open whether the order was placed', async (status, body) => {
  expect(await answering(status, body).place(order())).toMatchObject({ outcome: 'unknown' });
});

test('a redirect is not followed, and leaves it open too', async () => {
  const moved = createServer((_, response) => response.writeHead(302, { location: provider.url }).end());
  await new Promise<void>((resolve) => moved.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(moved.address() as AddressInfo).port}/`;
  const placement = await smmV2(askOverHttp({ url, key: 'k', fetch })).place(order());
  moved.close();
  expect(placement).toMatchObject({ outcome: 'unknown' });
  expect(provider.calls).toEqual([]);
});

test('a failure behind a refill or a cancellation is not a refusal: it is asked for again', async () => {
  const failed = { code: 'upstream_failed' };
  for (const broken of [answering(500, '{"error":"Incorrect order ID"}'), answering(200, '<h1>Oops</h1>')]) {
    await expect(broken.refill('5')).rejects.toMatchObject(failed);
    await expect(broken.cancel(['5'])).rejects.toMatchObject(failed);
    await expect(broken.statuses(['5'])).rejects.toMatchObject(failed);
  }
  await expect(answering(500, '[]').cancel(['5'])).rejects.toMatchObject(failed);
  await expect(answering(200, '{"status":"ok"}').refill('5')).rejects.toMatchObject(failed);
  expect(await answering(200, '{"error":"Incorrect order ID"}').refill('5')).toEqual({
    refused: 'Incorrect order ID',
  });
});

test('what never left may be tried again', async () => {
  const nowhere = smmV2(askOverHttp({ url: 'http://127.0.0.1:9/api/v2', key: 'k', fetch }));
  expect(await nowhere.place(order())).toMatchObject({ outcome: 'not_sent' });
});

test.each([
  [{ order: '23501' }, { outcome: 'placed', number: '23501' }],
  [
    { order: 23501, extra: true },
    { outcome: 'placed', number: '23501' },
  ],
  [{ order: 0 }, { outcome: 'unknown' }],
  [{ order: null }, { outcome: 'unknown' }],
  [{}, { outcome: 'unknown' }],
  [[], { outcome: 'unknown' }],
  ['ok', { outcome: 'unknown' }],
  [null, { outcome: 'unknown' }],
  [{ order: 1.5 }, { outcome: 'unknown' }],
  [{ order: 1e39 }, { outcome: 'unknown' }],
  [{ order: '1'.repeat(61) }, { outcome: 'unknown' }],
  [{ order: { id: 5 } }, { outcome: 'unknown' }],
  [[{ order: 5 }], { outcome: 'unknown' }],
  [[{ error: 'Bad link' }], { outcome: 'unknown' }],
  [{ error: null }, { outcome: 'unknown' }],
  [{ error: '' }, { outcome: 'unknown' }],
  [{ error: false }, { outcome: 'unknown' }],
  [
    { order: 5, error: null },
    { outcome: 'placed', number: '5' },
  ],
  [{ order: 5, error: 'Bad link' }, { outcome: 'unknown' }],
  [
    { order: null, error: 'Bad link' },
    { outcome: 'refused', matter: 'customer' },
  ],
  [{ error: 'Internal server error' }, { outcome: 'unknown' }],
  [{ error: 'SQLSTATE[HY000]: General error' }, { outcome: 'unknown' }],
  [{ error: 'cURL error 28: Operation timed out' }, { outcome: 'unknown' }],
  [{ error: 'Incorrect request' }, { outcome: 'refused', matter: 'other' }],
  [{ error: 'Le lien est étrange' }, { outcome: 'refused', matter: 'other' }],
])('the answer %j is understood as %j', async (answer, expected) => {
  provider.replies.set('add', () => answer);
  expect(await adapter.place(order())).toMatchObject(expected);
});

test('services come in every spelling; what cannot be sold is left out', async () => {
  provider.services = [
    {
      service: 1,
      name: 'A',
      category: 'C',
      type: 'Default',
      rate: '0.90',
      min: '50',
      max: '10000',
      refill: true,
    },
    {
      service: '2',
      name: 'B 🎉',
      type: 'custom_comments',
      rate: 8.000000000000002,
      min: 1,
      max: 5,
      dripfeed: 1,
    },
    { service: 3, name: 'C', type: 'Package', rate: '1e-4', min: null, max: 'undefined', cancel: '1' },
    { service: 4, name: 'No rate', rate: 'free' },
    { service: 5, name: 'Negative', rate: '-1' },
    { service: 6, name: 'Unknown kind', type: 'Quantum', rate: 1 },
    { name: 'No number', rate: 1 },
    { service: 7, name: 'Turned round', rate: 1, min: 100, max: 10 },
    'nonsense',
    null,
  ];
  const services = await adapter.services();
  expect(services.map(({ number, kind, rate, min, max }) => [number, kind, rate, min, max])).toEqual([
    ['1', 'Default', '0.90', 50n, 10_000n],
    ['2', 'Custom Comments', '8.000000000000002', 1n, 5n],
    ['3', 'Package', '0.000100000000', 1n, 2_147_483_647n],
    ['7', 'Default', '1', 100n, 100n],
  ]);
  expect(
    services.map(({ canRefill, canCancel, canDripFeed }) => [canRefill, canCancel, canDripFeed]),
  ).toEqual([
    [true, false, false],
    [false, false, true],
    [false, true, false],
    [false, false, false],
  ]);
});

test.each([{ error: 'Invalid API key' }, {}, 'a page', null])(
  'a list that is %j is a failure',
  async (answer) => {
    provider.replies.set('services', () => answer);
    await expect(adapter.services()).rejects.toMatchObject({ code: 'upstream_failed' });
  },
);

test('reports are read for the ids that were asked, one or many', async () => {
  await adapter.place(order());
  await adapter.place(order());
  expect(await adapter.statuses(['1'])).toEqual(
    new Map([['1', { status: 'pending', startCount: 100n, remains: 500n, charge: '0.27819' }]]),
  );
  expect([...(await adapter.statuses(['1', '2', '99'])).keys()]).toEqual(['1', '2']);
});

test.each([
  [
    { status: 'Completed', remains: '-5' },
    { status: 'completed', remains: -5n },
  ],
  [
    { status: 'Partial', remains: 157.9, start_count: null },
    { status: 'partial', remains: 157n },
  ],
  [
    { status: 'In progress', remains: '9'.repeat(40) },
    { status: 'in_progress', remains: undefined },
  ],
  [{ status: 'Teleported', remains: '1' }, undefined],
  [{ status: 7 }, undefined],
  ['Completed', undefined],
])('the report %j is believed as far as it makes sense', async (report, expected) => {
  provider.replies.set('status', () => ({
    1: report,
    2: { status: 'Pending' },
    666: { status: 'Completed' },
  }));
  const reports = await adapter.statuses(['1', '2']);
  if (expected) expect(reports.get('1')).toMatchObject(expected);
  else expect(reports.has('1')).toBe(false);
  expect(reports.has('666')).toBe(false);
});

test('requests to cancel and to refill are taken or refused one by one', async () => {
  await adapter.place(order());
  expect(await adapter.cancel(['1', '9'])).toEqual(
    new Map([
      ['1', { taken: true }],
      ['9', { refused: 'Incorrect order ID' }],
    ]),
  );
  expect(await adapter.refill('1')).toEqual({ taken: '1' });
  expect(await adapter.refill('9')).toEqual({ refused: 'Incorrect order ID' });
  expect(await adapter.refillStatuses(['1'])).toEqual(new Map([['1', 'completed']]));
  provider.replies.set('refill_status', () => [
    { refill: 1, status: 'In progress' },
    { refill: 3, status: { error: 'Refill not found' } },
    { refill: 4, status: 'Rejected' },
  ]);
  expect(await adapter.refillStatuses(['1', '3', '4'])).toEqual(
    new Map([
      ['1', 'in_progress'],
      ['4', 'rejected'],
    ]),
  );
});

test('the balance keeps its digits', async () => {
  expect(await adapter.balance()).toEqual({ amount: '100.84292', currency: 'USD' });
  provider.replies.set('balance', () => ({ balance: null }));
  await expect(adapter.balance()).rejects.toMatchObject({ code: 'upstream_failed' });
});
