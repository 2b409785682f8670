import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createAccount } from '../../testing/create-account.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { guestAccount } from '../accounts/index.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { creditWallet } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { completeOrder } from '../orders/index.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import {
  newAddress,
  newEmail,
  post,
  profileOf,
  registration,
  signUpVisitor,
  switchCaptchaOff,
} from '../sessions/testing/visitor.ts';
import { changeSettings } from '../settings/index.ts';
import { referrals } from './index.ts';
import { sweepVisitors } from './sweep-visitors.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
const other = await createHostedPanel(database);
await switchCaptchaOff(database);
const ctx = await testContext(database, {
  panel,
  clock: testClock(new Date()),
  listeners: referrals.listeners ?? [],
});
const { id: service_id } = await createService(
  db,
  await createServiceType(db, await createNetwork(db, panel)),
);

async function referrer() {
  const person = await signUpVisitor(app);
  const headers = { authorization: person.bearer };
  const { affiliate_code: code } = (await profileOf(app, person.bearer)).json().data;
  const read = async (path: string) =>
    (await app.call(`/api/v1/referral-program/${path}`, { headers })).json();
  return {
    ...person,
    code,
    read,
    statistics: async (query = '') => (await read(`statistics?${query}`)).data,
    visit: (address: string, options: object = {}) =>
      post(app, '/api/v1/referral-program/visits', { ref: code }, { remoteAddress: address, ...options }),
  };
}
const register = async (code: string, email = newEmail(), options: object = {}) =>
  BigInt(
    (await post(app, '/register', registration(email, { affiliate_code: code }), options)).json().data.id,
  );
const referrerOf = async (id: bigint) =>
  await db
    .selectFrom('account')
    .select(['referrer_id', 'shares_browser_with_referrer'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('who came first by a code that counts is the referrer', async () => {
  const [anna, boris] = [await referrer(), await referrer()];
  const elsewhere = await createAccount(db, other, { affiliate_code: 'elsewhere1' });
  const gone = await createAccount(db, panel, { closed_at: new Date() });
  expect(await referrerOf(await register(`${anna.code},${boris.code}`))).toMatchObject({
    referrer_id: anna.id,
  });
  const codes = [gone.affiliate_code, 'nobody12', elsewhere.affiliate_code, boris.code.toUpperCase()];
  expect(await referrerOf(await register(codes.join(',')))).toMatchObject({ referrer_id: boris.id });
  // The address is Anna's: whoever registers it again was not brought by her.
  expect(await referrerOf(await register(`${anna.code},${boris.code}`, anna.email))).toMatchObject({
    referrer_id: boris.id,
  });
  expect(await referrerOf(await register("'; drop table account; --"))).toMatchObject({ referrer_id: null });
});

test('a guest’s checkout brings its referrer along once, and a later link changes nothing', async () => {
  const [anna, boris] = [await referrer(), await referrer()];
  const open = (email: string, affiliateCode: string, browserOf?: bigint) =>
    inTransaction(ctx, (tx) => guestAccount(tx, { email, affiliateCode, browserOf }));
  const email = newEmail();
  const guest = await open(email, anna.code, anna.id);
  expect(await referrerOf(guest)).toEqual({ referrer_id: anna.id, shares_browser_with_referrer: true });
  expect(await open(email, boris.code)).toBe(guest);
  expect(await referrerOf(guest)).toMatchObject({ referrer_id: anna.id });
  // Nobody is brought by themselves.
  expect(await referrerOf(await open(anna.email, anna.code))).toMatchObject({ referrer_id: null });
});

test('a browser that the referrer has signed in with is remembered', async () => {
  const anna = await referrer();
  const own = await register(anna.code, newEmail(), { cookies: anna.cookies });
  expect(await referrerOf(own)).toEqual({ referrer_id: anna.id, shares_browser_with_referrer: true });
  const strange = await register(anna.code);
  expect(await referrerOf(strange)).toEqual({ referrer_id: anna.id, shares_browser_with_referrer: false });
});

test('a visitor counts once a day and link, without a cookie; the referrer and unknown links do not', async () => {
  const [anna, boris] = [await referrer(), await referrer()];
  const address = newAddress();
  const answers = await Promise.all([anna.visit(address), anna.visit(address), anna.visit(newAddress())]);
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['set-cookie']])).toEqual(
    answers.map(() => [204, undefined]),
  );
  await anna.visit(newAddress(), { headers: { authorization: anna.bearer } });
  await boris.visit(address);
  await post(app, '/api/v1/referral-program/visits', { ref: 'nobody12' });
  expect(await anna.statistics()).toMatchObject({ visits: 2 });
  expect(await boris.statistics()).toMatchObject({ visits: 1 });
  const tomorrow = { now: () => new Date(Date.now() + 2 * 86_400_000) };
  await sweepVisitors({ ...ctx, clock: { ...ctx.clock, ...tomorrow } });
  expect(await db.selectFrom('referral_visitor').selectAll().execute()).toEqual([]);
  expect(await anna.statistics()).toMatchObject({ visits: 2 });
  const refused = await post(app, '/api/v1/referral-program/visits', { ref: 7 });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['ref']]);
});

