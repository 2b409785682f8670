import { expect, test } from 'vitest';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { type CouponValues, createCoupon } from '../coupons/testing/create-coupon.ts';
import { addMeasuredSources } from '../dispatch/testing/measured-sources.ts';
import { waitingOrders } from '../dispatch/testing/paid-orders.ts';

const database = await testDatabase();
const { db } = database;
const { call } = await testApp(database);
const root = await db.selectFrom('panel').selectAll().orderBy('id').executeTakeFirstOrThrow();
const token = root.cabinet_widget_token;
const settings = { guaranteeChargePercent: 0.15, speedupChargePercent: 0.2 };
await db
  .insertInto('panel_settings')
  .values({ panel_id: root.id, overrides: JSON.stringify(settings) })
  .execute();

const type = await createServiceType(db, await createNetwork(db, root));
/** 2 USD for 1000, from 100 to 10,000 in steps of 100. */
const views = await createService(db, type, {
  default_price: 200_000_000n,
  min: 100n,
  max: 10_000n,
  step: 100n,
  has_refill: true,
  can_speedup: true,
  drip_feed_is_allowed: true,
});
await addMeasuredSources(db, root, views, [3600, 120]);
const speedable = async (medians: readonly (number | null)[]) => {
  const service = await createService(db, type, { default_price: 200_000_000n, can_speedup: true });
  await addMeasuredSources(db, root, service, medians);
  return service;
};
const notHelped = [
  ['the usual source is the fastest', await speedable([120, 3600])],
  ['there is one source', await speedable([120])],
  ['nobody has measured the other source', await speedable([3600, null])],
  ['there is no source', await speedable([])],
] as const;
const queued = await speedable([120]);
await waitingOrders(await testContext(database, { panel: root }), queued.id, 12);
const cheap = await createService(db, type, { default_price: 200_000_000n, discount_ppm: 250_000 });
const unlimited = await createService(db, type, { default_price: 10n ** 13n });
const pack = await createService(db, type, {
  default_price: 750_000_000n,
  pricing_per: 1n,
  is_package: true,
  max: 10n,
});
const stopped = await createService(db, type, { is_deactivated: true });
const secret = await createService(db, type, { restricted_access: true });
const other = await createHostedPanel(database);
const foreign = await createService(db, await createServiceType(db, await createNetwork(db, other)));

const id = (service: { id: bigint }) => Number(service.id);
const post = (path: string, payload: object) =>
  call(`${path}?api_token=${token}`, { method: 'POST', payload });
const totalCost = (payload: object) => post('/api/v1/order-widget/services/total-cost', payload);
const cost = async (payload: object) => (await totalCost(payload)).json().data;
const fieldsOf = async (answer: ReturnType<typeof post>) => Object.keys((await answer).json().errors);

test('answers every field of the price', async () => {
  const coupon = await createCoupon(db, root, { code: 'TEN' });
  const services = [
    { service_id: id(views), quantity: 1000, url: 'https://a.example/1', is_guarantee: true, index: 7 },
    { service_id: id(cheap), quantity: 500, url: 'https://b.example/2', is_guarantee: 1 },
    { service_id: id(views), quantity: 100, url: 'https://a.example/1' },
  ];
  expect(
    await cost({ services, coupon_code: coupon.code.toLowerCase(), order_widget_type: 'multi' }),
  ).toEqual({
    total: '2.925',
    floatTotal: 2.925,
    totalWithSpeedup: '3.375',
    originalAmount: '3.25',
    floatOriginal: 3.25,
    fee: '0',
    feeFloat: 0,
    feePercent: 0,
    couponBonus: '0.325',
    couponBonusFloat: 0.325,
    couponBonusPercentage: 0.1,
    couponBonusType: 'discount',
    couponBonusAmountCalculationType: 'percent',
    couponProblem: null,
    totalBonusFloat: 0,
    paymentMethodBonus: '0',
    paymentMethodBonusPercent: 0,
    discount: '0.25',
    beforeDiscountAmount: '3.5',
    charge: { currency: 'USD', amount: '2.925', rate: null },
    surplus: '0',
    toBalance: '0',
    raiseToMinimum: null,
    items: [
      {
        url: 'https://a.example/1',
        total: '2.5',
        services: [
          {
            index: 7,
            service_id: id(views),
            cost: '2.3',
            total_quantity: 1000,
            can_speedup: true,
            cost_with_speedup: '2.76',
          },
          {
            index: 2,
            service_id: id(views),
            cost: '0.2',
            total_quantity: 100,
            can_speedup: true,
            cost_with_speedup: '0.24',
          },
        ],
      },
      {
        url: 'https://b.example/2',
        total: '0.75',
        services: [
          {
            index: 1,
            service_id: id(cheap),
            cost: '0.75',
            total_quantity: 500,
            can_speedup: false,
            cost_with_speedup: '0.75',
          },
        ],
      },
    ],
  });
});

