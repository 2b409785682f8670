import type { OrderParameter } from '@marquee/domain/delivery/service-kinds.ts';
import { formatMoney, parseMoney, sum, zero } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { PaymentStrategy } from '../../adapters/payments/declaration.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { createAccount } from '../../testing/create-account.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { createCoupon } from '../coupons/testing/create-coupon.ts';
import { requiredParameters, targetsByParameter } from '../providers/index.ts';
import { getQuantityByCost } from './get-quantity-by-cost.ts';
import { type CheckoutRequest, priceCheckout } from './price-checkout.ts';

const database = await testDatabase();
const { db } = database;
const guest = await testContext(database);
const account = await createAccount(db, guest.panel);
const user: Actor = { kind: 'user', accountId: account.id, permissions: [], frozen: false };
const ctx = { ...guest, actor: user };
const panel_id = ctx.panel.id;
const overrides = JSON.stringify({ guaranteeChargePercent: 0.1, unpaid_discount_percent: 0.05 });
await db.insertInto('panel_settings').values({ panel_id, overrides }).execute();

const type = await createServiceType(db, await createNetwork(db, ctx.panel));
const plain = await createService(db, type, { default_price: 200_000_000n });
const risky = await createService(db, type, { default_price: 200_000_000n, payment_restricted: true });
const texts = await createService(db, type, {
  default_price: 1_000_000_000n,
  min: 2n,
  max: 5n,
  step: 2n,
  calculable_quantity: true,
});
const local = await createService(db, type, { allowed_use_countries: true });

