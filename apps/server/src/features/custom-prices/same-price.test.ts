import type { ServiceIndex } from '@marquee/contract/catalogue/service-index.ts';
import { formatMoney, money, parseMoney } from '@marquee/domain/money/money.ts';
import type { Insertable } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '../../platform/db/generated/tables.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { toggleFavorite } from '../catalogue/favorites/favorites.ts';
import { listWidgetNetworks } from '../catalogue/list-networks.ts';
import { getServiceType } from '../catalogue/service-types.ts';
import { getService } from '../catalogue/services/get-service.ts';
import { getServiceIndex } from '../catalogue/services/get-service-index.ts';
import { listServices } from '../catalogue/services/list-services.ts';
import { searchCatalogue } from '../catalogue/services/search-catalogue.ts';
import { placeOrders, pricePublication } from '../checkout/index.ts';
import { grades } from '../grades/index.ts';
import { type Customer, newLink, openShop } from '../orders/testing/shop.ts';
import { getServiceCost, getTotalCost } from '../quotes/get-costs.ts';
import { getQuantityByCost } from '../quotes/get-quantity-by-cost.ts';
import { answerWithin } from '../reseller-api/answer-call.ts';
import { listServiceTypes } from '../subscriptions/list-service-types.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(database, { listeners: grades.listeners ?? [] });
/** 2 USD for 1000. */
const service = await shop.service({
  name: 'Ordered views',
  default_price: 200_000_000n,
  drip_feed_is_allowed: true,
  slug: 'ordered-views',
});
const { type, network } = await db
  .selectFrom('service_type as type')
  .innerJoin('network', 'network.id', 'type.network_id')
  .select(['type.id as type', 'type.slug as typeSlug', 'network.id as network'])
  .where('type.panel_id', '=', shop.panel.id)
  .executeTakeFirstOrThrow();
const { slug: typeSlug } = await db
  .selectFrom('service_type')
  .select('slug')
  .where('id', '=', type)
  .executeTakeFirstOrThrow();
await db.updateTable('network').set({ watched_by: 'feed' }).where('id', '=', network).execute();

const id = Number(service.id);
const line = () => ({ service_id: id, quantity: 1000, url: newLink() });
const query = { page: 1, per_page: 40, sort: 'price_asc' as const };
type Carded = { id: number; price: string };
const priceIn = (cards: readonly Carded[]) => cards.find((card) => card.id === id)?.price;

async function charged(customer: Customer, orderIds: readonly number[]) {
  const rows = await db
    .selectFrom('customer_order')
    .select('charged')
    .where('account_id', '=', customer.actor.accountId)
    .where('id', 'in', orderIds.map(BigInt))
    .execute();
  return formatMoney(money(rows.reduce((total, row) => total + row.charged, 0n)));
}

async function place(customer: Customer, orders: object[], orderType: 'single' | 'expert' = 'single') {
  const orderRequest = { orders, type: orderType } as Parameters<typeof placeOrders>[1]['orderRequest'];
  return placeOrders(customer, { orderRequest, idempotencyKey: undefined });
}

/** What 1000 pieces cost through each door. */
const lists: Record<string, (customer: Customer) => Promise<string | undefined>> = {
  list: async (ctx) => priceIn((await listServices(ctx, query)).value.data),
  favorites: async (ctx) => {
    await toggleFavorite(ctx, service.id);
    return priceIn((await listServices(ctx, { ...query, favorites: true })).value.data);
  },
  page: async (ctx) => (await getService(ctx, 'ordered-views')).value.data.price,
  type: async (ctx) => priceIn((await getServiceType(ctx, typeSlug)).value.data.services),
  search: async (ctx) => priceIn((await searchCatalogue(ctx, { query: 'ordered' })).data.services),
  index: async (ctx) => {
    const index = (await getServiceIndex(ctx)).value.data as ServiceIndex;
    return index.price[index.id.indexOf(id)];
  },
  form: async (ctx) => {
    const networks = (await listWidgetNetworks(ctx)).value.data;
    return priceIn(networks.flatMap((one) => one.service_types.flatMap(({ services }) => services)));
  },
  subscriptionForm: async (ctx) =>
    priceIn((await listServiceTypes(ctx, network)).data.flatMap(({ services }) => services)),
};

