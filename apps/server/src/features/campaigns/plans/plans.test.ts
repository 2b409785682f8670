import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { booksRules } from '../../ledger/books/books-rules.ts';
import { checkBooks, creditWallet, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import type { Customer } from '../../orders/testing/shop.ts';
import { getCampaign } from '../campaign-view.ts';
import { changeStaffPlan } from '../console/manage-plans.ts';
import { campaignShop } from '../testing/campaign-shop.ts';
import { changeSubscription } from './change-subscription.ts';
import { listPlans } from './list-plans.ts';
import { renewPlans } from './renew-plans.ts';
import { subscribeToPlan } from './subscribe-to-plan.ts';
import { getSubscription } from './subscription-view.ts';

const database = await testDatabase();
const { db } = database;
const day = 86_400;

const cashOf = async (customer: Customer) =>
  (await walletBalances(customer, { customerId: customer.actor.accountId })).cash;

/** Lets the job run four times a day, twice each time. */
async function live(ctx: Customer, days: number) {
  for (let quarter = 0; quarter < days * 4; quarter++) {
    ctx.clock.advance(day / 4);
    await renewPlans(ctx);
    await renewPlans(ctx);
  }
}

async function eventsOf(customer: Customer) {
  const rows = await db
    .selectFrom('notification')
    .select('notice')
    .where('account_id', '=', customer.actor.accountId)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ notice }) =>
    typeof notice === 'object' && notice !== null && 'event' in notice ? [notice.event] : [],
  );
}

test('a trial is free, is announced before it ends, and is then paid month by month until the money is gone', async () => {
  const { ctx, shop, plan, choose, track, sources } = await campaignShop(database);
  const planId = await plan({ trial_days: 14 });
  const customer = await shop.customer('20');
  expect(await listPlans(customer)).toMatchObject([{ change: 'trial', due_now: '0' }]);
  expect(await choose(customer, planId, '0')).toMatchObject({ status: 'trial', renews: true });
  const { id } = await track(customer);
  expect(await cashOf(customer)).toBe(usd('20'));
  await live(customer, 14);
  expect(await getSubscription(customer)).toMatchObject({ status: 'active', tracked_keywords: 1 });
  expect(await cashOf(customer)).toBe(usd('10'));
  await live(customer, 62);
  expect(await getSubscription(customer)).toMatchObject({
    status: 'lapsed',
    tracked_keywords: 0,
    renews: false,
  });
  expect(await cashOf(customer)).toBe(0n);
  expect(await getCampaign(customer, BigInt(id), sources)).toMatchObject({ status: 'paused' });
  expect(await eventsOf(customer)).toEqual(['trialEnding', 'renewed', 'renewed', 'lapsed']);

  // Money and a plan: it goes on where it stopped, and there is no second trial.
  await creditWallet(ctx, {
    type: 'invoiced',
    methodId: 1n,
    customerId: customer.actor.accountId,
    amount: usd('10'),
    key: `more:${customer.actor.accountId}`,
  });
  expect(await listPlans(customer)).toMatchObject([{ change: 'subscribe', due_now: '10' }]);
  expect(await choose(customer, planId)).toMatchObject({ status: 'active', tracked_keywords: 1 });
  expect(await getCampaign(customer, BigInt(id), sources)).toMatchObject({ status: 'active' });
  expect(await checkBooks(db, booksRules)).toEqual([]);
});

test('a larger plan costs the difference for the days left; what was shown is what is paid', async () => {
  const { shop, plan, choose } = await campaignShop(database);
  const [small, large] = [await plan(), await plan({ price: '41', keywords_limit: 100, position: 1 })];
  const customer = await shop.customer('100');
  await choose(customer, small, '10');
  customer.clock.advance(15 * day);
  const [, shown] = await listPlans(customer);
  // 16 of the 31 days that 15 January begins.
  expect(shown).toMatchObject({ change: 'upgrade', due_now: '16' });
  await expect(choose(customer, large, '31')).rejects.toMatchObject({ code: 'price_changed' });
  expect(await choose(customer, large, '16')).toMatchObject({ campaign_tariff: { keywords_limit: 100 } });
  expect(await cashOf(customer)).toBe(usd('74'));
  await expect(choose(customer, large)).rejects.toMatchObject({ code: 'wrong_state' });
  await live(customer, 17);
  expect(await cashOf(customer)).toBe(usd('33'));
});