const createTarget = async (view_type: 'comments' | 'languages', values: string[] = []) => {
  const { id: target_type_id } = await db
    .insertInto('target_type')
    .values({ panel_id, name: view_type, title: view_type, view_type, selectable: values.length > 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('target')
    .values({ panel_id, target_type_id, name: view_type, selectable_values: values })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('service_target').values({ panel_id, service_id: texts.id, target_id: id }).execute();
  return Number(id);
};
const comments = await createTarget('comments');
const language = await createTarget('languages', ['en', 'de']);

const createMethod = async (
  strategy: PaymentStrategy,
  values: { fee_ppm?: number; bonuses?: string; for_order_widget?: boolean } = {},
) =>
  (
    await db
      .insertInto('payment_method')
      .values({ panel_id, strategy, name: strategy, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const balance = await createMethod('balance');
const stripe = await createMethod('stripe_checkout');
const bonuses = JSON.stringify([{ from_amount: '100000000', bonus_ppm: 50_000 }]);
const sandbox = await createMethod('sandbox', { fee_ppm: 30_000, bonuses });

const line = (service: { id: bigint }, more: object = {}) => ({
  service_id: Number(service.id),
  quantity: 1000,
  url: 'https://example.com/a',
  ...more,
});
const price = (request: Partial<CheckoutRequest>, as: Context = ctx) =>
  priceCheckout(as, { field: 'orders', lines: [line(plain)], mustBeComplete: true, ...request });

test('carries what placing needs: service, link in one spelling, charges that add up', async () => {
  const lines = [
    line(plain, { url: 'http://www.example.com/a/?utm_source=x', name: ' My video ' }),
    line(risky),
  ];
  const coupon = await createCoupon(db, ctx.panel, { percent_ppm: 333_333 });
  const priced = await price({ lines, couponCode: coupon.code });
  expect(priced.problems).toEqual([]);
  expect(priced.lines[0]).toMatchObject({
    index: 0,
    url: 'https://example.com/a',
    name: 'My video',
    quantity: 1000n,
  });
  expect(priced.lines[0]?.service.row.id).toBe(plain.id);
  const charges = priced.lines.flatMap(({ orders }) => orders.map(({ charge }) => charge));
  expect(sum(charges)).toBe(priced.amount);
  expect(priced).toMatchObject({ couponBonus: 133_333_200n, total: 266_666_800n });
});

test('adds the method’s fee and tells its bonus', async () => {
  expect(await price({ methodId: sandbox })).toMatchObject({
    amount: parseMoney('2'),
    fee: parseMoney('0.06'),
    total: parseMoney('2.06'),
    methodBonus: parseMoney('0.1'),
    problems: [],
  });
});

test.each([
  ['the balance', () => balance, ['payment_method_id method_not_for_service']],
  ['Stripe', () => stripe, ['payment_method_id method_not_for_service']],
  ['another method', () => sandbox, []],
  ['none that there is', () => 12_345n, ['payment_method_id invalid']],
])('a service with restricted payment is paid by %s: %j', async (_name, methodId, expected) => {
  const { problems } = await price({ lines: [line(plain), line(risky)], methodId: methodId() });
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test('a guest has no balance to pay from, and no card', async () => {
  const widget = { ...ctx, actor: { kind: 'widget', widgetId: 0n } as const };
  expect((await price({ methodId: balance }, widget)).problems).toMatchObject([
    { field: 'payment_method_id' },
  ]);
  expect((await price({ cardId: 1n }, widget)).problems).toMatchObject([
    { field: 'recurring_payments_method_id' },
  ]);
});

test('the grade that was reached lowers the customer’s price, and nobody else’s', async () => {
  const own = await testContext(database);
  const sold = await createService(db, await createServiceType(db, await createNetwork(db, own.panel)), {
    default_price: 200_000_000n,
  });
  const { id: accountId } = await createAccount(db, own.panel);
  const rung = (goal: bigint, discount_ppm: number) => ({
    panel_id: own.panel.id,
    name: `From ${goal}`,
    spending_goal: goal,
    discount_ppm,
  });
  await db
    .insertInto('grade')
    .values([rung(0n, 0), rung(100n, 100_000), rung(200n, 300_000)])
    .execute();
  await db
    .insertInto('account_grade')
    .values({ panel_id: own.panel.id, account_id: accountId, spent: 199n, since: new Date() })
    .execute();
  const customer: Context = { ...own, actor: { ...user, accountId } };
  const totalFor = async (as: Context) => formatMoney((await price({ lines: [line(sold)] }, as)).total);
  expect(await totalFor(customer)).toBe('1.8');
  expect(await totalFor({ ...own, actor: { kind: 'widget', widgetId: 0n } })).toBe('2');
  const byCost = { services: [{ service_id: Number(sold.id), desired_cost: '1.8' }], contents_limit: 1 };
  expect((await getQuantityByCost(customer, byCost)).data.services).toMatchObject([{ quantity: 1000 }]);
  const off = JSON.stringify({ grades_enabled: false });
  await db.insertInto('panel_settings').values({ panel_id: own.panel.id, overrides: off }).execute();
  expect(await totalFor(customer)).toBe('2');
});

test('texts are counted, whatever quantity was sent', async () => {
  const targetable_values = [
    { target_id: comments, values: ['Nice\n\nGreat', ' Wow '] },
    { target_id: language, values: ['de'] },
  ];
  const priced = await price({ lines: [line(texts, { quantity: 5, targetable_values })] });
  expect(priced.problems).toEqual([]);
  expect(priced.lines[0]).toMatchObject({
    quantity: 3n,
    cost: parseMoney('0.03'),
    targets: [
      { targetId: BigInt(comments), values: ['Nice', 'Great', 'Wow'] },
      { targetId: BigInt(language), values: ['de'] },
    ],
  });
});

test('whoever only asks for a price need not have written the texts', async () => {
  const lines = [line(texts, { quantity: 5 })];
  expect(await price({ lines, mustBeComplete: false })).toMatchObject({
    total: parseMoney('0.05'),
    problems: [],
  });
  expect((await price({ lines })).problems.map(({ field }) => field)).toContain('orders.0.quantity');
});

test.each([
  [
    'too few',
    [
      { target_id: comments, values: ['one'] },
      { target_id: language, values: ['de'] },
    ],
    ['orders.0.quantity too_small'],
  ],
  [
    'too many',
    [
      { target_id: comments, values: ['1\n2\n3\n4\n5\n6'] },
      { target_id: language, values: ['de'] },
    ],
    ['orders.0.quantity too_big'],
  ],
  [
    'none',
    [{ target_id: language, values: ['de'] }],
    ['orders.0.targetable_values required', 'orders.0.quantity too_small'],
  ],
  [
    'a language that is not offered',
    [
      { target_id: comments, values: ['a', 'b'] },
      { target_id: language, values: ['xx'] },
    ],
    ['orders.0.targetable_values not_one_of'],
  ],
  [
    'what was not asked for',
    [
      { target_id: comments, values: ['a', 'b'] },
      { target_id: language, values: ['de'] },
      { target_id: 999, values: [] },
    ],
    ['orders.0.targetable_values invalid'],
  ],
])('%s of the texts is refused', async (_name, targetable_values, expected) => {
  const { problems } = await price({ lines: [line(texts, { targetable_values })] });
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

const traffic = await createService(db, type, { default_price: 200_000_000n });
const trafficTargets = await targetsByParameter(ctx, ['Web Traffic']);
await db
  .insertInto('service_target')
  .values(
    requiredParameters('Web Traffic').map((parameter, position) => ({
      panel_id,
      service_id: traffic.id,
      target_id: trafficTargets.get(parameter) ?? 0n,
      position,
    })),
  )
  .execute();
const visit = (given: Partial<Record<OrderParameter, string | string[]>>) => ({
  targetable_values: Object.entries({ country: 'WW', device: '5', ...given }).map(([parameter, value]) => ({
    target_id: Number(trafficTargets.get(parameter as OrderParameter)),
    values: [value].flat(),
  })),
});

test.each([
  [{ type_of_traffic: '1', google_keyword: 'cabins' }, []],
  [{ type_of_traffic: '2', referring_url: 'https://example.com/a' }, []],
  [{ type_of_traffic: '3' }, []],
  [{ type_of_traffic: '3', google_keyword: ' ', referring_url: '' }, []],
  [{ type_of_traffic: '1' }, ['required']],
  [{ type_of_traffic: '2' }, ['required']],
  [{}, ['required']],
  [{ type_of_traffic: '3', country: '' }, ['required']],
  [{ type_of_traffic: '3', google_keyword: 'cabins' }, ['does_not_apply']],
  [{ type_of_traffic: '2', referring_url: 'https://example.com', google_keyword: 'x' }, ['does_not_apply']],
  [{ type_of_traffic: '4' }, ['not_one_of']],
  [{ type_of_traffic: '3', device: ['1', '2'] }, ['invalid']],
  [{ type_of_traffic: '3', device: 'Desktop' }, ['not_one_of']],
  [{ type_of_traffic: '3', country: 'XX' }, ['not_one_of']],
  [{ type_of_traffic: '3', country: '<script>' }, ['not_one_of']],
  [{ type_of_traffic: '1', google_keyword: '<img onerror=x>' }, ['invalid']],
  [{ type_of_traffic: '1', google_keyword: 'x'.repeat(10_000) }, ['too_long']],
  [{ type_of_traffic: '2', referring_url: 'javascript:alert(1)' }, ['not_a_url']],
])('website traffic %#: %j', async (values, expected) => {
  const priced = await price({ lines: [line(traffic, visit(values))] });
  expect(priced.problems.map(({ code }) => code)).toEqual(expected);
  if (expected.length === 0) expect(priced.total).toBe(parseMoney('2'));
});

test('a price is told while an address is still being typed', async () => {
  const lines = [line(traffic, visit({ type_of_traffic: '2', referring_url: 'https:/' }))];
  expect(await price({ lines, mustBeComplete: false })).toMatchObject({
    problems: [],
    total: parseMoney('2'),
  });
});

test('what may be left out is left out, and asked about all the same when it is there', async () => {
  const optional = await createService(db, type);
  await db
    .insertInto('service_target')
    .values({ panel_id, service_id: optional.id, target_id: BigInt(language), is_optional: true })
    .execute();
  const problems = async (more: object) =>
    (await price({ lines: [line(optional, more)] })).problems.map(({ code }) => code);
  const answers = (value: string) => ({ targetable_values: [{ target_id: language, values: [value] }] });
  await expect.poll(() => problems({})).toEqual([]);
  expect(await problems(answers(' '))).toEqual([]);
  expect(await problems(answers('de'))).toEqual([]);
  expect(await problems(answers('xx'))).toEqual(['not_one_of']);
});

test('the targets of another panel are not there to be answered', async () => {
  const other = await testContext(database);
  const theirs = (await targetsByParameter(other, ['Web Traffic'])).get('device');
  const more = { targetable_values: [{ target_id: Number(theirs), values: ['1'] }] };
  expect((await price({ lines: [line(plain, more)] })).problems).toMatchObject([{ code: 'invalid' }]);
});

test('countries are kept where a service can be steered, once each', async () => {
  const countries = ['US', 'DE', 'US'];
  const priced = await price({ lines: [line(local, { countries }), line(plain, { countries })] });
  expect(priced.lines.map((read) => read.countries)).toEqual([['DE', 'US'], []]);
});

test('a guarantee is not sold where nothing is refilled', async () => {
  const priced = await price({ lines: [line(plain, { is_guarantee: true })] });
  expect(priced.lines[0]).toMatchObject({ isGuaranteed: false, cost: parseMoney('2') });
});

test('a partner’s widget takes its methods and no smaller purchase', async () => {
  const { id } = await db
    .insertInto('order_widget')
    .values({
      panel_id,
      account_id: account.id,
      name: 'Site',
      minimum_purchase_amount: 300_000_000n,
      payment_method_ids: [sandbox],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const widget = { ...ctx, actor: { kind: 'widget', widgetId: id } as const };
  expect((await price({ methodId: sandbox }, widget)).problems).toMatchObject([
    { field: 'total', code: 'too_small' },
  ]);
  expect(
    (await price({ lines: [line(plain, { quantity: 2000 })], methodId: sandbox }, widget)).problems,
  ).toEqual([]);
  expect(
    (await price({ lines: [line(plain, { quantity: 2000 })], methodId: stripe }, widget)).problems,
  ).toMatchObject([{ field: 'payment_method_id', code: 'invalid' }]);
});

test('a coupon for other services does not apply', async () => {
  const coupon = await createCoupon(db, ctx.panel, { service_ids: [risky.id] });
  const priced = await price({ couponCode: coupon.code });
  expect(priced).toMatchObject({ coupon: undefined, couponBonus: zero });
  expect(priced.problems).toEqual([{ field: 'coupon_code', code: 'coupon_does_not_apply' }]);
  const both = await price({ lines: [line(plain), line(risky)], couponCode: coupon.code });
  expect(both).toMatchObject({ couponBase: parseMoney('2'), couponBonus: parseMoney('0.2'), problems: [] });
});
