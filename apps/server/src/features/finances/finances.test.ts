import { randomUUID } from 'node:crypto';
import { money } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { chargeWallets, creditWallet, moveEarnings, refundCharge } from '../ledger/index.ts';
import { freshId, fundCustomer, outcomes, usd } from '../ledger/testing/fund-customer.ts';
import { exportPayments } from './export-payments.ts';
import { getPaymentCharts } from './get-payment-charts.ts';
import { listPayments } from './list-payments.ts';
import { getWallets, transferEarnings } from './wallets.ts';

const database = await testDatabase();
const panel = await createHostedPanel(database);
const ctx = await testContext(database, { panel });

type Person = Context & { customerId: bigint };

function asCustomer(customerId: bigint, base: Context = ctx): Person {
  return {
    ...base,
    customerId,
    actor: { kind: 'user', accountId: customerId, permissions: [], frozen: false },
  };
}

const page = { page: 1, per_page: 25 };
const key = () => randomUUID();

/** Day 1: 20 cash and 5 bonus; day 2: an order of 8, refunded by half; day 3: a reward, moved to the balance. */
async function customerWithHistory(): Promise<Person & { orderId: bigint }> {
  const clock = ctx.clock;
  const on = (day: number) => clock.set(new Date(Date.UTC(2026, 0, day, 23, 59)));
  on(1);
  const customerId = await fundCustomer(ctx, { cash: usd('20'), bonus: usd('5') });
  on(2);
  const orderId = freshId();
  await chargeWallets(ctx, { customerId, orderId, amount: usd('8') });
  await refundCharge(ctx, { orderId, refundedTotal: usd('4') });
  on(3);
  await creditWallet(ctx, { type: 'referral', customerId, amount: usd('3'), key: key() });
  await moveEarnings(ctx, { customerId, wallet: 'referral', amount: usd('3'), key: key() });
  on(15);
  return { ...asCustomer(customerId), orderId };
}

test('one line for each thing that happened, newest first, with what was left afterwards', async () => {
  const mine = await customerWithHistory();
  const { data, ...totals } = await listPayments(mine, page);
  expect(data.map(({ type, wallet, amount, balance }) => [type, wallet, amount, balance])).toEqual([
    ['referral', 'referral', '-3', '0'],
    ['referral', 'balance', '3', '24'],
    ['referral', 'referral', '3', '3'],
    ['cancel_order', 'balance', '4', '21'],
    ['order', 'balance', '-8', '17'],
    ['bonus', 'balance', '5', '25'],
    ['invoiced', 'balance', '20', '20'],
  ]);
  expect(data.map(({ order_id }) => order_id).slice(3, 5)).toEqual([
    Number(mine.orderId),
    Number(mine.orderId),
  ]);
  expect(new Set(data.map(({ id }) => id)).size).toBe(7);
  expect(totals).toEqual({
    recordsTotal: 7,
    recordsFiltered: 7,
    total_amount: '24',
    total_income: '35',
    total_spending: '11',
  });
});

test('the dates decide the order, and every line leads to its balance, also where they were posted late', async () => {
  const at = (day: number) => ctx.clock.set(new Date(Date.UTC(2026, 0, day, 12)));
  at(5);
  const customerId = await fundCustomer(ctx, { cash: usd('20') });
  for (const [day, amount] of [
    [2, '1'],
    [9, '0.0615'],
    [3, '4'],
    [3, '2'],
  ] as const) {
    at(day);
    const gift = { type: 'admin', wallet: 'cash', reason: 'A gift' } as const;
    await creditWallet(ctx, { ...gift, customerId, amount: usd(amount), key: key() });
  }
  at(15);
  const mine = asCustomer(customerId);
  const expected = [
    ['2026-01-09', '0.0615', '27.0615'],
    ['2026-01-05', '20', '27'],
    ['2026-01-03', '2', '7'],
    ['2026-01-03', '4', '5'],
    ['2026-01-02', '1', '1'],
  ];
  const lines = async (query = {}) =>
    (await listPayments(mine, { ...page, ...query })).data.map(({ created_at, amount, balance }) => [
      created_at.slice(0, 10),
      amount,
      balance,
    ]);
  expect(await lines()).toEqual(expected);
  expect(await lines({ order_on: 'asc', order_by: 'created_at' })).toEqual(expected.toReversed());
  // A filter hides lines, but not what they did to the balance.
  expect(await lines({ start_date: '2026-01-04' })).toEqual(expected.slice(0, 2));
  const file = (await exported(mine)).trim().split('\r\n').slice(1);
  expect(file.map((line) => line.split(',')[5])).toEqual(expected.map(([, , balance]) => balance));
});

