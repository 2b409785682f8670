import { expect, test } from 'vitest';
import { fakeProvider } from '../../testing/providers/fake-provider.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { dispatchRules } from '../dispatch/books-rules.ts';
import { run as pollOrders } from '../dispatch/polling/poll-orders.ts';
import { makeChild } from '../dispatch/testing/make-child.ts';
import { loopContext } from '../dispatch/testing/paid-orders.ts';
import { checkBooks, ledger, walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { orders } from '../orders/index.ts';
import { type Customer, openShop } from '../orders/testing/shop.ts';
import { resellerApi } from '../reseller-api/index.ts';
import { createSubscription } from './create-subscription.ts';
import { getSubscription } from './get-subscription.ts';
import { watchedChildren, watchingShop } from './testing/watching-shop.ts';
import { run as lookAtChannels } from './watching/check-channels.ts';

const database = await testDatabase();
const { db } = database;
const remote = await fakeProvider();
const reportOrders = watchedChildren(remote);
const minute = 60;

/** The shop above, with a network on which a user name can be turned into a channel link. */
async function resellingShop() {
  const shop = await watchingShop(database, remote);
  await db
    .updateTable('network')
    .set({ url_examples: ['https://photos.example/@you'] })
    .where('panel_id', '=', shop.panel.id)
    .execute();
  const callAs = (customer: Customer) => (fields: Record<string, string>) =>
    shop.ctx.internalCalls.ask(customer, '/api/v2', fields);
  const service = String(shop.line.service_id);
  return { ...shop, callAs, service, plain: shop.service };
}

const cash = async (customer: Customer) =>
  (await walletBalances(customer, { customerId: customer.actor.accountId })).cash;
const added = () => remote.calls.filter(({ action }) => action === 'add');
const lastAdded = () => Object.fromEntries(added().at(-1)?.body ?? []);
const books = () => checkBooks(db, [...(ledger.books ?? []), ...(orders.books ?? []), ...dispatchRules]);
const input = { action: 'add', username: 'somebody', min: '1000', max: '1000', delay: '15' };

test('a reseller subscribes, follows every order that comes of it, and cancels', async () => {
  const { customer, callAs, service, lookAfter, ctx } = await resellingShop();
  const buyer = await customer('10');
  const ask = callAs(buyer);
  expect(await ask({ action: 'services' })).toMatchObject([
    { service: Number(service), type: 'Subscriptions', rate: '1', min: '10', max: '10000' },
  ]);
  const { order } = (await ask({ ...input, service, posts: '2', old_posts: '1', expiry: '1/12/2099' })) as {
    order: number;
  };
  await lookAfter(0);
  expect(lastAdded()).toMatchObject({
    username: 'somebody',
    min: '1000',
    max: '1000',
    delay: '15',
    posts: '2',
    old_posts: '1',
    expiry: '01/12/2099',
  });
  const { number } = await db
    .selectFrom('subscription_handover')
    .select('number')
    .where('subscription_id', '=', BigInt(order))
    .executeTakeFirstOrThrow();
  reportOrders(String(number), {
    801: { status: 'In progress', remains: '400' },
    802: { status: 'Pending', remains: '1000' },
  });
  await lookAfter(11 * minute);
  const report = (await ask({ action: 'status', order: String(order) })) as { orders: number[] };
  expect(report).toMatchObject({
    charge: '2',
    start_count: '0',
    status: 'In progress',
    remains: '1',
    currency: 'USD',
    posts: '2',
  });
  expect(report.orders).toHaveLength(2);
  const children = await ask({ action: 'status', orders: [...report.orders, order, 999_999].join(',') });
  expect(children).toMatchObject({
    [report.orders[0] ?? 0]: { charge: '1' },
    [report.orders[1] ?? 0]: { charge: '1' },
    [order]: { posts: '2' },
    999999: { error: 'Incorrect order ID' },
  });

  const stranger = callAs(await customer('1'));
  expect(await stranger({ action: 'status', order: String(order) })).toEqual({ error: 'Incorrect order ID' });
  expect(await stranger({ action: 'cancel', orders: String(order) })).toEqual([
    { order, cancel: { error: 'Incorrect order ID' } },
  ]);
  expect(await ask({ action: 'cancel', orders: String(order) })).toEqual([{ order, cancel: 1 }]);
  expect(await ask({ action: 'status', order: String(order) })).toMatchObject({ status: 'Canceled' });
  remote.replies.clear();
  expect(await cash(buyer)).toBe(usd('8'));
  expect(await getSubscription({ ...ctx, actor: buyer.actor }, BigInt(order))).toMatchObject({
    url: 'https://photos.example/@somebody',
    status: 'canceled',
  });
  expect(await books()).toEqual([]);
});

test('a number means an order or a subscription, never both', async () => {
  const { customer, callAs, service, plain } = await resellingShop();
  const ask = callAs(await customer('5'));
  const order = {
    action: 'add',
    service: String((await plain()).id),
    link: 'https://example.com/1',
    quantity: '1000',
  };
  const numbers = [];
  for (const fields of [order, { ...input, service }, { ...order, link: 'https://example.com/2' }])
    numbers.push(((await ask(fields)) as { order: number }).order);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers);
  expect(new Set(numbers).size).toBe(3);
});

