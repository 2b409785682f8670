import { expect, test } from 'vitest';
import { allBooks } from '../../books-check.job.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { checkBooks, walletBalances } from '../ledger/index.ts';
import { fundCustomer, usd } from '../ledger/testing/fund-customer.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
const other = await createHostedPanel(database);
await switchCaptchaOff(database);
const [first, second] = [
  await staffMember(app, database, 'finance'),
  await staffMember(app, database, 'manager'),
];

type Person = { headers: Record<string, string> };
const send = (person: Person, path: string, payload: object = {}, headers: Record<string, string> = {}) =>
  app.call(`/api/v1/admin/${path}`, {
    method: 'POST',
    headers: { ...person.headers, ...headers },
    payload,
  });
const adjust = (customerId: bigint, amount: string, changes: object = {}, person: Person = first) =>
  send(person, `customers/${customerId}/adjustments`, {
    wallet: 'cash',
    amount,
    reason: 'Sorry for the delay',
    ...changes,
  });
const balances = (customerId: bigint) => walletBalances(ctx, { customerId });
const audited = (customerId: bigint) =>
  database.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'reason'])
    .where('subject_id', '=', String(customerId))
    .where('action', 'like', 'adjustments.%')
    .orderBy('id')
    .execute();

test('a small correction is posted at once, up and down, and written down', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('10'), referral: usd('5') });
  const up = await adjust(customerId, '2.5');
  expect(up.json().data).toMatchObject({
    status: 'posted',
    amount: '2.5',
    customer: { id: Number(customerId) },
    requested_by: { id: Number(first.id) },
    decided_by: null,
  });
  expect((await adjust(customerId, '-12')).json().data).toMatchObject({ status: 'posted', amount: '-12' });
  await adjust(customerId, '-1', { wallet: 'referral' });
  expect(await balances(customerId)).toMatchObject({ cash: usd('0.5'), referral: usd('4') });
  const entry = { action: 'adjustments.post', actor_id: first.id, reason: 'Sorry for the delay' };
  expect(await audited(customerId)).toEqual([entry, entry, entry]);
  expect(await checkBooks(database.db, allBooks)).toEqual([]);
});

test('nothing is taken that is not there, and no earnings are given', async () => {
  const customerId = await fundCustomer(ctx, { cash: usd('1') });
  expect((await adjust(customerId, '-1.00000001')).json().code).toBe('insufficient_balance');
  for (const [amount, wallet] of [
    ['5', 'referral'],
    ['5', 'task'],
    ['0', 'cash'],
    ['0.000000001', 'cash'],
    ['+5', 'cash'],
  ] as const)
    expect([amount, (await adjust(customerId, amount, { wallet })).statusCode]).toEqual([amount, 422]);
  expect((await adjust(customerId, '5', { reason: ' ' })).statusCode).toBe(422);
  expect(await balances(customerId)).toMatchObject({ cash: usd('1'), referral: usd('0') });
  expect(await audited(customerId)).toEqual([]);
});

test('a repeat with the same key posts once', async () => {
  const customerId = await fundCustomer(ctx);
  const body = { wallet: 'bonus', amount: '3', reason: 'A gift' };
  const key = { 'idempotency-key': `gift-${customerId}` };
  const again = () => send(first, `customers/${customerId}/adjustments`, body, key);
  const answers = await Promise.all([again(), again(), again()]);
  expect(new Set(answers.map((answer) => answer.json().data?.id)).size).toBe(1);
  expect(await balances(customerId)).toMatchObject({ bonus: usd('3') });
});

