import { zero } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { createAccount } from '../../testing/create-account.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { checkBooks, ledger, walletBalances } from '../ledger/index.ts';
import { fundCustomer, outcomes, usd } from '../ledger/testing/fund-customer.ts';
import { approveWithdrawal, cancelWithdrawal, rejectWithdrawal } from './end-withdrawal.ts';

import { listWithdrawals } from './list-withdrawals.ts';
import { priceWithdrawal } from './price-withdrawal.ts';

import { requestWithdrawal } from './request-withdrawal.ts';
import { createWithdrawalMethod } from './testing/create-withdrawal-method.ts';
import { withdrawalBooks } from './withdrawal-books.ts';
import { enabledMethods, withdrawalMethodView } from './withdrawal-method.ts';

const database = await testDatabase();
const { db } = database;
const panel = await createHostedPanel(database);
const ctx = await testContext(database, { panel });
const method = await createWithdrawalMethod(db, panel, {
  translations: JSON.stringify({ de: { name: 'Testüberweisung', description: 'Ein Tag' } }),
});
const methodId = Number(method.id);

const query = { with_increased_balance_accuracy: true };
const input = (amount: string) => ({
  query,
  body: { amount, payment_method_id: methodId, account_number: 'DE89 3704', user_comment: 'Thanks' },
});

async function earner(
  wallets: Parameters<typeof fundCustomer>[1],
): Promise<Context & { customerId: bigint }> {
  const customerId = await fundCustomer(ctx, wallets);
  return {
    ...ctx,
    customerId,
    actor: { kind: 'user', accountId: customerId, permissions: [], frozen: false },
  };
}

const allBooks = [...(ledger.books ?? []), ...withdrawalBooks];
const mails = () =>
  db.selectFrom('outbox_mail').selectAll().where('panel_id', '=', panel.id).orderBy('id').execute();

test('methods are told in the reader’s language, switched-off ones not at all', async () => {
  await createWithdrawalMethod(db, panel, { is_enabled: false });
  const [first, ...more] = await enabledMethods(ctx);
  expect(more).toEqual([]);
  expect(first && withdrawalMethodView(first, 'de')).toMatchObject({
    name: 'Testüberweisung',
    description: 'Ein Tag',
    min_amount: '10',
    max_amount: '1000',
    fee_percent: 0.02,
    min_fee: '0.5',
  });
});

test.each([
  ['10', '0.5', '9.5'],
  ['100', '2', '98'],
])('a quote of %s names fee %s and what arrives', async (amount, fee, total_amount) => {
  const { view } = await priceWithdrawal(ctx, input(amount).body);
  expect(view).toEqual({ original_amount: amount, fee, fee_percent: 0.02, min_fee: '0.5', total_amount });
});

test.each([
  ['9.99', 'amount', 'too_small'],
  ['1000.01', 'amount', 'too_big'],
  ['99999999999999', 'amount', 'not_an_amount'],
])('%s is refused', async (amount, field, code) => {
  await expect(priceWithdrawal(ctx, input(amount).body)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ field, code }],
  });
});

test('a request sets the money aside, tells the customer, and shows in the list', async () => {
  const mine = await earner({ cash: usd('500'), bonus: usd('500'), referral: usd('30'), task: usd('12') });
  const answer = await requestWithdrawal(mine, input('40'));
  expect(answer).toMatchObject({
    data: {
      amount: '40',
      fee: '0.8',
      payout: '39.2',
      status: 'in_review',
      method: { name: 'Test transfer' },
    },
    referral_user_balance: '0',
    task_user_balance: '2',
  });
  expect(await walletBalances(ctx, mine)).toMatchObject({ hold: usd('40'), cash: usd('500') });
  const list = await listWithdrawals(mine, { page: 1, per_page: 10 });
  expect(list).toMatchObject({ recordsTotal: 1, recordsFiltered: 1, data: [answer.data] });
  expect((await listWithdrawals(mine, { page: 1, per_page: 10, status: 'paid' })).data).toEqual([]);
  expect((await mails()).at(-1)).toMatchObject({ template: 'withdrawal-requested' });
  // Somebody else may have asked for it, so this mail cannot be turned off.
  expect((await mails()).at(-1)?.text_body).not.toContain('/unsubscribe/');
  expect(await checkBooks(db, allBooks)).toEqual([]);
});