test('a newcomer sees zeros, and then what their people bring: pending while an order runs, then earned', async () => {
  const anna = await referrer();
  expect(await anna.statistics('days=7')).toEqual({
    ...{ visits: 0, sign_ups: 0, orders: 0, pending: '0', held: '0', matured: '0', reversed: '0' },
    days: Array.from({ length: 7 }, () => expect.objectContaining({ visits: 0, earned: '0' })),
  });
  expect(await anna.read('referrals')).toEqual({ data: [], recordsTotal: 0, recordsFiltered: 0 });
  const person = await register(anna.code, `maria-${anna.id}@gmail.com`);
  await creditWallet(ctx, {
    type: 'invoiced',
    methodId: 1n,
    customerId: person,
    amount: usd('9'),
    key: `p${person}`,
  });
  const { id } = await insertOrder(ctx, person, { service_id, status: 'in_processing' });
  expect(await anna.statistics()).toMatchObject({ sign_ups: 1, orders: 0, pending: '0.05', matured: '0' });
  expect((await anna.read('referrals')).data).toEqual([
    { email: 'm***@g***.com', created_at: expect.any(String), orders: 0, earned: '0', pending: '0.05' },
  ]);
  await completeOrder(ctx, id);
  const after = await anna.statistics();
  expect(after).toMatchObject({ orders: 1, pending: '0', matured: '0.05', reversed: '0' });
  expect(after.days.at(-1)).toMatchObject({ sign_ups: 1, orders: 1, earned: '0.05' });
  expect((await anna.read('referrals?order_by=earned')).data).toMatchObject([{ orders: 1, earned: '0.05' }]);
  const profile = (await profileOf(app, anna.bearer)).json().data;
  expect(profile).toMatchObject({ referral_user_balance: '0.05', total_earnings: '0.05' });
  // Nobody else sees them, here or on another panel.
  const boris = await referrer();
  expect((await boris.read('referrals')).recordsTotal).toBe(0);
});

test('the list has pages, and no sort but those it knows', async () => {
  const anna = await referrer();
  for (const letter of ['a', 'b', 'c'])
    await createAccount(db, panel, { email: `${letter}${anna.id}@people.example`, referrer_id: anna.id });
  const page = await anna.read('referrals?page=2&per_page=2');
  expect(page).toMatchObject({ recordsTotal: 3, data: [{ email: 'a***@p***.example' }] });
  const refused = await app.call('/api/v1/referral-program/referrals?order_by=password_hash', {
    headers: { authorization: anna.bearer },
  });
  expect(refused.statusCode).toBe(422);
});

test('a panel that pays nothing has no program', async () => {
  await changeSettings(await testContext(database, { panel: other }), {
    referral_program_percent: 0,
    captcha_is_enabled: false,
  });
  const host = { host: other.host };
  const person = await signUpVisitor(app, newEmail(), { headers: host });
  for (const path of ['statistics', 'referrals']) {
    const answer = await app.call(`/api/v1/referral-program/${path}`, {
      headers: { ...host, authorization: person.bearer },
    });
    expect(answer.statusCode).toBe(404);
  }
});
