import { expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { chargeWallets, creditWallet, refundCharge, reverseTransaction } from '../ledger/index.ts';
import { freshId, fundCustomer, usd } from '../ledger/testing/fund-customer.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const ctx = await testContext(database, { panel: await rootPanel(database) });
await switchCaptchaOff(database);
const finance = await staffMember(app, database, 'finance');
const get = (path: string) => app.call(`/api/v1/admin/ledger/${path}`, { headers: finance.headers });
const data = async (path: string) => (await get(path)).json().data;
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

const customerId = await fundCustomer(ctx, { cash: usd('10'), bonus: usd('2') });
const orderId = freshId();
await chargeWallets(ctx, { customerId, orderId, amount: usd('5') });
await refundCharge(ctx, { orderId, refundedTotal: usd('4') });

test('accounts of the house show what they hold, wallets of a customer theirs', async () => {
  const house = await data('accounts');
  const balances = Object.fromEntries(
    house.map(({ kind, balance }: { kind: string; balance: string }) => [kind, balance]),
  );
  expect(balances).toMatchObject({ escrow: '1', clearing: '-10', bonus_cost: '-2' });
  const wallets = await data(`accounts?search=${customerId}`);
  expect(wallets).toMatchObject([
    { kind: 'cash', customer: { id: Number(customerId) }, balance: '10' },
    { kind: 'bonus', balance: '1' },
  ]);
  expect(await data('accounts?search=nobody@people.example')).toEqual([]);
});

test('from an account to its postings, page by page, to their cause', async () => {
  const [cash] = await data(`accounts?search=${customerId}`);
  const first = (await get(`accounts/${cash.id}/entries?limit=2`)).json();
  expect(first.account).toMatchObject({ balance: '10' });
  expect(first.data).toMatchObject([
    { change: '3', balance: '10', type: 'cancel_order', ref_type: 'order', ref_id: Number(orderId) },
    { change: '-3', balance: '7', type: 'order', other: { kind: 'escrow' } },
  ]);
  const second = (await get(`accounts/${cash.id}/entries?limit=2&after=${first.next}`)).json();
  expect(second).toMatchObject({ data: [{ change: '10', other: { kind: 'clearing' } }], next: null });
});

test('transactions are found by number, cause, key, customer and type', async () => {
  const [{ id: number }] = await data(`transactions?search=order:${orderId}&type=order`);
  expect(idsOf(await data(`transactions?search=%23${number}`))).toEqual([number]);
  expect(await data(`transactions?search=order%20${orderId}`)).toHaveLength(2);
  expect(idsOf(await data(`transactions?search=order:${orderId}&type=order`))).toEqual([number]);
  expect(await data(`transactions?customer=${customerId}`)).toHaveLength(4);
  expect(await data('transactions?type=bonus')).toMatchObject([{ type: 'bonus', amount: '2' }]);
  expect(await data('transactions?search=nothing:like:it')).toEqual([]);
  const first = (await get('transactions?limit=3')).json();
  const rest = (await get(`transactions?limit=3&after=${first.next}`)).json();
  const all = [...idsOf(first.data), ...idsOf(rest.data)];
  expect(all).toEqual(all.toSorted((one, other) => other - one));
  expect(new Set(all).size).toBe(4);
});

test('one transaction tells its postings, who did it, and what reversed it', async () => {
  const person: typeof ctx = {
    ...ctx,
    actor: { kind: 'user', accountId: finance.id, permissions: [], frozen: false },
  };
  const gift = await creditWallet(person, {
    type: 'admin',
    wallet: 'cash',
    reason: 'for the wait',
    customerId,
    amount: usd('1'),
    key: 'gift:1',
  });
  const undone = await reverseTransaction(ctx, { txnId: gift.txnId, reason: 'twice' });
  expect(await data(`transactions/${gift.txnId}`)).toMatchObject({
    key: 'gift:1',
    amount: '1',
    reason: 'for the wait',
    actor: { id: Number(finance.id) },
    postings: [{ from: { kind: 'adjustments' }, to: { kind: 'cash', customer: { id: Number(customerId) } } }],
    reverses: null,
    reversed_by: Number(undone.txnId),
  });
  expect(await data(`transactions/${undone.txnId}`)).toMatchObject({
    reverses: Number(gift.txnId),
    actor: null,
  });
});

test('transactions and postings are files too', async () => {
  const all = (await get('transactions/csv?type=order')).body.trim().split('\r\n');
  expect(all).toHaveLength(2);
  expect(all[1]).toContain(`order ${orderId}`);
  const [cash] = await data(`accounts?search=${customerId}`);
  expect((await get(`accounts/${cash.id}/entries/csv`)).body).toContain(',-3,7');
  const accounts = (await get(`accounts/csv?search=${customerId}`)).body.trim().split('\r\n');
  expect(
    accounts.filter((line) => line.startsWith(`${cash.id},`) && line.endsWith(`,${cash.balance}`)),
  ).toHaveLength(1);
  expect((await get('accounts/999999/entries/csv')).statusCode).toBe(404);
});

test('another panel’s books are not there', async () => {
  const other = await testContext(database);
  const stranger = await fundCustomer(other, { cash: usd('1') });
  const { id } = await database.db
    .selectFrom('ledger_account')
    .select('id')
    .where('owner_id', '=', stranger)
    .where('panel_id', '=', other.panel.id)
    .executeTakeFirstOrThrow();
  const txn = await database.db
    .selectFrom('ledger_txn')
    .select('id')
    .where('panel_id', '=', other.panel.id)
    .executeTakeFirstOrThrow();
  expect((await get(`accounts/${id}/entries`)).statusCode).toBe(404);
  expect((await get(`transactions/${txn.id}`)).statusCode).toBe(404);
  expect(await data(`accounts?search=${stranger}`)).toEqual([]);
  expect(idsOf(await data('transactions'))).not.toContain(Number(txn.id));
});