test('cash and bonus cannot be withdrawn, and nothing is left of a refused request', async () => {
  const mine = await earner({ cash: usd('500'), bonus: usd('500'), task: usd('12') });
  await expect(requestWithdrawal(mine, input('12.01'))).rejects.toMatchObject({
    code: 'insufficient_balance',
  });
  expect((await listWithdrawals(mine, { page: 1, per_page: 10 })).recordsTotal).toBe(0);
  expect(await walletBalances(ctx, mine)).toMatchObject({ task: usd('12'), hold: zero });
});

test('fifty requests at once of what suffices for three: three; one key: one', async () => {
  const mine = await earner({ referral: usd('20'), task: usd('19') });
  const { fulfilled, refused } = await outcomes(
    Array.from({ length: 50 }, () => requestWithdrawal(mine, input('13'))),
  );
  expect(fulfilled).toHaveLength(3);
  expect(refused).toEqual({ insufficient_balance: 47 });

  const other = await earner({ referral: usd('100') });
  const same = await outcomes(Array.from({ length: 20 }, () => requestWithdrawal(other, input('10'), 'key')));
  expect(new Set(same.fulfilled.map(({ data }) => data.id)).size).toBe(1);
  await expect(requestWithdrawal(other, input('11'), 'key')).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  });
  expect(await checkBooks(db, allBooks)).toEqual([]);
}, 30_000);

test('approved: it leaves less the fee, once, under a reference of its own, on record', async () => {
  const mine = await earner({ referral: usd('60') });
  const [first, second] = [
    await requestWithdrawal(mine, input('20')),
    await requestWithdrawal(mine, input('20')),
  ];
  const approve = (id: number, payoutReference: string) =>
    approveWithdrawal(ctx, { withdrawalId: BigInt(id), payoutReference });
  await Promise.all([approve(first.data.id, 'TX-1'), approve(first.data.id, 'TX-1')]);
  await expect(approve(first.data.id, 'TX-2')).rejects.toMatchObject({ code: 'wrong_state' });
  await expect(approve(second.data.id, 'TX-1')).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ field: 'payout_reference', code: 'invalid' }],
  });
  await expect(approve(second.data.id, '  ')).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await walletBalances(ctx, mine)).toMatchObject({ hold: usd('20'), referral: usd('20') });
  expect((await mails()).filter(({ template }) => template === 'withdrawal-paid')).toHaveLength(1);
  expect((await mails()).at(-1)?.text_body).toContain('TX-1');
  expect((await mails()).at(-1)?.text_body).toMatch(/\/unsubscribe\/\d+\?signature=\S+&topic=payment/);
  expect((await mails()).at(-1)?.headers).toHaveProperty('List-Unsubscribe');
  const audit = await db
    .selectFrom('audit_entry')
    .select(['action', 'subject_id'])
    .where('panel_id', '=', panel.id)
    .execute();
  expect(audit).toEqual([{ action: 'withdrawals.approve', subject_id: String(first.data.id) }]);
  expect(await checkBooks(db, allBooks)).toEqual([]);
});