test.each<[string, object, string[]]>([
  ['type', { type: ['order', 'cancel_order'] }, ['4', '-8']],
  ['wallet', { wallet: 'referral' }, ['-3', '3']],
  ['a day, whole', { start_date: '2026-01-02', end_date: '2026-01-02' }, ['4', '-8']],
  ['until a day', { end_date: '2026-01-01' }, ['5', '20']],
  ['method', { payment_method_id: 1 }, ['20']],
  ['two at once', { type: ['referral'], wallet: 'balance' }, ['3']],
  ['words that are nowhere', { search: '100%_' }, []],
])('filtered by %s', async (_, filters, amounts) => {
  const mine = await customerWithHistory();
  const answer = await listPayments(mine, { ...page, ...filters });
  expect(answer.data.map(({ amount }) => amount)).toEqual(amounts);
  expect(answer.recordsFiltered).toBe(amounts.length);
});

test('found by the order’s number and by the note; what people type is no pattern', async () => {
  const mine = await customerWithHistory();
  const found = async (search: string) => (await listPayments(mine, { ...page, search })).data.length;
  expect(await found(`#${mine.orderId}`)).toBe(2);
  const gift = { type: 'admin', wallet: 'cash', reason: 'Sorry for the 50% delay_' } as const;
  await creditWallet(ctx, { ...gift, customerId: mine.customerId, amount: usd('1'), key: key() });
  expect([await found('50% DELAY_'), await found('%'), await found('_'), await found('5_%')]).toEqual([
    1, 1, 1, 0,
  ]);
  expect([await found('sórry'), await found('ｓｏｒｒｙ'), await found('５０%')]).toEqual([1, 1, 1]);
  const searched = { ...page, 'search[value]': 'sorry' };
  expect((await listPayments(mine, searched)).data[0]?.reason).toBe(gift.reason);
});

test('speaks both dialects of tables, and knows no other column', async () => {
  const mine = await customerWithHistory();
  const amounts = async (query: object) =>
    (await listPayments(mine, { ...page, ...query })).data.map(({ amount }) => amount);
  expect(await amounts({ order_by: 'amount', order_on: 'desc', per_page: 2 })).toEqual(['20', '5']);
  const dataTables = { 'order[0][column]': 1, 'order[0][dir]': 'asc', 'columns[1][data]': 'amount' };
  expect(await amounts({ ...dataTables, start: 1, length: 2 })).toEqual(['-3', '3']);
  const app = await testApp(database);
  const injected = '/api/v1/payments/statistics?order_by=amount;drop table ledger_txn';
  expect((await app.call(injected, { headers: { host: panel.host } })).statusCode).toBe(401);
  expect(await amounts({ 'order[0][column]': 1, 'columns[1][data]': '1;select 1' })).toHaveLength(7);
});