test('speed-up raises the lines that can be sped up', async () => {
  const services = [
    { service_id: id(views), quantity: 1000 },
    { service_id: id(cheap), quantity: 1000 },
  ];
  expect(await cost({ services, is_speedup: true })).toMatchObject({ total: '3.9', originalAmount: '3.9' });
});

test.each(notHelped)('speed-up is neither offered nor charged where %s', async (_case, service) => {
  const services = [{ service_id: id(service), quantity: 1000 }];
  const { total, totalWithSpeedup, items } = await cost({ services, is_speedup: true });
  expect([total, totalWithSpeedup]).toEqual(['2', null]);
  expect(items[0].services[0]).toMatchObject({ can_speedup: false, cost_with_speedup: '2' });
});

test('speed-up is offered while orders wait in our own queue', async () => {
  const services = [{ service_id: id(queued), quantity: 1000 }];
  expect((await cost({ services, is_speedup: true })).total).toBe('2.4');
});

test('a coupon that is none leaves the price and says nothing of a bonus', async () => {
  const services = [{ service_id: id(views), quantity: 1000 }];
  expect(await cost({ services, coupon_code: 'NO-SUCH' })).toMatchObject({
    total: '2',
    couponBonusType: null,
    couponBonus: null,
    couponProblem: { reason: 'unknown', minimum: null },
  });
  expect((await cost({ services })).couponProblem).toBeNull();
});

const past = new Date('2020-01-01T00:00:00Z');
const future = new Date('2100-01-01T00:00:00Z');

test.each([
  ['is over', 'expired', { valid_to: past }],
  ['has not begun', 'not_started', { valid_from: future }],
  ['was switched off', 'unknown', { is_enabled: false }],
  ['is used up', 'used_up', { total_limit: 3, used: 3 }],
  ['belonged to somebody else', 'unknown', { total_limit: 1, used: 1 }],
  ['counts its uses per person', 'needs_account', { account_limit: 1 }],
  ['is for top-ups', 'only_top_ups', { type: 'bonus' }],
  ['is for another service', 'other_services', { service_ids: [pack.id] }],
  ['needs more', 'below_minimum', { min_amount: 300_000_000n }],
  [
    'needs more of its service',
    'below_minimum_of_services',
    { min_amount: 300_000_000n, service_ids: [views.id] },
  ],
] as const)('a coupon that %s says so to a guest', async (_, reason, { ...values }) => {
  const { code } = await createCoupon(db, root, values as CouponValues);
  const services = [{ service_id: id(views), quantity: 1000 }];
  const minimum = reason.startsWith('below') ? '3' : null;
  expect(await cost({ services, coupon_code: code })).toMatchObject({
    total: '2',
    couponBonus: null,
    couponProblem: { reason, minimum },
  });
});

