import { expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { walletBalances } from '../ledger/index.ts';
import { fundCustomer, usd } from '../ledger/testing/fund-customer.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { cancelWithdrawal } from './end-withdrawal.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { createWithdrawalMethod } from './testing/create-withdrawal-method.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
const method = await createWithdrawalMethod(database.db, panel);
await switchCaptchaOff(database);

async function withdrawal(amount = '20') {
  const customerId = await fundCustomer(ctx, { referral: usd('50') });
  await database.db
    .updateTable('account')
    .set({ email: `earner-${customerId}@people.example` })
    .where('id', '=', customerId)
    .execute();
  const actor = { kind: 'user', accountId: customerId, permissions: [], frozen: false } as const;
  const earner: Context = { ...ctx, actor };
  const { data } = await requestWithdrawal(earner, {
    query: { with_increased_balance_accuracy: true },
    body: { amount, payment_method_id: Number(method.id), account_number: 'DE89 3704' },
  });
  return { ...data, customerId, earner };
}

const finance = await staffMember(app, database, 'finance');
const list = async (query = '') =>
  (await app.call(`/api/v1/admin/withdrawals?${query}`, { headers: finance.headers })).json();
const decide = (id: number, kind: 'payout' | 'rejection', payload: object) =>
  app.call(`/api/v1/admin/withdrawals/${id}/${kind}`, { method: 'POST', headers: finance.headers, payload });

test('who waits longest comes first, page by page, with the customer’s name', async () => {
  const asked = [await withdrawal(), await withdrawal(), await withdrawal()];
  const first = await list('limit=2');
  expect(first.data.map(({ id }: { id: number }) => id)).toEqual([asked[0]?.id, asked[1]?.id]);
  expect(first.data[0].customer).toMatchObject({ id: Number(asked[0]?.customerId) });
  const second = await list(`limit=2&after=${first.next}`);
  expect(second.data.map(({ id }: { id: number }) => id)).toEqual([asked[2]?.id]);
  expect(second.next).toBeNull();
});

test('is found by its number, its customer’s number and their e-mail address, and by nothing else', async () => {
  const { id, customerId } = await withdrawal();
  const found = async (search: string) =>
    (await list(`search=${encodeURIComponent(search)}`)).data.map((row: { id: number }) => row.id);
  expect(await found(`#${id}`)).toContain(id);
  expect(await found(String(customerId))).toContain(id);
  expect(await found(`earner-${customerId}@people.example`)).toEqual([id]);
  expect(await found('earner-%@people.example')).toEqual([]);
});

test('a payout is recorded once, under its reference, with who did it', async () => {
  const { id } = await withdrawal();
  const answer = await decide(id, 'payout', { payout_reference: ` SEPA-${id} ` });
  expect(answer.json().data).toMatchObject({ id, status: 'paid', payout_reference: `SEPA-${id}` });
  expect((await decide(id, 'rejection', { reason: 'too late' })).statusCode).toBe(409);
  const other = await withdrawal();
  expect((await decide(other.id, 'payout', { payout_reference: `SEPA-${id}` })).statusCode).toBe(422);
  const audited = await database.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id'])
    .where('subject_type', '=', 'withdrawal')
    .where('subject_id', '=', String(id))
    .execute();
  expect(audited).toEqual([{ action: 'withdrawals.approve', actor_id: finance.id }]);
});

test('declined with a reason, the money is back where it came from', async () => {
  const { id, customerId } = await withdrawal('30');
  expect((await decide(id, 'rejection', { reason: ' ' })).statusCode).toBe(422);
  const answer = await decide(id, 'rejection', { reason: 'The account is closed' });
  expect(answer.json().data).toMatchObject({ status: 'rejected', reject_reason: 'The account is closed' });
  const rejected = expect.objectContaining({ id, status: 'rejected' });
  expect((await list(`search=${id}`)).data).not.toContainEqual(rejected);
  expect((await list(`search=${id}&status=all`)).data).toContainEqual(rejected);
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ referral: usd('50') });
});

test('what waits is counted, with its age, for those who may decide', async () => {
  const { data } = (await app.call('/api/v1/admin/queues', { headers: finance.headers })).json();
  const waiting = await list();
  expect(data).toContainEqual({
    name: 'withdrawals',
    count: waiting.data.length,
    oldest_at: waiting.data[0].created_at,
  });
  const editor = await staffMember(app, database, 'editor');
  const others = (await app.call('/api/v1/admin/queues', { headers: editor.headers })).json();
  expect(others.data.map(({ name }: { name: string }) => name)).toEqual(['reviews']);
});

