import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { creditWallet, walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { completeOrder } from '../orders/index.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { referrals } from './index.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
const other = await createHostedPanel(database);
await switchCaptchaOff(database);
const finance = await staffMember(app, database, 'finance');
const path = '/api/v1/admin/referrals';

/** A completed order of somebody who shares a mailbox with whoever brought them. */
async function heldReward(at: typeof panel) {
  const ctx = await testContext(database, { panel: at, listeners: referrals.listeners ?? [] });
  const type = await createServiceType(db, await createNetwork(db, at));
  const { id: service_id } = await createService(db, type);
  const name = crypto.randomUUID();
  const referrer = await createAccount(db, at, { name: 'Anna', email: `${name}@people.example` });
  const referred = await createAccount(db, at, {
    ...{ name: 'Also Anna', email: `${name}+two@people.example`, referrer_id: referrer.id },
  });
  const credit = { type: 'invoiced', methodId: 1n, customerId: referred.id, amount: usd('1') } as const;
  await creditWallet(ctx, { ...credit, key: `pay:${referred.id}` });
  const { id } = await insertOrder(ctx, referred.id, { service_id, status: 'in_processing' });
  await completeOrder(ctx, id);
  const earnings = async () => (await walletBalances(ctx, { customerId: referrer.id })).referral;
  return { id: Number(id), referrer, referred, earnings };
}

const list = async (query = '') => (await app.call(`${path}?${query}`, { headers: finance.headers })).json();
const decide = (id: number, verb: 'approval' | 'refusal', payload: object = {}) =>
  app.call(`${path}/${id}/${verb}`, { method: 'POST', headers: finance.headers, payload });

test('what waits is listed with why, counted among the work, and paid when it is approved', async () => {
  const reward = await heldReward(panel);
  const { data } = await list(`search=${reward.id}`);
  expect(data).toEqual([
    {
      id: reward.id,
      referrer: { id: Number(reward.referrer.id), name: 'Anna', email: reward.referrer.email },
      referred: { id: Number(reward.referred.id), name: 'Also Anna', email: reward.referred.email },
      ...{ percent: 0.05, cash_kept: '1', lost: '0', earned: '0.05', paid: '0' },
      ...{ state: 'held', hold_reasons: ['email'], created_at: expect.any(String) },
      ...{ decided_by: null, decided_at: null, decision_reason: null },
    },
  ]);
  const queues = (await app.call('/api/v1/admin/queues', { headers: finance.headers })).json().data;
  expect(queues).toContainEqual({ name: 'referrals', count: 1, oldest_at: expect.any(String) });
  const approved = await decide(reward.id, 'approval', { reason: 'a couple' });
  expect(approved.json().data).toMatchObject({ state: 'matured', paid: '0.05', decision_reason: 'a couple' });
  expect(await reward.earnings()).toBe(usd('0.05'));
  expect((await list(`search=${reward.id}`)).data).toEqual([]);
  expect(
    (await list(`state=matured&search=${encodeURIComponent(reward.referred.email ?? '')}`)).data,
  ).toMatchObject([{ id: reward.id }]);
  expect((await list(`state=reversed&search=${reward.id}`)).data).toEqual([]);
});

test('a refusal needs a reason, pays nothing and stands', async () => {
  const reward = await heldReward(panel);
  const without = await decide(reward.id, 'refusal', {});
  expect([without.statusCode, Object.keys(without.json().errors)]).toEqual([422, ['reason']]);
  expect((await decide(reward.id, 'refusal', { reason: 'one person' })).statusCode).toBe(200);
  expect((await decide(reward.id, 'approval')).statusCode).toBe(409);
  expect(await reward.earnings()).toBe(0n);
  expect((await list(`state=refused&search=${reward.id}`)).data).toMatchObject([
    { state: 'refused', paid: '0', decision_reason: 'one person' },
  ]);
});

test('two staff decide at once: one of them is heard', async () => {
  const reward = await heldReward(panel);
  const answers = await Promise.all([
    decide(reward.id, 'approval'),
    decide(reward.id, 'refusal', { reason: 'one person' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('another panel’s reward is not there, and a reward that never was answers the same', async () => {
  const elsewhere = await heldReward(other);
  const [foreign, missing] = [await decide(elsewhere.id, 'approval'), await decide(999_999, 'approval')];
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  expect((await list(`state=all&search=${elsewhere.referrer.email}`)).data).toEqual([]);
  expect(await elsewhere.earnings()).toBe(0n);
});

test('the file holds the same rows', async () => {
  const reward = await heldReward(panel);
  const file = await app.call(`${path}/export?search=${reward.id}`, { headers: finance.headers });
  const [head, row] = file.body.split('\r\n');
  expect(head).toContain('order_id,state,hold_reasons,referrer_id');
  expect(row).toContain(`${reward.id},held,email,${reward.referrer.id}`);
});