test.each([
  [{ username: '' }, 'Bad link'],
  [{ min: '' }, 'Incorrect request'],
  [{ max: 'undefined' }, 'Incorrect request'],
  [{ min: '9', max: '9' }, 'Quantity less than minimal 10'],
  [{ max: '10001' }, 'Quantity more than maximal 10000'],
  [{ min: '2000' }, 'Incorrect request'],
  [{ delay: '7' }, 'Incorrect request'],
  [{ delay: '' }, 'Incorrect request'],
  [{ posts: '1000', old_posts: '1' }, 'Incorrect request'],
  [{ expiry: '12/31/2099' }, 'Incorrect request'],
  [{ expiry: '1/1/2000' }, 'Incorrect request'],
])('%j is refused: %s', async (wrong, error) => {
  const { customer, callAs, service, panel } = await resellingShop();
  expect(await callAs(await customer('5'))({ ...input, service, ...wrong })).toEqual({ error });
  const made = await db.selectFrom('subscription').select('id').where('panel_id', '=', panel.id).execute();
  expect(made).toEqual([]);
});

test.each(['0', '', 'undefined'])('posts=%s asks for every publication', async (posts) => {
  const { customer, callAs, service, panel } = await resellingShop();
  await callAs(await customer('5'))({ ...input, service, posts });
  const made = await db
    .selectFrom('subscription')
    .select('contents_limit')
    .where('panel_id', '=', panel.id)
    .execute();
  expect(made).toEqual([{ contents_limit: 1000 }]);
});

test('the same key twice is one subscription', async () => {
  const { customer, callAs, service } = await resellingShop();
  const ask = callAs(await customer('5'));
  const first = await ask({ ...input, service, idempotency_key: 'one' });
  expect(await ask({ ...input, service, idempotency_key: 'one' })).toEqual(first);
  expect(await ask({ ...input, service, idempotency_key: 'two', username: 'other' })).not.toEqual(first);
});

test('a child panel sells what its parent’s provider watches', async () => {
  const parent = await resellingShop();
  const owner = await parent.customer('10');
  const child = await openShop(database, { externalRoutes: resellerApi.externalRoutes ?? [] });
  const { synced } = await makeChild(database, { parent, child, owner, pattern: 'auto' });
  expect(synced).toMatchObject({ added: 1 });
  const { id: serviceId } = await db
    .selectFrom('service')
    .select('id')
    .where('panel_id', '=', child.panel.id)
    .where('is_subscription', '=', true)
    .executeTakeFirstOrThrow();
  const buyer = await child.customer('10');
  const line = { service_id: Number(serviceId), quantity: 1000 };
  const request = { url: 'https://photos.example/@somebody', contents_limit: 2, services: [line] };
  const below = await createSubscription(buyer, request, undefined);
  const childLoop = loopContext(child.ctx);
  const look = async (seconds: number) => {
    parent.ctx.clock.advance(seconds);
    child.ctx.clock.advance(seconds);
    while (await lookAtChannels(childLoop));
    await parent.lookAfter(0);
    while (await lookAtChannels(childLoop));
  };
  await look(0);
  const above = await db
    .selectFrom('subscription_handover')
    .selectAll()
    .where('panel_id', '=', parent.panel.id)
    .executeTakeFirstOrThrow();
  reportOrders(String(above.number), { 901: { status: 'Completed', remains: '0' } });
  await look(11 * minute);
  await look(11 * minute);
  await parent.poll();
  child.ctx.clock.advance(5 * minute);
  while (await pollOrders(childLoop));
  const shown = await getSubscription(buyer, below);
  expect(shown.subscription_contents.flatMap((content) => content.orders)).toMatchObject([
    { status: 'completed', current_quantity: 1000 },
  ]);
  expect([await cash(owner), await cash(buyer)]).toEqual([usd('9'), usd('8.5')]);
  remote.replies.clear();
  expect(await books()).toEqual([]);
});