test('a decision about money needs a sign-in that is not long ago', async () => {
  const { id } = await withdrawal();
  const late = await staffMember(app, database, 'finance');
  const longAgo = new Date(Date.now() - 24 * 3_600_000);
  const sessions = database.db.selectFrom('session').select('id').where('account_id', '=', late.id);
  await database.db
    .updateTable('sign_in_proof')
    .set({ proven_at: longAgo })
    .where('session_id', 'in', sessions)
    .execute();
  const answer = await app.call(`/api/v1/admin/withdrawals/${id}/payout`, {
    method: 'POST',
    headers: late.headers,
    payload: { payout_reference: 'X-1' },
  });
  expect(answer.json()).toMatchObject({ code: 'sign_in_again' });
});

const send = (path: string, payload: object) =>
  app.call(`/api/v1/admin/${path}`, { method: 'POST', headers: finance.headers, payload });
const exportAll = (ids: number[]) => send('payout-files', { ids });
const auditOf = (subjectType: string, id: number) =>
  database.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id'])
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

test('a file for the bank holds what was chosen, once, and says who made it', async () => {
  const [one, other] = [await withdrawal(), await withdrawal('30')];
  const ids = [one.id, other.id];
  const answers = await Promise.all([exportAll(ids), exportAll(ids), exportAll([other.id])]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  const done = answers.find(({ statusCode }) => statusCode === 200)?.json().data.id;
  const found = await list(`search=${encodeURIComponent(`#${other.id}`)}`);
  const row = found.data.find(({ id }: { id: number }) => id === other.id);
  expect(row.export).toMatchObject({ id: done, made_by: 'Robin' });
  const exported = (await list(`export=${done}`)).data.map((row: { id: number }) => row.id);
  const file = await app.call(`/api/v1/admin/payout-files/${done}/file.csv`, {
    headers: finance.headers,
  });
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(exported.length + 1);
  expect(lines.at(-1)).toContain('DE89 3704,,29.4,USD');
  expect(await auditOf('withdrawal_export', done)).toEqual([
    { action: 'withdrawals.create-file', actor_id: finance.id },
  ]);
});

test('what stands in a file cannot be canceled by its customer; released, it can', async () => {
  const { id, earner } = await withdrawal();
  const exported = (await exportAll([id])).json().data.id;
  await expect(cancelWithdrawal(earner, BigInt(id))).rejects.toMatchObject({ code: 'wrong_state' });
  const reason = 'The bank refused the file';
  expect((await send(`payout-files/${exported}/release`, { reason })).statusCode).toBe(204);
  expect((await send(`payout-files/${exported}/release`, { reason })).statusCode).toBe(409);
  expect(await cancelWithdrawal(earner, BigInt(id))).toMatchObject({ data: { status: 'canceled' } });
  expect((await exportAll([id])).statusCode).toBe(409);
});

test('paid in a batch: each under its reference, and what fails stops nobody', async () => {
  const [one, other, third] = [await withdrawal(), await withdrawal(), await withdrawal()];
  await decide(third.id, 'rejection', { reason: 'wrong account' });
  const reference = `SEPA-batch-${one.id}`;
  const { data } = (
    await send('payouts', {
      payouts: [
        { id: one.id, payout_reference: reference },
        { id: other.id, payout_reference: reference },
        { id: third.id, payout_reference: `${reference}-3` },
        { id: 999_999_999, payout_reference: `${reference}-4` },
      ],
    })
  ).json();
  expect(data.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'paid',
    'reference_taken',
    'wrong_state',
    'not_found',
  ]);
  expect(await auditOf('withdrawal', one.id)).toEqual([
    { action: 'withdrawals.approve', actor_id: finance.id },
  ]);
});

test('another panel’s withdrawals stand in no file of ours', async () => {
  const elsewhere = await testContext(database);
  const abroad = await createWithdrawalMethod(database.db, elsewhere.panel);
  const accountId = await fundCustomer(elsewhere, { referral: usd('50') });
  const actor = { kind: 'user', accountId, permissions: [], frozen: false } as const;
  const { data } = await requestWithdrawal(
    { ...elsewhere, actor },
    {
      query: { with_increased_balance_accuracy: true },
      body: { amount: '20', payment_method_id: Number(abroad.id), account_number: 'DE00' },
    },
  );
  expect((await exportAll([data.id])).statusCode).toBe(404);
});
