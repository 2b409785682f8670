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

test.each(['0', '000', '-1', 'null', 'None', 'false', 'NaN'])(
  'an order with the number %s is no order',
  async (number) => {
    provider.replies.set('add', () => ({ order: number }));
    expect(await adapter.place(order())).toMatchObject({ outcome: 'unknown' });
  },
);

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

test('services come in every spelling', async () => {
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
    { service: 3, name: 'C', type: 'Package', rate: '1e-4', min: null, max: 0, cancel: '1' },
    {
      service: 'x'.repeat(40),
      name: 'D',
      rate: '1,5',
      min: '1,000',
      max: '1,000,000',
      category: null,
      type: null,
    },
    {
      service: 5,
      name: 'E',
      rate: '1.234,56',
      min: 0,
      max: 'undefined',
      category: 12,
      refill: 'yes',
      cancel: 'TRUE',
    },
    { service: 6, name: 'F', rate: '1,234.56', min: '10.0', max: '1e6', refill: 'false', cancel: { a: 1 } },
    {
      service: 7,
      name: '<b>Likes</b> &amp; views <50K\u0000 \u202E\uD800',
      rate: 1,
      desc: 'One\r\nTwo\u0000',
    },
    { service: 8, name: '🎉'.repeat(300), rate: '0,125', max: '9'.repeat(30), refill: 0, dripfeed: 'no' },
    { service: 9, name: 'n'.repeat(312), rate: 1 },
  ];
  const { offers, rejected } = await adapter.services();
  expect(rejected).toEqual([]);
  expect(offers.map(({ number, kind, rate, min, max }) => [number, kind, rate, min, max])).toEqual([
    ['1', 'Default', '0.90', 50n, 10_000n],
    ['2', 'Custom Comments', '8.000000000000002', 1n, 5n],
    ['3', 'Package', '0.000100000000', 1n, 1n],
    ['x'.repeat(40), 'Default', '1.5', 1000n, 1_000_000n],
    ['5', 'Default', '1234.56', 0n, 2_147_483_647n],
    ['6', 'Default', '1234.56', 10n, 1_000_000n],
    ['7', 'Default', '1', 1n, 2_147_483_647n],
    ['8', 'Default', '0.125', 1n, 2_147_483_647n],
    ['9', 'Default', '1', 1n, 2_147_483_647n],
  ]);
  expect(offers.map(({ canRefill, canCancel, canDripFeed }) => [canRefill, canCancel, canDripFeed])).toEqual([
    [true, false, false],
    [false, false, true],
    [false, true, false],
    [false, false, false],
    [true, true, false],
    [false, false, false],
    [false, false, false],
    [false, false, false],
    [false, false, false],
  ]);
  expect(offers[4]?.category).toBe('12');
  expect(offers[6]).toMatchObject({ name: 'Likes & views <50K   �', description: 'One\nTwo' });
  expect(offers[7]?.name).toBe('🎉'.repeat(200));
  expect(offers[8]?.name).toHaveLength(312);
});

test('what cannot be sold as it stands is listed with the reason, and stops nothing', async () => {
  const good = { service: 1, name: 'Good', rate: '1' };
  const bad: [unknown, string, string][] = [
    ['nonsense', '', 'unreadable'],
    [null, '', 'unreadable'],
    [[good], '', 'unreadable'],
    [{ ...good, service: undefined }, '', 'bad_number'],
    [{ ...good, service: 'x'.repeat(41) }, 'x'.repeat(40), 'bad_number'],
    [{ ...good, service: 'a\u0000b' }, 'a b', 'bad_number'],
    [{ ...good, service: 1.5 }, '1.5', 'bad_number'],
    [{ ...good, service: { id: 4 } }, '', 'bad_number'],
    [{ ...good, service: 10, name: null }, '10', 'no_name'],
    [{ ...good, service: 11, name: { en: 'Nested' } }, '11', 'no_name'],
    [{ ...good, service: 12, name: '<br>' }, '12', 'no_name'],
    [{ ...good, service: 13, type: 'Quantum' }, '13', 'unknown_type'],
    [{ ...good, service: 14, rate: 'free' }, '14', 'bad_rate'],
    [{ ...good, service: 15, rate: '-1' }, '15', 'bad_rate'],
    [{ ...good, service: 16, rate: '1,234' }, '16', 'bad_rate'],
    [{ ...good, service: 17, rate: null }, '17', 'bad_rate'],
    [{ ...good, service: 18, rate: { usd: 1 } }, '18', 'bad_rate'],
    [{ ...good, service: 19, rate: '0.000' }, '19', 'zero_rate'],
    [{ ...good, service: 20, rate: 0 }, '20', 'zero_rate'],
    [{ ...good, service: 21, max: 0 }, '21', 'not_for_sale'],
    [{ ...good, service: 22, min: 100, max: 10 }, '22', 'bad_limits'],
    [{ ...good, service: 23, max: '1.000' }, '23', 'bad_limits'],
    [{ ...good, service: 24, min: '-5' }, '24', 'bad_limits'],
    [{ ...good, service: 25, max: 'many' }, '25', 'bad_limits'],
  ];
  provider.services = [good, ...bad.map(([row]) => row)];
  const { offers, rejected } = await adapter.services();
  expect(offers.map(({ number }) => number)).toEqual(['1']);
  expect(rejected).toEqual(bad.map(([, number, reason], index) => ({ row: index + 2, number, reason })));
});

test('a number that comes twice counts once; with two meanings it counts for none', async () => {
  const row = { service: 1, name: 'Same', rate: '1' };
  provider.services = [row, { ...row }, { ...row, service: 2 }, { ...row, service: 2, rate: '2' }];
  const { offers, rejected } = await adapter.services();
  expect(offers.map(({ number }) => number)).toEqual(['1']);
  expect(rejected).toEqual([
    { row: 2, number: '1', reason: 'duplicate' },
    { row: 3, number: '2', reason: 'duplicate' },
    { row: 4, number: '2', reason: 'duplicate' },
  ]);
});

test('a number whose other row cannot be used has two meanings too', async () => {
  const row = { service: 1, name: 'Likes', rate: '1' };
  provider.services = [row, { ...row, name: 'Dislikes', type: 'Weird' }, { ...row, service: 2 }];
  const { offers, rejected } = await adapter.services();
  expect(offers.map(({ number }) => number)).toEqual(['2']);
  expect(rejected.map(({ reason }) => reason)).toEqual(['duplicate', 'unknown_type']);
});

test('answers that begin with a byte order mark are read', async () => {
  const marked = smmV2(
    askOverHttp({
      url: provider.url,
      key: provider.key,
      fetch: async () => ({ status: 200, headers: {}, body: Buffer.from('\uFEFF{"order": 5}') }),
    }),
  );
  expect(await marked.place(order())).toEqual({ outcome: 'placed', number: '5' });
});

test('the words of a refusal can be stored, whatever is in them', async () => {
  provider.replies.set('add', () => ({ error: 'Bad\u0000link \uD83D' }));
  expect(await adapter.place(order())).toMatchObject({ outcome: 'refused', message: 'Bad link �' });
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
  const written = {
    charge: '0.27819',
    start_count: '100',
    status: 'Pending',
    remains: '500',
    currency: 'USD',
  };
  expect(await adapter.statuses(['1'])).toEqual(
    new Map([['1', { status: 'pending', startCount: 100n, remains: 500n, charge: '0.27819', written }]]),
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