test('above the limit a second person confirms, and of two at once one posts', async () => {
  const customerId = await fundCustomer(ctx);
  const { data } = (await adjust(customerId, '100.01')).json();
  expect(data).toMatchObject({ status: 'waiting', is_own: true });
  expect(await balances(customerId)).toMatchObject({ cash: usd('0') });
  const confirm = (person: Person) => send(person, `adjustments/${data.id}/confirmation`);
  expect((await confirm(first)).json().code).toBe('second_person_needed');
  const third = await staffMember(app, database, 'owner');
  const answers = await Promise.all([confirm(second), confirm(third)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await balances(customerId)).toMatchObject({ cash: usd('100.01') });
  expect((await audited(customerId)).map(({ action }) => action)).toEqual([
    'adjustments.request',
    'adjustments.confirm',
  ]);
  expect((await send(second, `adjustments/${data.id}/rejection`, { reason: 'too late' })).statusCode).toBe(
    409,
  );
});

test('several small ones count together for a day, also when they come at once', async () => {
  const customerId = await fundCustomer(ctx);
  const answers = await Promise.all(Array.from({ length: 5 }, () => adjust(customerId, '40')));
  const states = answers.map((answer) => answer.json().data.status);
  expect(states.filter((status) => status === 'posted')).toHaveLength(2);
  expect(await balances(customerId)).toMatchObject({ cash: usd('80') });
});

test('whoever gets the money neither posts nor confirms it', async () => {
  const { data } = (await adjust(first.id, '1')).json();
  expect(data.status).toBe('waiting');
  expect((await send(first, `adjustments/${data.id}/confirmation`)).json().code).toBe('second_person_needed');
  const toSecond = (await adjust(second.id, '500')).json().data;
  const own = await send(second, `adjustments/${toSecond.id}/confirmation`);
  expect(own.json().code).toBe('second_person_needed');
});

test('what waits is listed oldest first and counted; declined, it moves nothing', async () => {
  const customerId = await fundCustomer(ctx);
  const { data } = (await adjust(customerId, '250', { wallet: 'bonus' })).json();
  const list = async (query: string) =>
    (await app.call(`/api/v1/admin/adjustments?${query}`, { headers: second.headers })).json();
  expect((await list(`search=${customerId}`)).data).toContainEqual(
    expect.objectContaining({ id: data.id, amount: '250', is_own: false, status: 'waiting' }),
  );
  const queues = (await app.call('/api/v1/admin/queues', { headers: second.headers })).json().data;
  const waiting = await list('limit=200');
  expect(queues).toContainEqual({
    name: 'adjustments',
    count: waiting.data.length,
    oldest_at: waiting.data[0].created_at,
  });
  const declined = await send(second, `adjustments/${data.id}/rejection`, { reason: 'Not agreed' });
  expect(declined.json().data).toMatchObject({ status: 'rejected', reject_reason: 'Not agreed' });
  expect(await balances(customerId)).toMatchObject({ bonus: usd('0') });
  expect((await list(`search=${customerId}&status=rejected`)).data).toMatchObject([{ id: data.id }]);
});

test('a closed account gets nothing any more, and another panel’s customers are out of reach', async () => {
  const customerId = await fundCustomer(ctx);
  const { data } = (await adjust(customerId, '300')).json();
  await database.db
    .updateTable('account')
    .set({ closed_at: new Date(), email: null })
    .where('id', '=', customerId)
    .execute();
  expect((await adjust(customerId, '1')).statusCode).toBe(404);
  expect((await send(second, `adjustments/${data.id}/confirmation`)).statusCode).toBe(409);
  expect(await balances(customerId)).toMatchObject({ cash: usd('0') });

  const elsewhere = await testContext(database, { panel: other });
  const stranger = await fundCustomer(elsewhere);
  expect((await adjust(stranger, '1')).statusCode).toBe(404);
  const filed = await database.db
    .insertInto('wallet_adjustment')
    .values({
      panel_id: other.id,
      account_id: stranger,
      wallet: 'cash',
      amount: usd('5'),
      reason: 'elsewhere',
      status: 'waiting',
      requested_by: stranger,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await send(second, `adjustments/${filed.id}/confirmation`)).statusCode).toBe(404);
  expect((await send(second, `adjustments/${filed.id}/rejection`, { reason: 'not ours' })).statusCode).toBe(
    404,
  );
});
