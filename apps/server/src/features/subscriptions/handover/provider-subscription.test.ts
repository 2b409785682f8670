import { expect, test } from 'vitest';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { sentJobs } from '../../../testing/sent-jobs.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { placeOrders } from '../../checkout/index.ts';
import { dispatchRules } from '../../dispatch/books-rules.ts';
import { checkBooks, creditWallet, ledger, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { orders } from '../../orders/index.ts';
import type { Customer } from '../../orders/testing/shop.ts';
import { createSubscription } from '../create-subscription.ts';
import { cancelSubscription } from '../end-subscription.ts';
import { getSubscription } from '../get-subscription.ts';
import { listNetworks } from '../list-networks.ts';
import { watchedChildren, watchingShop } from '../testing/watching-shop.ts';
import { findHandover, resolveDoubtedHandover } from './handover.ts';

import { stopHandoverJob } from './stop-handover.job.ts';
import { stopHandover } from './stop-handover.ts';

const database = await testDatabase();
const { db } = database;
const remote = await fakeProvider();
const minute = 60;

const reportOrders = watchedChildren(remote);
const cash = async (customer: Customer) =>
  (await walletBalances(customer, { customerId: customer.actor.accountId })).cash;
const added = () => remote.calls.filter(({ action }) => action === 'add');
const books = () => checkBooks(db, [...(ledger.books ?? []), ...(orders.books ?? []), ...dispatchRules]);

test('the provider watches: told once, each publication it finds is billed once and followed', async () => {
  const { ctx, line, subscribe, lookAfter, poll, customer } = await watchingShop(database, remote);
  const buyer = await customer('10');
  expect((await listNetworks(ctx)).data.map(({ name }) => name)).toEqual(['Photos']);
  const single = { orders: [{ ...line, url: 'https://photos.example/p/1' }] };
  await expect(placeOrders(buyer, { orderRequest: single, idempotencyKey: undefined })).rejects.toMatchObject(
    {
      fields: [{ field: 'orders.0.service_id', code: 'service_unavailable' }],
    },
  );
  const before = added().length;
  const id = await subscribe(buyer);
  await lookAfter(0);
  await lookAfter(11 * minute);
  const [reported, ...more] = added().slice(before);
  expect(more).toEqual([]);
  const fields = Object.fromEntries(reported?.body ?? []);
  expect(fields).toEqual({
    key: remote.key,
    action: 'add',
    service: '9',
    username: 'somebody',
    min: '1000',
    max: '1000',
    posts: '3',
    delay: '10',
  });
  const number = String((await findHandover(ctx, id))?.number);

  reportOrders(number, { 501: { status: 'In progress', remains: '400' } });
  await lookAfter(11 * minute);
  await lookAfter(11 * minute);
  expect(await cash(buyer)).toBe(usd('9'));
  await poll();
  const [publication] = (await getSubscription(buyer, id)).subscription_contents;
  expect(publication).toMatchObject({
    state: 'ordered',
    orders: [{ status: 'in_processing', current_quantity: 600, start_quantity: 5 }],
  });
  expect(added().slice(before)).toHaveLength(1);

  reportOrders(number, {
    501: { status: 'Completed', remains: '0' },
    502: { status: 'Partial', remains: '250' },
    503: { status: 'Pending', remains: '1000' },
  });
  await lookAfter(11 * minute);
  await poll();
  const shown = await getSubscription(buyer, id);
  expect(shown).toMatchObject({ status: 'completed', end_reason: 'limit-reached', spent: '2.75' });
  const states = shown.subscription_contents.flatMap((content) => content.orders.map(({ status }) => status));
  expect(states).toEqual(['in_processing', 'canceled', 'completed']);
  remote.replies.clear();
  expect(await books()).toEqual([]);
});

test('no money: the provider is stopped once, and told anew after a top-up', async () => {
  const { ctx, subscribe, lookAfter, customer, panel } = await watchingShop(database, remote);
  const buyer = await customer('1.5');
  const id = await subscribe(buyer);
  await lookAfter(0);
  const number = String((await findHandover(ctx, id))?.number);
  reportOrders(number, {
    601: { status: 'Pending', remains: '1000' },
    602: { status: 'Pending', remains: '1000' },
  });
  await lookAfter(11 * minute);
  expect(await getSubscription(buyer, id)).toMatchObject({ waiting: { needed: '1' }, spent: '1' });
  const stops = await sentJobs(db, stopHandoverJob);
  expect(stops.filter(({ panelId }) => panelId === panel.id)).toEqual([
    { panelId: panel.id, subscriptionId: id },
  ]);
  remote.calls.length = 0;
  await stopHandover(ctx, { subscriptionId: id });
  await stopHandover(ctx, { subscriptionId: id });
  expect(remote.calls.map(({ action, body }) => [action, body.get('orders')])).toEqual([['cancel', number]]);
  await lookAfter(11 * minute);
  expect(added()).toEqual([]);
  await creditWallet(ctx, {
    type: 'bonus',
    customerId: buyer.actor.accountId,
    amount: usd('5'),
    key: `more:${buyer.actor.accountId}`,
  });
  await lookAfter(11 * minute);
  await lookAfter(11 * minute);
  expect(await getSubscription(buyer, id)).toMatchObject({ waiting: null, spent: '2' });
  expect(added().map(({ body }) => body.get('posts'))).toEqual(['1']);
  remote.replies.clear();
  expect(await books()).toEqual([]);
});

test('without a plain answer it is not sent again; refused, it is tried later; ended, it is stopped', async () => {
  const { ctx, subscribe, lookAfter, customer } = await watchingShop(database, remote);
  const buyer = await customer('10');
  remote.fault = () => 'truncated';
  const doubted = await subscribe(buyer);
  const before = added().length;
  await lookAfter(0);
  remote.fault = () => undefined;
  for (let turn = 0; turn < 5; turn += 1) await lookAfter(60 * minute);
  expect(await findHandover(ctx, doubted)).toMatchObject({ state: 'unknown' });
  expect(added()).toHaveLength(before + 1);

  remote.replies.set('add', () => ({ error: 'Incorrect username' }));
  const refused = await subscribe(buyer, 'https://photos.example/@other');
  await lookAfter(0);
  expect(await findHandover(ctx, refused)).toMatchObject({ state: 'ready', message: 'Incorrect username' });
  remote.replies.clear();
  await lookAfter(61 * minute);
  expect(await findHandover(ctx, refused)).toMatchObject({ state: 'sent' });
  await cancelSubscription(buyer, refused);
  await stopHandover(ctx, { subscriptionId: refused });
  expect(await findHandover(ctx, refused)).toMatchObject({ state: 'ended' });
  expect(await cash(buyer)).toBe(usd('10'));
});

test('an operator who looked it up says whether it stands, once', async () => {
  const { ctx, subscribe, lookAfter, customer } = await watchingShop(database, remote);
  const buyer = await customer('10');
  remote.fault = () => 'truncated';
  const found = await subscribe(buyer);
  const lost = await subscribe(buyer, 'https://photos.example/@lost');
  await lookAfter(0);
  remote.fault = () => undefined;
  await resolveDoubtedHandover(ctx, found, { answer: 'placed', number: '77' });
  expect(await findHandover(ctx, found)).toMatchObject({ state: 'sent', number: '77', message: null });
  await resolveDoubtedHandover(ctx, lost, { answer: 'resend' });
  await expect(resolveDoubtedHandover(ctx, lost, { answer: 'resend' })).rejects.toMatchObject({
    code: 'wrong_state',
  });
  const before = added().length;
  await lookAfter(11 * minute);
  expect(await findHandover(ctx, lost)).toMatchObject({ state: 'sent' });
  expect(added()).toHaveLength(before + 1);
});

test('one service alone, one quantity, from the balance; and nobody else’s', async () => {
  const { line, subscribe, customer, service, ctx } = await watchingShop(database, remote);
  const buyer = await customer('10');
  const other = await service();
  const request = {
    url: 'https://photos.example/@somebody',
    contents_limit: 3,
    services: [
      { ...line, max_quantity: 2000 },
      { service_id: Number(other.id), quantity: 1000 },
    ],
  };
  await expect(createSubscription(buyer, request, undefined)).rejects.toMatchObject({
    fields: [
      { field: 'services.0.service_id', code: 'service_unavailable' },
      { field: 'services.1.service_id', code: 'service_unavailable' },
    ],
  });
  const ranged = { ...request, services: [{ ...line, max_quantity: 2000 }] };
  await expect(createSubscription(buyer, ranged, undefined)).rejects.toMatchObject({
    fields: [{ field: 'services.0.max_quantity', code: 'invalid' }],
  });
  const id = await subscribe(buyer);
  const elsewhere = await watchingShop(database, remote);
  expect(await findHandover({ ...ctx, panel: elsewhere.panel }, id)).toBeUndefined();
  await stopHandover({ ...ctx, panel: elsewhere.panel }, { subscriptionId: id });
  expect(await findHandover(ctx, id)).toMatchObject({ state: 'ready' });
});
