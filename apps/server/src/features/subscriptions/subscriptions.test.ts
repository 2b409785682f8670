import type { Money } from '@marquee/domain/money/money.ts';
import { type Ppm, ppm } from '@marquee/domain/money/ratio.ts';
import { afterAll, expect, test } from 'vitest';
import { sentJobs } from '../../testing/sent-jobs.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { invoiceListeners } from '../checkout/settled/invoice-listeners.ts';
import { loopContext } from '../dispatch/testing/paid-orders.ts';
import { confirmInvoice, invoices } from '../invoices/index.ts';
import { createInvoice, createMethod } from '../invoices/testing/create-invoice.ts';
import { checkBooks, creditWallet, ledger, walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { orders } from '../orders/index.ts';
import { type Customer, openShop } from '../orders/testing/shop.ts';
import { getServicesCost } from '../quotes/get-costs.ts';
import { createSubscription } from './create-subscription.ts';
import { cancelSubscription } from './end-subscription.ts';
import { getSubscription } from './get-subscription.ts';
import { listNetworks } from './list-networks.ts';
import { listServiceTypes } from './list-service-types.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { listeners } from './listeners.ts';
import { refuseClosing } from './personal-data.ts';
import type { SubscriptionRequest } from './subscription-request.ts';
import { type Channel, startWorld } from './testing/channel.ts';
import { run } from './watching/check-channels.ts';
import { wakeSubscriptions } from './watching/wait-for-money.ts';
import { wakeSubscriptionsJob } from './watching/wake-subscriptions.job.ts';

const database = await testDatabase();
const { db } = database;
const minute = 60;
const day = 24 * 60 * minute;

async function watchedShop() {
  const shop = await openShop(database, { listeners: [...invoiceListeners, ...listeners] });
  await db.updateTable('network').set({ watched_by: 'feed' }).where('panel_id', '=', shop.panel.id).execute();
  const world = await startWorld(shop.ctx);
  const own = { fetch: world.fetch };
  return {
    ...shop,
    ctx: { ...shop.ctx, ...own },
    customer: async (cash?: string): Promise<Customer> => ({ ...(await shop.customer(cash)), ...own }),
    world,
  };
}

const shop = await watchedShop();
const { ctx, world } = shop;
afterAll(() => world.stop());
const views = await shop.service();
const likes = await shop.service({ default_price: 200_000_000n });
const loop = loopContext(ctx);
const now = () => ctx.clock.now();
/** Runs the loop as a worker does, until nothing is due. */
const look = async () => {
  while (await run(loop));
};
const lookAfter = async (seconds: number) => {
  ctx.clock.advance(seconds);
  await look();
};

const post = (channel: Channel, name: string) => {
  ctx.clock.advance(minute);
  channel.publish(name, now());
};
const line = (values: object = {}) => ({ service_id: Number(views.id), quantity: 1000, ...values });
async function subscribe(customer: Customer, channel: Channel, changes: Partial<SubscriptionRequest> = {}) {
  const request = { url: channel.link, contents_limit: 10, services: [line()], ...changes };
  return createSubscription(customer, request, undefined);
}
const cash = async (customer: Customer) =>
  (await walletBalances(customer, { customerId: customer.actor.accountId })).cash;
const contents = async (customer: Customer, id: bigint) =>
  (await getSubscription(customer, id)).subscription_contents.toReversed();
const books = () =>
  checkBooks(
    db,
    [ledger, orders, invoices].flatMap((feature) => feature.books ?? []),
  );

test('what is published is ordered for once, at the price on the screen; what stood there before is not', async () => {
  const customer = await shop.customer('100');
  const channel = world.open();
  channel.publish('before', new Date(now().getTime() - 1000));
  const id = await subscribe(customer, channel, {
    services: [line(), line({ service_id: Number(likes.id) })],
  });
  expect(await getSubscription(customer, id)).toMatchObject({
    status: 'in_processing',
    cost_per_publication: '3',
    total_cost: '30',
    spent: '0',
    subscription_contents: [],
    subscription_services: [{ cost: '1', quantity: 1000 }, { cost: '2' }],
  });
  await lookAfter(11 * minute);
  expect(await cash(customer)).toBe(usd('100'));
  post(channel, 'first');
  await lookAfter(11 * minute);
  await lookAfter(11 * minute);
  // Two workers at once, and a third that was taken for dead.
  await db.updateTable('subscription').set({ next_look_at: now() }).where('id', '=', id).execute();
  await Promise.all([run(loop), run(loop)]);
  expect(await cash(customer)).toBe(usd('97'));
  const shown = await getSubscription(customer, id);
  expect(shown).toMatchObject({ spent: '3', subscription_contents_count: 1 });
  expect(shown.subscription_contents).toMatchObject([
    { state: 'ordered', promotable: { title: 'feed-1-first', url: 'https://blog.example/feed-1-first' } },
  ]);
  const [publication] = shown.subscription_contents;
  expect(publication?.orders).toMatchObject([
    { status: 'in_processing', subscription_id: Number(id), quantity: 1000, source: 'subscription' },
    { status: 'in_processing', cost: '2' },
  ]);
  // An older one comes back into the list when a newer one is deleted.
  channel.remove('first');
  channel.publish('older', new Date(now().getTime() - 90 * day * 1000));
  await lookAfter(11 * minute);
  expect(await cash(customer)).toBe(usd('97'));
  expect(await books()).toEqual([]);
});

test('thirty days: daily publications until the limit, then it is completed and nothing more is charged', async () => {
  const customer = await shop.customer('100');
  const channel = world.open();
  const id = await subscribe(customer, channel, { contents_limit: 20 });
  for (let today = 1; today <= 30; today += 1) {
    post(channel, `day-${today}`);
    // Twice a day, once after the worker was down for hours.
    await lookAfter(2 * 60 * minute);
    await lookAfter(22 * 60 * minute);
  }
  expect(await cash(customer)).toBe(usd('80'));
  expect(await getSubscription(customer, id)).toMatchObject({
    status: 'completed',
    end_reason: 'limit-reached',
    subscription_contents_count: 20,
    actions: { cancelable: false },
  });
  const links = (await contents(customer, id)).map(({ promotable }) => promotable.title);
  expect(links).toEqual(Array.from({ length: 20 }, (_, index) => `feed-2-day-${index + 1}`));
}, 60_000);

test('thirty days of silence end it; a publication in between starts them anew', async () => {
  const customer = await shop.customer('100');
  const [quiet, late] = [world.open(), world.open()];
  const quietId = await subscribe(customer, quiet);
  const lateId = await subscribe(customer, late);
  await lookAfter(29 * day);
  post(late, 'late');
  await lookAfter(11 * minute);
  expect((await getSubscription(customer, quietId)).status).toBe('in_processing');
  await lookAfter(day);
  expect(await getSubscription(customer, quietId)).toMatchObject({
    status: 'canceled',
    end_reason: 'no-publications',
  });
  expect((await getSubscription(customer, lateId)).status).toBe('in_processing');
  await lookAfter(30 * day);
  expect((await getSubscription(customer, lateId)).status).toBe('canceled');
});

test('no money: it waits, says so once, and goes on after a top-up', async () => {
  const customer = await shop.customer('0.5');
  const { accountId } = customer.actor;
  await db
    .updateTable('account')
    .set({ email: 'waits@people.example', email_verified_at: now() })
    .where('id', '=', accountId)
    .execute();
  const channel = world.open();
  const id = await subscribe(customer, channel);
  post(channel, 'one');
  post(channel, 'two');
  await lookAfter(11 * minute);
  await lookAfter(11 * minute);
  expect(await getSubscription(customer, id)).toMatchObject({
    status: 'in_processing',
    waiting: { needed: '1' },
    subscription_contents: [{ state: 'found' }, { state: 'found', orders: [] }],
  });
  const mails = await db
    .selectFrom('outbox_mail')
    .select('template')
    .where('panel_id', '=', shop.panel.id)
    .where('recipient', '=', 'waits@people.example')
    .execute();
  expect(mails).toEqual([{ template: 'subscription-waiting' }]);

  const methodId = await createMethod(ctx, { strategy: 'message', accountNumber: '1' });
  const invoice = await createInvoice(ctx, { accountId, methodId, amount: usd('1.2') });
  await confirmInvoice(ctx, { invoiceId: invoice.id });
  const sent = await sentJobs(db, wakeSubscriptionsJob);
  expect(sent).toEqual([{ panelId: shop.panel.id, accountId }]);
  await wakeSubscriptions(ctx, { accountId });
  await wakeSubscriptions(ctx, { accountId });
  await look();
  expect((await contents(customer, id)).map(({ state }) => state)).toEqual(['ordered', 'found']);
  expect(await getSubscription(customer, id)).toMatchObject({ waiting: { needed: '1' } });
  await creditWallet(ctx, {
    type: 'bonus',
    customerId: accountId,
    amount: usd('1'),
    key: `more:${accountId}`,
  });
  await lookAfter(11 * minute);
  expect(await getSubscription(customer, id)).toMatchObject({ waiting: null, spent: '2' });
  expect(await books()).toEqual([]);
});

test('a linked card pays each publication; refused, it waits and the balance pays after a top-up', async () => {
  const customer = await shop.customer('0');
  const { accountId } = customer.actor;
  const methodId = await createMethod(ctx, { strategy: 'sandbox', purposes: ['add_funds', 'recurring'] });
  const card = await db
    .insertInto('linked_card')
    .values({
      panel_id: shop.panel.id,
      account_id: accountId,
      method_id: methodId,
      gateway_customer: 'someone',
      gateway_card: 'good:1',
      brand: 'visa',
      last_digits: '4242',
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const channel = world.open();
  const id = await subscribe(customer, channel, { recurring_payments_method_id: Number(card.id) });
  post(channel, 'paid');
  await lookAfter(11 * minute);
  expect(await getSubscription(customer, id)).toMatchObject({
    waiting: null,
    spent: '1',
    recurring_payments_method: { name: 'Visa •••• 4242', is_usable: true },
    subscription_contents: [{ state: 'ordered', orders: [{ status: 'in_processing' }] }],
  });
  await db.updateTable('linked_card').set({ gateway_card: 'bad:1' }).where('id', '=', card.id).execute();
  post(channel, 'refused');
  post(channel, 'next');
  await lookAfter(11 * minute);
  await lookAfter(11 * minute);
  expect(await getSubscription(customer, id)).toMatchObject({ waiting: { needed: '1' }, spent: '1' });
  expect((await contents(customer, id)).map(({ state }) => state)).toEqual(['ordered', 'unpaid', 'found']);
  await creditWallet(ctx, {
    type: 'invoiced',
    methodId,
    customerId: accountId,
    amount: usd('1'),
    key: `top-up:${accountId}`,
  });
  await db.updateTable('linked_card').set({ gateway_card: 'good:1' }).where('id', '=', card.id).execute();
  await lookAfter(11 * minute);
  expect((await contents(customer, id)).map(({ state }) => state)).toEqual(['ordered', 'ordered', 'ordered']);
  expect(await getSubscription(customer, id)).toMatchObject({ waiting: null, spent: '3' });
  expect(await cash(customer)).toBe(0n);
  expect(await books()).toEqual([]);
});

/** A card whose method takes payments between the two limits, and perhaps a fee. */
async function limitedCard(
  customer: Customer,
  limits: { minAmount?: Money; maxAmount?: Money; feePpm?: Ppm; strategy?: string },
) {
  const { accountId } = customer.actor;
  const methodId = await createMethod(ctx, { purposes: ['recurring'], ...limits });
  const { id } = await db
    .insertInto('linked_card')
    .values({
      panel_id: shop.panel.id,
      account_id: accountId,
      method_id: methodId,
      gateway_customer: 'someone',
      gateway_card: 'good:1',
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

test('a card’s fee and whole cents stand in the quote, on the subscription and beside each publication', async () => {
  const customer = await shop.customer('0');
  const cardId = await limitedCard(customer, { feePpm: ppm(29_000), strategy: 'sandbox' });
  const channel = world.open();
  const id = await subscribe(customer, channel, { recurring_payments_method_id: cardId });
  const charge = { fee: '0.029', surplus: '0.001', total: '1.03' };
  const view = await getSubscription(customer, id);
  expect(view).toMatchObject({
    cost_per_publication: '1',
    card_charge: { ...charge, fee_percent: 0.029 },
  });
  const services = view.subscription_services.map(({ service, quantity }) => ({
    service_id: service.id,
    quantity,
  }));
  const question = { services, contents_limit: 10 };
  const quote = await getServicesCost(customer, { ...question, recurring_payments_method_id: cardId });
  expect(quote.data.card_charge).toEqual(view.card_charge);
  expect((await getServicesCost(customer, question)).data.card_charge).toBeNull();
  post(channel, 'fee');
  await lookAfter(11 * minute);
  expect(await contents(customer, id)).toMatchObject([{ state: 'ordered', card_charge: charge }]);
  // What whole cents added stays with the customer.
  expect(await cash(customer)).toBe(usd('0.001'));
  expect(await books()).toEqual([]);
});

test('what a card pays for a publication must be within its limits, whatever quantity is drawn', async () => {
  const customer = await shop.customer('0');
  const recurring_payments_method_id = await limitedCard(customer, {
    minAmount: usd('1'),
    maxAmount: usd('2.5'),
  });
  const subscribeWith = (values: object) =>
    subscribe(customer, world.open(), { services: [line(values)], recurring_payments_method_id });
  const refused = (code: string, limit: string) => ({
    fields: [{ field: 'recurring_payments_method_id', code, values: { limit } }],
  });
  await expect(subscribeWith({ quantity: 3000 })).rejects.toMatchObject(refused('too_big', '$2.50'));
  await expect(subscribeWith({ max_quantity: 3000 })).rejects.toMatchObject(refused('too_big', '$2.50'));
  await expect(subscribeWith({ quantity: 900 })).rejects.toMatchObject(refused('too_small', '$1.00'));
  expect(await subscribeWith({ max_quantity: 2500 })).toBeGreaterThan(0n);
});

test('the limits of a card hold for a publication as a whole, not for each of its services', async () => {
  const customer = await shop.customer('0');
  const recurring_payments_method_id = await limitedCard(customer, { minAmount: usd('2.5') });
  const channel = world.open();
  const id = await subscribe(customer, channel, {
    services: [line(), line({ service_id: Number(likes.id) })],
    recurring_payments_method_id,
  });
  post(channel, 'both');
  await lookAfter(11 * minute);
  expect(await getSubscription(customer, id)).toMatchObject({
    spent: '3',
    subscription_contents: [{ state: 'ordered', orders: [{ cost: '1' }, { cost: '2' }] }],
  });
  expect(await books()).toEqual([]);
});

test('random quantity, delay and expiry of a service', async () => {
  const customer = await shop.customer('100');
  const channel = world.open();
  const inTwoDays = new Date(now().getTime() + 2 * day * 1000).toISOString();
  const id = await subscribe(customer, channel, {
    services: [line({ quantity: 100, max_quantity: 300, delay_minutes: 30, expires_at: inTwoDays })],
  });
  for (let number = 1; number <= 12; number += 1) post(channel, `post-${number}`);
  await lookAfter(11 * minute);
  const placed = (await contents(customer, id)).flatMap((content) => content.orders);
  const quantities = placed.map(({ quantity }) => quantity);
  expect(quantities).toHaveLength(10);
  expect(quantities.every((quantity) => quantity >= 100 && quantity <= 300)).toBe(true);
  expect(new Set(quantities).size).toBeGreaterThan(1);
  expect(placed.map((order) => Date.parse(order.starts_at) - Date.parse(order.created_at))).toEqual(
    placed.map(() => 30 * 60_000),
  );
  expect((await getSubscription(customer, id)).status).toBe('completed');

  const other = await subscribe(customer, world.open(), { services: [line({ expires_at: inTwoDays })] });
  await lookAfter(3 * day);
  expect(await getSubscription(customer, other)).toMatchObject({
    status: 'completed',
    end_reason: 'expired',
  });
});

test('a service that is no longer offered is left out; with none left the publication is skipped', async () => {
  const customer = await shop.customer('100');
  const channel = world.open();
  const going = await shop.service({ default_price: 500_000_000n });
  const id = await subscribe(customer, channel, {
    services: [line(), line({ service_id: Number(going.id) })],
  });
  await db.updateTable('service').set({ is_deactivated: true }).where('id', '=', going.id).execute();
  post(channel, 'one');
  await lookAfter(11 * minute);
  expect(await contents(customer, id)).toMatchObject([{ state: 'ordered', orders: [{ cost: '1' }] }]);

  const twice = await subscribe(customer, channel);
  post(channel, 'two');
  await lookAfter(11 * minute);
  const states = [...(await contents(customer, id)), ...(await contents(customer, twice))];
  expect(states.map(({ state }) => state).toSorted()).toEqual(['ordered', 'ordered', 'skipped']);
  expect(await cash(customer)).toBe(usd('98'));
});

test('a channel that is gone is refused, one that is silent is taken and read later', async () => {
  const customer = await shop.customer('100');
  const channel = world.open();
  channel.mode = 'gone';
  await expect(subscribe(customer, channel)).rejects.toMatchObject({
    fields: [{ field: 'url', code: 'channel_not_found' }],
  });
  channel.mode = 'broken';
  channel.publish('before', new Date(now().getTime() - 1000));
  const id = await subscribe(customer, channel);
  channel.publish('after', new Date(now().getTime() + 1000));
  await lookAfter(25 * minute);
  expect((await getSubscription(customer, id)).last_looked_at).toBeNull();
  channel.mode = 'fine';
  await lookAfter(day);
  expect(await contents(customer, id)).toMatchObject([
    { promotable: { title: expect.stringContaining('after') } },
  ]);
});

test('a frozen account spends nothing and misses nothing', async () => {
  const customer = await shop.customer('100');
  const channel = world.open();
  const id = await subscribe(customer, channel);
  const { accountId } = customer.actor;
  await db.updateTable('account').set({ frozen_at: now() }).where('id', '=', accountId).execute();
  post(channel, 'meanwhile');
  await lookAfter(11 * minute);
  expect(await cash(customer)).toBe(usd('100'));
  await db.updateTable('account').set({ frozen_at: null }).where('id', '=', accountId).execute();
  await lookAfter(11 * minute);
  expect(await contents(customer, id)).toMatchObject([{ state: 'ordered' }]);
});

test('cancelled, it orders nothing more; its orders go on; the same key makes one', async () => {
  const customer = await shop.customer('100');
  const channel = world.open();
  const request = { url: channel.link, contents_limit: 10, services: [line()] };
  const id = await createSubscription(customer, request, 'key');
  expect(await createSubscription(customer, request, 'key')).toBe(id);
  const blockers: never[] = [];
  await refuseClosing(customer, { accountId: customer.actor.accountId, blockers });
  expect(blockers).toEqual([{ reason: 'subscriptions', count: 1 }]);
  post(channel, 'one');
  await lookAfter(11 * minute);
  await cancelSubscription(customer, id);
  await expect(cancelSubscription(customer, id)).rejects.toMatchObject({ code: 'wrong_state' });
  post(channel, 'two');
  await lookAfter(day);
  const shown = await getSubscription(customer, id);
  expect(shown).toMatchObject({ status: 'canceled', end_reason: 'canceled', spent: '1' });
  expect(shown.subscription_contents).toMatchObject([{ orders: [{ status: 'in_processing' }] }]);
  const list = await listSubscriptions(customer, { page: 1, per_page: 10, status: ['canceled'] });
  expect(list).toMatchObject({ recordsFiltered: 1, data: [{ id: Number(id), status: 'canceled' }] });
});

test('is found by its name as people type it, and sorted as their language does', async () => {
  const customer = await shop.customer('100');
  const names = ['Zebra', 'Äpfel', 'Straße', 'Apfel', 'İslam'];
  for (const name of names) {
    const request = { url: world.open().link, contents_limit: 10, services: [line()] };
    const id = await createSubscription(customer, request, name);
    await db.updateTable('subscription').set({ name }).where('id', '=', id).execute();
  }
  const listed = async (query: object) =>
    (await listSubscriptions({ ...customer, locale: 'de' }, { page: 1, per_page: 10, ...query })).data.map(
      ({ name }) => name,
    );
  expect(await listed({ 'search[value]': 'strasse' })).toEqual(['Straße']);
  expect(await listed({ 'search[value]': 'ISLAM' })).toEqual(['İslam']);
  const sorted = ['Apfel', 'Äpfel', 'İslam', 'Straße', 'Zebra'];
  expect(await listed({ order_by: 'name', order_on: 'asc' })).toEqual(sorted);
  const pages = [1, 2, 3].map((page) => listed({ order_by: 'name', order_on: 'asc', page, per_page: 2 }));
  expect((await Promise.all(pages)).flat()).toEqual(sorted);
});

test('everything that is wrong is told at once', async () => {
  const customer = await shop.customer();
  const foreign = await (await watchedShop()).service();
  const services = [
    line({ quantity: 5 }),
    line(),
    line({ service_id: Number(foreign.id) }),
    line({ service_id: Number(likes.id), quantity: 100, max_quantity: 50 }),
  ];
  const request = { url: 'not a link', contents_limit: 10, services, recurring_payments_method_id: 1 };
  await expect(createSubscription(customer, request, undefined)).rejects.toMatchObject({
    fields: [
      { field: 'services.0.quantity', code: 'too_small' },
      { field: 'services.1.service_id', code: 'service_unavailable' },
      { field: 'services.2.service_id', code: 'service_unavailable' },
      { field: 'services.3.max_quantity', code: 'too_small' },
      { field: 'url', code: 'wrong_link' },
      { field: 'recurring_payments_method_id', code: 'invalid' },
    ],
  });
});

test('only networks that are watched are offered, and only services that need no more than a link', async () => {
  const own = await watchedShop();
  await own.service({ calculable_quantity: true });
  await own.service({ is_package: true });
  await own.service({ link_kinds: ['channel'] });
  await own.service({ payment_restricted: true });
  expect((await listNetworks(own.ctx)).data).toEqual([]);
  const plain = await own.service({ allowed_use_countries: true });
  const [network] = (await listNetworks(own.ctx)).data;
  const { data: types } = await listServiceTypes(own.ctx, BigInt(network?.id ?? 0));
  expect(types).toMatchObject([{ services: [{ id: Number(plain.id), allowed_use_countries: true }] }]);
  await own.world.stop();
});

test('the other panel and the other customer can neither see nor touch it', async () => {
  const customer = await shop.customer('10');
  const id = await subscribe(customer, world.open());
  const other = await watchedShop();
  const strangers = [await shop.customer(), await other.customer(), { ...customer, panel: other.panel }];
  for (const stranger of strangers) {
    await expect(getSubscription(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(cancelSubscription(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await listSubscriptions(stranger, { page: 1, per_page: 10 })).recordsTotal).toBe(0);
  }
  await expect(
    listServiceTypes(other.ctx, BigInt((await listNetworks(ctx)).data[0]?.id ?? 0)),
  ).rejects.toMatchObject({
    code: 'not_found',
  });
  await other.world.stop();
});