test('a smaller plan waits for the month’s end; the newest campaigns that do not fit pause, announced before', async () => {
  const { shop, plan, choose, track, sources } = await campaignShop(database);
  const [large, small] = [await plan({ price: '30' }), await plan({ keywords_limit: 3, price: '5' })];
  const customer = await shop.customer('100');
  await choose(customer, large);
  const kept = await track(customer, { keywords: ['a', 'b'] });
  const paused = await track(customer, { keywords: ['c', 'd'] });
  expect(await choose(customer, small, '0')).toMatchObject({
    campaign_tariff: { keywords_limit: 20 },
    next_tariff: { keywords_limit: 3 },
    tracked_keywords: 4,
  });
  await live(customer, 32);
  expect(await getSubscription(customer)).toMatchObject({
    campaign_tariff: { keywords_limit: 3, price: '5' },
    next_tariff: null,
    tracked_keywords: 2,
  });
  const statuses = [kept, paused].map(
    async ({ id }) => (await getCampaign(customer, BigInt(id), sources)).status,
  );
  expect(await Promise.all(statuses)).toEqual(['active', 'paused']);
  expect(await eventsOf(customer)).toEqual(['shrinking', 'shrunk']);
  // Going back up brings it back by itself.
  await choose(customer, large);
  expect(await getSubscription(customer)).toMatchObject({ tracked_keywords: 4 });
});

test('keeping the present plan takes a coming smaller one back', async () => {
  const { shop, plan, choose } = await campaignShop(database);
  const [large, small] = [await plan({ price: '30' }), await plan({ price: '5' })];
  const customer = await shop.customer('100');
  await choose(customer, large);
  await choose(customer, small);
  expect(await choose(customer, large)).toMatchObject({ next_tariff: null });
});

test('without renewal the plan ends although there is money', async () => {
  const { shop, plan, choose } = await campaignShop(database);
  const planId = await plan();
  const customer = await shop.customer('100');
  await choose(customer, planId);
  expect(await changeSubscription(customer, { renews: false })).toMatchObject({ renews: false });
  await live(customer, 32);
  expect(await getSubscription(customer)).toMatchObject({ status: 'lapsed' });
  expect(await cashOf(customer)).toBe(usd('90'));
  expect(await eventsOf(customer)).toEqual(['ending', 'ended']);
  await expect(changeSubscription(customer, { renews: true })).rejects.toMatchObject({ code: 'wrong_state' });
});

test('a new price counts from the next month on', async () => {
  const { ctx, shop, plan, choose } = await campaignShop(database);
  const planId = await plan();
  const customer = await shop.customer('100');
  await choose(customer, planId);
  await changeStaffPlan(ctx, planId, { price: '15' });
  await live(customer, 31);
  expect(await cashOf(customer)).toBe(usd('75'));
});

test('two workers and a customer at once charge a month once', async () => {
  const { shop, plan } = await campaignShop(database);
  const planId = await plan();
  const customer = await shop.customer('25');
  const choosing = () => subscribeToPlan(customer, { planId, dueNow: '10' }, 'one-key');
  await Promise.all([choosing(), choosing(), choosing()]);
  expect(await cashOf(customer)).toBe(usd('15'));
  customer.clock.advance(31 * day);
  await Promise.all(Array.from({ length: 5 }, () => renewPlans(customer)));
  expect(await cashOf(customer)).toBe(usd('5'));
  expect(await checkBooks(db, booksRules)).toEqual([]);
});

test('who has too little is refused and nothing is made', async () => {
  const { shop, plan, choose } = await campaignShop(database);
  const planId = await plan();
  const customer = await shop.customer('9.99');
  await expect(choose(customer, planId)).rejects.toMatchObject({ code: 'insufficient_balance' });
  expect(await getSubscription(customer)).toMatchObject({ status: 'none', campaign_tariff: null });
});

test('months keep to the day they began with', async () => {
  const { shop, plan, choose } = await campaignShop(database);
  const planId = await plan({ price: '1' });
  const customer = await shop.customer('100');
  customer.clock.set(new Date('2027-01-31T10:00:00Z'));
  await choose(customer, planId);
  const ends: (string | null)[] = [];
  for (let month = 0; month < 4; month++) {
    ends.push((await getSubscription(customer)).ends_at);
    customer.clock.set(new Date(ends.at(-1) ?? ''));
    await renewPlans(customer);
  }
  expect(ends.map((end) => end?.slice(0, 10))).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ]);
});