const charges: Record<string, (customer: Customer) => Promise<string | undefined>> = {
  quote: async (ctx) => (await getTotalCost(ctx, { services: [line()] })).data.total,
  serviceCost: async (ctx) => (await getServiceCost(ctx, id, 1000)).data.cost,
  quantityByCost: async (ctx) => {
    const asked = { service_id: id, desired_cost: '1000' };
    const { total_cost, services } = (await getQuantityByCost(ctx, { services: [asked], contents_limit: 1 }))
      .data;
    const units = parseMoney(total_cost) ?? 0n;
    return formatMoney(money((units * 1000n) / BigInt(services[0]?.quantity ?? 1)));
  },
  checkout: async (ctx) => {
    const { orders } = await place(ctx, [line()]);
    return charged(
      ctx,
      orders.map((order) => order.id),
    );
  },
  massOrder: async (ctx) => {
    const { orders } = await place(
      ctx,
      [
        { ...line(), quantity: 400 },
        { ...line(), quantity: 600 },
      ],
      'expert',
    );
    return charged(
      ctx,
      orders.map((order) => order.id),
    );
  },
  dripFeed: async (ctx) => {
    const drip_feed = { runs: 2, minutes_between_runs: 60, mode: 'flat', quantity_step: 0 };
    await place(ctx, [{ ...line(), quantity: 500, drip_feed }]);
    const runs = await db
      .selectFrom('customer_order')
      .select('id')
      .where('account_id', '=', ctx.actor.accountId)
      .where('drip_feed_id', 'is not', null)
      .execute();
    return charged(
      ctx,
      runs.map((run) => Number(run.id)),
    );
  },
  apiServices: async (ctx) => {
    const services = await answerWithin(ctx, new Map([['action', 'services']]));
    return (services as { service: number; rate: string }[]).find((one) => one.service === id)?.rate;
  },
  apiAdd: async (ctx) => {
    const fields = { action: 'add', service: String(id), link: newLink(), quantity: '1000' };
    const { order } = (await answerWithin(ctx, new Map(Object.entries(fields)))) as { order: number };
    return charged(ctx, [order]);
  },
  publication: async (ctx) => {
    const found = await pricePublication(ctx, { lines: [{ line: line(), delayMinutes: 0 }], cardId: null });
    return found && 'priced' in found ? formatMoney(found.priced.price.total) : undefined;
  },
};

type Rule = Partial<Insertable<DB['custom_price']>>;
const forService = { service_id: service.id };
const forType = { service_type_id: type };

async function give(customer: Customer, rules: readonly Rule[]) {
  const own = { panel_id: shop.panel.id, account_id: customer.actor.accountId };
  for (const rule of rules)
    await db
      .insertInto('custom_price')
      .values({ ...rule, ...own })
      .execute();
}

async function through(doors: typeof lists, customer: Customer) {
  const found = [];
  for (const [door, ask] of Object.entries(doors)) found.push([door, await ask(customer)]);
  return Object.fromEntries(found);
}

const all = (doors: typeof lists, price: string) =>
  Object.fromEntries(Object.keys(doors).map((door) => [door, price]));

test.each<[string, Rule[], string]>([
  ['nothing of their own', [], '2'],
  ['a discount on everything', [{ discount_ppm: 100_000 }], '1.8'],
  ['a discount on the type', [{ discount_ppm: 100_000 }, { ...forType, discount_ppm: 250_000 }], '1.5'],
  [
    'a fixed price',
    [
      { discount_ppm: 900_000 },
      { ...forType, discount_ppm: 900_000 },
      { ...forService, fixed_price: 123_456_000n },
    ],
    '1.23456',
  ],
  ['a surcharge', [{ ...forService, discount_ppm: -100_000 }], '2.2'],
  ['a price for the type', [{ ...forType, fixed_price: 70_000_000n }], '0.7'],
])('a customer with %s sees and pays the same everywhere, and others do not', async (_, rules, price) => {
  const customer = await shop.customer('100');
  await give(customer, rules);
  const doors = { ...lists, ...charges };
  expect(await through(doors, customer)).toEqual(all(doors, price));
  const other = await shop.customer('100');
  expect(await through(doors, other)).toEqual(all(doors, '2'));
  const guest = { ...shop.ctx, actor: { kind: 'guest' } } as unknown as Customer;
  const { list, page, quote } = { ...lists, ...charges };
  expect([await list?.(guest), await page?.(guest), await quote?.(guest)]).toEqual(['2', '2', '2']);
});