async function exported(person: Context, filters = {}): Promise<string> {
  const { body } = await exportPayments(person, filters);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

test('the file holds the same lines, in the reader’s language', async () => {
  const mine = await customerWithHistory();
  const lines = (await exported({ ...mine, locale: 'de' })).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFDatum,Art,Guthabenart,Eingang,Ausgang,Stand danach,Bestellung,Zahlungsart,Notiz',
  );
  expect(lines).toHaveLength(9);
  expect(lines[5]).toBe(`2026-01-02 23:59:00,Bestellung,Guthaben,,8,17,${mine.orderId},,`);
  expect((await exported(mine, { type: ['order'] })).split('\r\n')).toHaveLength(3);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'a note that starts like a formula (%j) is none',
  async (reason) => {
    const customerId = await fundCustomer(ctx);
    const gift = { type: 'admin', wallet: 'cash', customerId, amount: usd('1'), key: key() } as const;
    await creditWallet(ctx, { ...gift, reason });
    const [, line = ''] = (await exported(asCustomer(customerId))).split('\r\n');
    expect(line.split(',').at(-1)).toMatch(/^"?'/);
  },
);

test('thousands of lines come in pieces, each once', async () => {
  const customerId = await fundCustomer(ctx);
  await Promise.all(
    Array.from({ length: 2100 }, (_, index) =>
      creditWallet(ctx, { type: 'task', customerId, amount: money(BigInt(index + 1)), key: key() }),
    ),
  );
  const lines = (await exported(asCustomer(customerId))).trim().split('\r\n').slice(1);
  expect(new Set(lines.map((line) => line.split(',')[3])).size).toBe(2100);
  expect((await listPayments(asCustomer(customerId), page)).recordsTotal).toBe(2100);
}, 60_000);

test('charts: every day of the span, and what each type made', async () => {
  const mine = await customerWithHistory();
  const { data } = await getPaymentCharts(mine, {
    wallet: 'balance',
    start_date: '2026-01-01',
    end_date: '2026-01-04',
  });
  expect(data.days).toEqual([
    { date: '2026-01-01', income: '25', spending: '0' },
    { date: '2026-01-02', income: '4', spending: '8' },
    { date: '2026-01-03', income: '3', spending: '0' },
    { date: '2026-01-04', income: '0', spending: '0' },
  ]);
  expect(data.types[0]).toEqual({ type: 'invoiced', income: '20', spending: '0', count: 1 });
  expect(data.types.map(({ type }) => type)).toEqual([
    'invoiced',
    'order',
    'bonus',
    'cancel_order',
    'referral',
  ]);
  expect([data.total_income, data.total_spending]).toEqual(['32', '8']);
  expect((await getPaymentCharts(mine, { wallet: 'task' })).data.days).toHaveLength(30);
  const everything = (await getPaymentCharts(mine, { start_date: '2026-01-03' })).data;
  // Earned once: moving earnings is neither income nor spending.
  expect([everything.total_income, everything.total_spending]).toEqual(['3', '0']);
  for (const span of [{ start_date: '2026-01-02', end_date: '2026-01-01' }, { start_date: '2020-01-01' }])
    await expect(getPaymentCharts(mine, { wallet: 'balance', ...span })).rejects.toMatchObject({
      code: 'invalid_input',
    });
});

test('earnings move to the balance once per key, never more than there are', async () => {
  const mine = asCustomer(await fundCustomer(ctx, { bonus: usd('1'), referral: usd('4'), task: usd('6') }));
  const move = (wallet: 'referral' | 'task', amount: string, idempotencyKey?: string) =>
    transferEarnings(mine, { wallet, amount }, idempotencyKey);
  await Promise.all(Array.from({ length: 10 }, () => move('referral', '1', 'same')));
  expect((await getWallets(mine)).data).toMatchObject({
    cash: '1',
    balance: '2',
    referral: '3',
    withdrawable: '9',
  });
  const { fulfilled, refused } = await outcomes(Array.from({ length: 20 }, () => move('task', '1')));
  expect(fulfilled).toHaveLength(6);
  expect(refused).toEqual({ insufficient_balance: 14 });
  await expect(move('task', '0')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(move('referral', '2', 'same')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
});

test('nobody reads another’s finances, nor those of the same number in another panel', async () => {
  const mine = await customerWithHistory();
  const stranger = asCustomer(await fundCustomer(ctx));
  const elsewhere = asCustomer(mine.customerId, await testContext(database));
  for (const other of [stranger, elsewhere]) {
    expect(await listPayments(other, page)).toMatchObject({ data: [], recordsTotal: 0, total_amount: '0' });
    expect((await exported(other)).trim().split('\r\n')).toHaveLength(1);
    expect((await getWallets(other)).data.balance).toBe('0');
    expect((await getPaymentCharts(other, { wallet: 'balance' })).data.types).toEqual([]);
  }
});
