import type { Money } from '@marquee/domain/money/money.ts';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { invoiceListeners } from '../checkout/settled/invoice-listeners.ts';
import { loopContext } from '../dispatch/testing/paid-orders.ts';
import { invoices } from '../invoices/index.ts';
import { createMethod } from '../invoices/testing/create-invoice.ts';
import { checkBooks, ledger, walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { cardLinked } from '../linked-cards/index.ts';
import { orders } from '../orders/index.ts';
import { type Customer, openShop } from '../orders/testing/shop.ts';
import { changePayment } from './change-payment.ts';
import { createSubscription } from './create-subscription.ts';
import { getSubscription, listContents } from './get-subscription.ts';
import { listeners } from './listeners.ts';
import { type Channel, startWorld } from './testing/channel.ts';
import { run } from './watching/check-channels.ts';

const database = await testDatabase();
const { db } = database;
const minute = 60;
const opened = await openShop(database, { listeners: [...invoiceListeners, ...listeners] });
await db.updateTable('network').set({ watched_by: 'feed' }).where('panel_id', '=', opened.panel.id).execute();
const world = await startWorld(opened.ctx);
afterAll(() => world.stop());
const ctx = { ...opened.ctx, fetch: world.fetch };
const views = await opened.service();

/** The sandbox gateway charges a card whose number begins with `good`, and refuses one with `bad`. */
async function linkedCard(
  { actor: { accountId } }: Customer,
  limits: { minAmount?: Money; maxAmount?: Money } = {},
  gateway_card = 'good:1',
) {
  const methodId = await createMethod(ctx, {
    strategy: 'sandbox',
    purposes: ['add_funds', 'recurring'],
    ...limits,
  });
  const { id } = await db
    .insertInto('linked_card')
    .values({
      panel_id: opened.panel.id,
      account_id: accountId,
      method_id: methodId,
      gateway_customer: 'someone',
      gateway_card,
      brand: 'visa',
      last_digits: '4242',
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, methodId };
}

async function subscribed(cash = '0') {
  const customer: Customer = { ...(await opened.customer(cash)), fetch: world.fetch };
  const email = `waits-${customer.actor.accountId}@people.example`;
  await db
    .updateTable('account')
    .set({ email, email_verified_at: ctx.clock.now() })
    .where('id', '=', customer.actor.accountId)
    .execute();
  const card = await linkedCard(customer);
  const channel = world.open();
  const services = [{ service_id: Number(views.id), quantity: 1000 }];
  const request = { url: channel.link, contents_limit: 10, services };
  const id = await createSubscription(
    customer,
    { ...request, recurring_payments_method_id: Number(card.id) },
    undefined,
  );
  const post = (name: string) => publish(channel, name);
  const states = async () =>
    (await getSubscription(customer, id)).subscription_contents.toReversed().map(({ state }) => state);
  const waiting = async () => (await getSubscription(customer, id)).waiting;
  const mails = async () =>
    (await db.selectFrom('outbox_mail').select('template').where('recipient', '=', email).execute()).flatMap(
      ({ template }) => (template === 'subscription-waiting' ? [template] : []),
    );
  return { customer, card, id, post, states, waiting, mails };
}

function publish(channel: Channel, name: string): void {
  ctx.clock.advance(minute);
  channel.publish(name, ctx.clock.now());
}

const lookAfter = async (seconds: number) => {
  ctx.clock.advance(seconds);
  while (await run(loopContext(ctx)));
};
const setCard = (id: bigint, values: { status?: 'removed' | 'expired'; gateway_card?: string }) =>
  db.updateTable('linked_card').set(values).where('id', '=', id).execute();
const books = () =>
  checkBooks(
    db,
    [ledger, orders, invoices].flatMap((feature) => feature.books ?? []),
  );

test.each([
  ['removed', 'card_unusable'],
  ['expired', 'card_unusable'],
] as const)(
  'a card that is %s lets publications wait, not vanish, until another card pays',
  async (status, reason) => {
    const { customer, card, id, post, states, waiting, mails } = await subscribed('50');
    await setCard(card.id, { status });
    post('one');
    post('two');
    await lookAfter(11 * minute);
    await lookAfter(11 * minute);
    expect(await states()).toEqual(['found', 'found']);
    expect(await waiting()).toMatchObject({ needed: '1', reason });
    expect(await mails()).toEqual(['subscription-waiting']);
    // The balance is not touched without being asked for.
    expect((await walletBalances(customer, { customerId: customer.actor.accountId })).cash).toBe(usd('50'));

    const other = await linkedCard(customer);
    await changePayment(customer, id, Number(other.id));
    await lookAfter(1);
    expect(await states()).toEqual(['ordered', 'ordered']);
    expect(await getSubscription(customer, id)).toMatchObject({ waiting: null, spent: '2' });
    expect(await books()).toEqual([]);
  },
);

test.each([
  ['below the minimum', { min_amount: usd('5') }, 'card_too_small'],
  ['above the maximum', { max_amount: usd('0.5') }, 'card_too_big'],
] as const)('a sum %s of the card waits, and the balance can pay instead', async (_case, limits, reason) => {
  const { customer, card, id, post, states, waiting, mails } = await subscribed('50');
  await db.updateTable('payment_method').set(limits).where('id', '=', card.methodId).execute();
  post('one');
  await lookAfter(11 * minute);
  expect(await states()).toEqual(['found']);
  expect(await waiting()).toMatchObject({ needed: '1', reason });
  expect(await mails()).toEqual(['subscription-waiting']);
  await expect(changePayment(customer, id, Number(card.id))).rejects.toMatchObject({
    fields: [{ field: 'recurring_payments_method_id' }],
  });
  await changePayment(customer, id, null);
  await lookAfter(1);
  expect(await states()).toEqual(['ordered']);
  expect(await getSubscription(customer, id)).toMatchObject({
    waiting: null,
    spent: '1',
    recurring_payments_method: null,
  });
});

test('the limits of a card hold for what it is charged, its fee included', async () => {
  const { customer, card, id, post, states, waiting } = await subscribed('50');
  const limit = (limits: object) =>
    db.updateTable('payment_method').set(limits).where('id', '=', card.methodId).execute();
  // One dollar and ten cents.
  await limit({ fee_ppm: 100_000, min_amount: usd('1.05'), max_amount: usd('1.1') });
  await changePayment(customer, id, Number(card.id));
  post('one');
  await lookAfter(11 * minute);
  expect([await states(), await waiting()]).toEqual([['ordered'], null]);

  await limit({ min_amount: 0n, max_amount: usd('1.05') });
  await expect(changePayment(customer, id, Number(card.id))).rejects.toMatchObject({
    fields: [{ field: 'recurring_payments_method_id', code: 'too_big' }],
  });
  post('two');
  await lookAfter(11 * minute);
  expect(await states()).toEqual(['ordered', 'found']);
  expect(await waiting()).toMatchObject({ needed: '1', reason: 'card_too_big' });
});

test('a card that was refused is charged again only within its limits, fee included', async () => {
  const { customer, card, id, post, states, waiting } = await subscribed();
  await setCard(card.id, { gateway_card: 'bad:1' });
  post('one');
  await lookAfter(11 * minute);
  expect(await states()).toEqual(['unpaid']);
  const other = await linkedCard(customer);
  const limit = (limits: object) =>
    db.updateTable('payment_method').set(limits).where('id', '=', other.methodId).execute();
  await changePayment(customer, id, Number(other.id));
  await limit({ fee_ppm: 100_000, max_amount: usd('1.05') });
  await lookAfter(1);
  expect([await states(), (await waiting())?.reason]).toEqual([['unpaid'], 'card_too_big']);
  await limit({ max_amount: usd('1.1') });
  await changePayment(customer, id, Number(other.id));
  await lookAfter(1);
  expect(await states()).toEqual(['ordered']);
});

test('after a refusal another card pays the orders that stand unpaid, once', async () => {
  const { customer, card, id, post, states, waiting } = await subscribed();
  await setCard(card.id, { gateway_card: 'bad:1' });
  post('one');
  post('two');
  await lookAfter(11 * minute);
  expect(await states()).toEqual(['unpaid', 'found']);
  expect(await waiting()).toMatchObject({ reason: 'card_declined' });

  const other = await linkedCard(customer);
  const { accountId } = customer.actor;
  await ctx.events.emit(ctx, cardLinked, { cardId: other.id, accountId, subscriptionId: id });
  await lookAfter(1);
  await lookAfter(11 * minute);
  expect(await states()).toEqual(['ordered', 'ordered']);
  expect(await getSubscription(customer, id)).toMatchObject({ waiting: null, spent: '2' });
  expect(await books()).toEqual([]);
});

test('only the owner changes how it is paid, and only with a card that can pay', async () => {
  const { customer, id } = await subscribed();
  const stranger = await opened.customer();
  const foreign = await linkedCard(stranger);
  await expect(changePayment(stranger, id, null)).rejects.toMatchObject({ code: 'not_found' });
  await expect(changePayment(customer, id, Number(foreign.id))).rejects.toMatchObject({
    fields: [{ field: 'recurring_payments_method_id', code: 'invalid' }],
  });
});

test('publications come page by page, and only to their owner', async () => {
  const { customer, id, post } = await subscribed();
  for (let number = 1; number <= 23; number += 1) post(`post-${number}`);
  await lookAfter(11 * minute);
  const first = await getSubscription(customer, id);
  expect(first.subscription_contents).toHaveLength(20);
  expect(first.subscription_contents_total).toBe(23);
  const second = await listContents(customer, id, { page: 2, per_page: 20 });
  expect(second).toMatchObject({ recordsTotal: 23 });
  expect(second.data).toHaveLength(3);
  const shown = [...first.subscription_contents, ...second.data].map((content) => content.id);
  expect(new Set(shown).size).toBe(23);
  const stranger = await opened.customer();
  await expect(listContents(stranger, id, { page: 1, per_page: 20 })).rejects.toMatchObject({
    code: 'not_found',
  });
});