test('a price that changes between the quote and the order is refused with the new one', async () => {
  const customer = await shop.customer('100');
  await give(customer, [{ ...forService, fixed_price: 100_000_000n }]);
  const quoted = await charges.quote?.(customer);
  await db
    .updateTable('custom_price')
    .set({ fixed_price: 150_000_000n })
    .where('account_id', '=', customer.actor.accountId)
    .execute();
  const orderRequest = { orders: [line()], total: quoted } as Parameters<
    typeof placeOrders
  >[1]['orderRequest'];
  await expect(placeOrders(customer, { orderRequest, idempotencyKey: undefined })).rejects.toMatchObject({
    code: 'price_changed',
    values: { total: '1.5' },
  });
});

test('no grade lowers a fixed price; the larger of two percentages counts', async () => {
  await db
    .insertInto('grade')
    .values({ panel_id: shop.panel.id, name: 'Gold', spending_goal: 0n, discount_ppm: 300_000 })
    .execute();
  const doors = { ...lists, ...charges };
  const paid = async (rule: Rule) => {
    const customer = await shop.customer('100');
    await give(customer, [rule]);
    return through(doors, customer);
  };
  expect(await paid({ ...forService, fixed_price: 180_000_000n })).toEqual(all(doors, '1.8'));
  expect(await paid({ discount_ppm: 100_000 })).toEqual(all(doors, '1.4'));
  expect(await paid({ discount_ppm: 400_000 })).toEqual(all(doors, '1.2'));
  await db.deleteFrom('grade').where('panel_id', '=', shop.panel.id).execute();
});

test('for each grade every door shows and charges the same price', async () => {
  const ladder = [0, 30_000, 75_000, 123_456, 300_000].map((discount_ppm, step) => ({
    panel_id: shop.panel.id,
    name: `Step ${step}`,
    spending_goal: BigInt(step) * 1_000_000_000_000n,
    discount_ppm,
  }));
  const made = await db.insertInto('grade').values(ladder).returning(['id', 'name']).execute();
  const doors = { ...lists, ...charges };
  for (const [step, price] of ['2', '1.94', '1.85', '1.75309', '1.4'].entries()) {
    const customer = await shop.customer('100');
    await db
      .insertInto('account_grade')
      .values({
        panel_id: shop.panel.id,
        account_id: customer.actor.accountId,
        grade_id: made.find(({ name }) => name === `Step ${step}`)?.id ?? null,
        since: new Date(),
        reckoned_at: new Date(),
      })
      .execute();
    expect([step, await through(doors, customer)]).toEqual([step, all(doors, price)]);
  }
  const guest = { ...shop.ctx, actor: { kind: 'guest' } } as unknown as Customer;
  expect([await lists.list?.(guest), await charges.quote?.(guest)]).toEqual(['2', '2']);
  await db.deleteFrom('grade').where('panel_id', '=', shop.panel.id).execute();
});

test('lists sort, filter and count by the customer’s own prices', async () => {
  const dear = await shop.service({ name: 'Dear', default_price: 500_000_000n });
  const customer = await shop.customer();
  await give(customer, [{ service_id: dear.id, fixed_price: 10_000_000n }]);
  const found = async (ctx: Customer) =>
    (await listServices(ctx, { ...query, price_max: '3' })).value.data.map((card) => card.id);
  expect(await found(customer)).toEqual([Number(dear.id), id]);
  expect(await found(await shop.customer())).toEqual([id]);
  const from = async (ctx: Customer) => (await getServiceType(ctx, typeSlug)).value.data.min_price;
  expect([await from(customer), await from(await shop.customer())]).toEqual(['0.1', '2']);
});