test('what looks like no coupon looks so in every byte', async () => {
  const services = [{ service_id: id(views), quantity: 1000 }];
  const { code } = await createCoupon(db, root, { total_limit: 1, used: 1 });
  const elsewhere = await createCoupon(db, other);
  const answers = await Promise.all(
    ['NO-SUCH', '?', code, elsewhere.code].map((coupon_code) => cost({ services, coupon_code })),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('a drip feed costs the sum of its runs, and is slow on purpose', async () => {
  const drip_feed = { runs: 3, minutes_between_runs: 60, mode: 'ascending', quantity_step: 100 };
  const { items, total } = await cost({ services: [{ service_id: id(views), quantity: 100, drip_feed }] });
  expect(total).toBe('1.2');
  expect(items[0].services[0]).toMatchObject({ total_quantity: 600, can_speedup: false });
});

test('a package is one unless more are wished, and may be restricted ones by direct link', async () => {
  expect(await cost({ services: [{ service_id: id(pack) }] })).toMatchObject({ total: '7.5' });
  expect(await cost({ services: [{ service_id: id(pack), quantity: 2 }] })).toMatchObject({ total: '15' });
  expect((await totalCost({ services: [{ service_id: id(secret), quantity: 1000 }] })).statusCode).toBe(200);
});

const hostileQuantities = [
  '-1',
  '0',
  '1.5',
  '"1e3"',
  '"0x10"',
  '"100"',
  'null',
  'true',
  '[9]',
  '{}',
  '9007199254740992',
  '1e30',
  '"NaN"',
  '-0',
];

test.each(hostileQuantities)('the quantity %s is refused by every quote', async (text) => {
  const send = (path: string, list: string) =>
    call(`${path}?api_token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: `{"${list}":[{"service_id":${id(unlimited)},"quantity":${text}}]}`,
    });
  const answers = await Promise.all([
    send('/api/v1/order-widget/services/total-cost', 'services'),
    send('/api/v1/services/cost', 'services'),
    send('/api/v1/order-widget/validate-order', 'orders'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
  const [first, , last] = answers.map((answer) => Object.keys(answer.json().errors));
  expect(first).toEqual(['services.0.quantity']);
  expect(last).toContain('orders.0.quantity');
});

test.each([
  '-1',
  '0',
  '1.5',
  '1e3',
  '0x10',
  '',
  'null',
  '%20100',
  '9007199254740992',
  'NaN',
  '100&quantity=200',
])('the quantity %j is refused in an address', async (quantity) => {
  const answer = await call(`/api/v1/services/${views.id}/cost?quantity=${quantity}`);
  expect(answer.statusCode).toBe(422);
});

test.each([
  ['below the smallest', { quantity: 99 }, 'quantity'],
  ['above the largest', { quantity: 10_001 }, 'quantity'],
  ['off the step', { quantity: 150 }, 'quantity'],
  ['missing', {}, 'quantity'],
  ['too many runs', { quantity: 100, drip_feed: { runs: 1001, minutes_between_runs: 1 } }, 'drip_feed.runs'],
  ['one run', { quantity: 100, drip_feed: { runs: 1, minutes_between_runs: 1 } }, 'drip_feed.runs'],
  ['runs above the largest', { quantity: 9000, drip_feed: { runs: 2, minutes_between_runs: 1 } }, 'quantity'],
  [
    'a first run off the step',
    { quantity: 150, drip_feed: { runs: 2, minutes_between_runs: 1 } },
    'quantity',
  ],
  [
    'runs that stand still',
    { quantity: 100, drip_feed: { runs: 2, minutes_between_runs: 1, mode: 'ascending', quantity_step: 0 } },
    'drip_feed.quantity_step',
  ],
])('%s is told under the line and its field', async (_name, line, field) => {
  const services = [
    { service_id: id(cheap), quantity: 1 },
    { service_id: id(views), ...line },
  ];
  expect(await fieldsOf(totalCost({ services }))).toEqual([`services.1.${field}`]);
});

test.each([
  ['deactivated', () => stopped],
  ['of another panel', () => foreign],
  ['that never was', () => ({ id: 999_999n })],
])('a service %s cannot be priced', async (_name, service) => {
  const services = [{ service_id: id(service()), quantity: 1000 }];
  expect(await fieldsOf(totalCost({ services }))).toEqual(['services.0.service_id']);
});

test('all problems are told at once', async () => {
  const services = [
    { service_id: id(stopped), quantity: 1 },
    { service_id: id(views), quantity: 1 },
  ];
  expect(await fieldsOf(totalCost({ services }))).toEqual(['services.0.service_id', 'services.1.quantity']);
});

test('a sum that nobody means is refused, not overflown', async () => {
  const services = [{ service_id: id(unlimited), quantity: Number.MAX_SAFE_INTEGER }];
  expect(await fieldsOf(totalCost({ services }))).toEqual(['services.0.quantity']);
});

test.each(['/api/v1/order-widget/services/quantity-by-cost', '/api/v1/services/quantity-by-cost'])(
  '%s answers what a sum buys',
  async (path) => {
    const services = [
      { service_id: id(views), desired_cost: '1.99' },
      { service_id: id(views), desired_cost: '2.3', is_guarantee: true },
      { service_id: id(views), desired_cost: '0' },
    ];
    expect((await post(path, { contents_limit: 1, services })).json().data).toEqual({
      total_cost: '4.3',
      services: [
        { service_id: id(views), quantity: 900, cost: '1.8', cost_float: 1.8 },
        { service_id: id(views), quantity: 1000, cost: '2.3', cost_float: 2.3 },
        { service_id: id(views), quantity: 100, cost: '0.2', cost_float: 0.2 },
      ],
    });
  },
);

test.each(['1e3', '-1', '1,5', '0x1', ' 1', '1.123456789', '99999999999999', 5, null])(
  'a sum written %j is refused',
  async (desired_cost) => {
    const answer = await post('/api/v1/services/quantity-by-cost', {
      services: [{ service_id: id(views), desired_cost }],
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['services.0.desired_cost']);
  },
);

test('services cost so much for each publication, and for all', async () => {
  const services = [
    { service_id: id(views), quantity: 1000, is_guarantee: true },
    { service_id: id(cheap), quantity: 100 },
  ];
  expect((await post('/api/v1/services/cost', { services, contents_limit: 10 })).json().data).toEqual({
    cost_per_publication: '2.45',
    total_cost: '24.5',
    card_charge: null,
    services: [
      { service_id: id(views), quantity: 1000, cost: '2.3', cost_float: 2.3 },
      { service_id: id(cheap), quantity: 100, cost: '0.15', cost_float: 0.15 },
    ],
  });
});

test('one service costs so much, without a token', async () => {
  const answer = await call(`/api/v1/services/${views.id}/cost?quantity=1000`);
  expect(answer.json().data).toEqual({ service_id: id(views), quantity: 1000, cost: '2', cost_float: 2 });
  expect((await call(`/api/v1/services/${views.id}/cost`)).json().data).toMatchObject({ quantity: 1000 });
  expect((await call(`/api/v1/services/${foreign.id}/cost?quantity=1000`)).statusCode).toBe(404);
});

test('what only a complete order needs is asked for when it is checked', async () => {
  const orders = [{ service_id: id(views), quantity: 1000 }];
  const answer = post('/api/v1/order-widget/validate-order', { orders, coupon_code: 'NO-SUCH' });
  expect(await fieldsOf(answer)).toEqual(['orders.0.url', 'coupon_code']);
  const complete = [{ ...orders[0], url: 'https://example.com/video' }];
  expect((await post('/api/v1/order-widget/validate-order', { orders: complete })).json()).toEqual({
    data: { is_valid: true },
  });
});

test('two lines for one link are told before they are placed, under the later one', async () => {
  const line = { service_id: id(views), quantity: 1000, url: 'https://example.com/video' };
  const orders = [
    { ...line, quantity: 1 },
    line,
    { ...line, url: 'http://www.example.com/video?utm_source=x' },
  ];
  const answer = post('/api/v1/order-widget/validate-order', { orders });
  expect(await fieldsOf(answer)).toEqual(['orders.0.quantity', 'orders.2.url']);
});

test.each(['services/total-cost', 'validate-order'])(
  'more runs than one checkout can have are refused before they are reckoned: %s',
  async (call) => {
    const drip_feed = { runs: 501, minutes_between_runs: 1 };
    const line = (name: string) => ({
      service_id: id(views),
      quantity: 100,
      url: `https://example.com/${name}`,
      drip_feed,
    });
    const field = call === 'validate-order' ? 'orders' : 'services';
    const answer = post(`/api/v1/order-widget/${call}`, { [field]: [line('a'), line('b')] });
    expect(await fieldsOf(answer)).toContain(`${field}.1.drip_feed.runs`);
  },
);

test('unknown fields are refused at every depth', async () => {
  const services = [
    {
      service_id: id(views),
      quantity: 100,
      cost: '0',
      drip_feed: { runs: 2, minutes_between_runs: 1, price: 0 },
    },
  ];
  expect(await fieldsOf(totalCost({ services, total: '0' }))).toEqual([
    'services.0.drip_feed.price',
    'services.0.cost',
    'total',
  ]);
});

test('a limit is named as every number on the panel is written', async () => {
  const about = async (quantity: number) =>
    (await totalCost({ services: [{ service_id: id(views), quantity }] })).json().errors[
      'services.0.quantity'
    ];
  expect(await about(20_000)).toEqual(['Must be 10\u00a0000 or less']);
});

test('a kind of order that the panel does not offer has no price', async () => {
  const services = [{ service_id: id(views), quantity: 1000 }];
  const statusOf = async (order_widget_type: string) =>
    (await totalCost({ services, order_widget_type })).statusCode;
  expect(await statusOf('expert')).toBe(200);
  await db
    .updateTable('panel_settings')
    .set({ overrides: JSON.stringify({ orderTypes: ['single'] }) })
    .where('panel_id', '=', root.id)
    .execute();
  await expect.poll(() => statusOf('expert'), { timeout: 20_000 }).toBe(422);
  expect(await fieldsOf(totalCost({ services, order_widget_type: 'expert' }))).toEqual(['order_widget_type']);
  expect([await statusOf('single'), await statusOf('shop')]).toEqual([200, 200]);
});