test('rejected or canceled: the money returns to where it came from', async () => {
  const mine = await earner({ referral: usd('15'), task: usd('15') });
  const before = await walletBalances(ctx, mine);
  const first = await requestWithdrawal(mine, input('30'));
  await rejectWithdrawal(ctx, { withdrawalId: BigInt(first.data.id), reason: 'The account is closed' });
  expect(await walletBalances(ctx, mine)).toEqual(before);
  expect((await mails()).at(-1)?.text_body).toContain('The account is closed');
  const second = await requestWithdrawal(mine, input('30'));
  expect((await cancelWithdrawal(mine, BigInt(second.data.id))).data.status).toBe('canceled');
  expect((await cancelWithdrawal(mine, BigInt(second.data.id))).data.status).toBe('canceled');
  expect(await walletBalances(ctx, mine)).toEqual(before);
  const { data } = await listWithdrawals(mine, { page: 1, per_page: 10 });
  expect(data.map(({ status, reject_reason }) => [status, reject_reason])).toEqual([
    ['canceled', null],
    ['rejected', 'The account is closed'],
  ]);
});

test('approved, rejected and canceled at once: one of them, and the money is in one place', async () => {
  for (let round = 0; round < 10; round += 1) {
    const mine = await earner({ task: usd('10') });
    const withdrawalId = BigInt((await requestWithdrawal(mine, input('10'))).data.id);
    const { fulfilled } = await outcomes<unknown>([
      approveWithdrawal(ctx, { withdrawalId, payoutReference: `R-${withdrawalId}` }),
      rejectWithdrawal(ctx, { withdrawalId, reason: 'No' }),
      cancelWithdrawal(mine, withdrawalId),
    ]);
    expect(fulfilled.length).toBe(1);
    expect((await walletBalances(ctx, mine)).hold).toBe(zero);
  }
  expect(await checkBooks(db, allBooks)).toEqual([]);
});

test('staff who act for the customer take nothing out', async () => {
  const mine = await earner({ task: usd('20') });
  const staff: Context = {
    ...mine,
    actor: { kind: 'user', accountId: mine.customerId, permissions: [], frozen: false, onBehalfOf: 5n },
  };
  await expect(requestWithdrawal(staff, input('20'))).rejects.toMatchObject({ code: 'wrong_state' });
});

test('who does not wish payment mails still hears that money was asked for', async () => {
  const mine = await earner({ task: usd('20') });
  await db
    .updateTable('account')
    .set({ payment_actions_notification: false })
    .where('panel_id', '=', panel.id)
    .where('id', '=', mine.customerId)
    .execute();
  const before = (await mails()).length;
  const { data } = await requestWithdrawal(mine, input('20'));
  await rejectWithdrawal(ctx, { withdrawalId: BigInt(data.id), reason: 'No' });
  expect((await mails()).slice(before).map(({ template }) => template)).toEqual(['withdrawal-requested']);
});

test('neither another customer nor another panel can see or touch it', async () => {
  const mine = await earner({ task: usd('20') });
  const id = BigInt((await requestWithdrawal(mine, input('20'))).data.id);
  const stranger = await earner({});
  const elsewhere = await testContext(database);
  const { id: theirs } = await createAccount(db, elsewhere.panel);
  const there: Context = {
    ...elsewhere,
    actor: { ...stranger.actor, accountId: theirs } as Context['actor'],
  };
  for (const other of [stranger, there]) {
    expect((await listWithdrawals(other, { page: 1, per_page: 10 })).data).toEqual([]);
    await expect(cancelWithdrawal(other, id)).rejects.toMatchObject({ code: 'not_found' });
  }
  await expect(requestWithdrawal(there, input('20'))).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(
    approveWithdrawal(elsewhere, { withdrawalId: id, payoutReference: 'x' }),
  ).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(rejectWithdrawal(elsewhere, { withdrawalId: id, reason: 'x' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('guests are asked to sign in', async () => {
  const { call } = await testApp(database);
  const headers = { host: panel.host };
  for (const path of ['/api/v1/available-withdrawal-methods', '/api/v1/withdrawals', '/api/v1/coupons'])
    expect((await call(path, { headers })).statusCode).toBe(401);
  const requested = await call('/api/v1/withdrawal', { method: 'POST', headers, payload: input('20').body });
  expect(requested.statusCode).toBe(401);
});
