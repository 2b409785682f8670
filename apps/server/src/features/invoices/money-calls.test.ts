import { ppm } from '@marquee/domain/money/ratio.ts';
import { expect, test } from 'vitest';
import { allBooks } from '../../books-check.job.ts';
import { appContext } from '../../testing/app-context.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { type CouponValues, createCoupon } from '../coupons/testing/create-coupon.ts';
import { checkBooks, creditWallet, walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { post, provenVisitor, signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { createWithdrawalMethod } from '../withdrawals/testing/create-withdrawal-method.ts';
import { checkInvoice } from './settling/check-invoice.ts';
import { settleInvoice } from './settling/settle-invoice.ts';
import { createMethod, evidenceOf, reloadInvoice } from './testing/create-invoice.ts';

const database = await testDatabase();
const app = await testApp(database);
await switchCaptchaOff(database);
const ctx = await appContext(app, database);
const { panel } = ctx;
const sandbox = Number(
  await createMethod(ctx, {
    purposes: ['add_funds', 'checkout', 'order_widget', 'recurring'],
    feePpm: ppm(10_000),
    bonuses: [{ fromAmount: usd('100'), bonusPpm: ppm(20_000) }],
  }),
);
const bank = Number(await createMethod(ctx, { strategy: 'message', accountNumber: 'DE02' }));
const withdrawalMethod = Number((await createWithdrawalMethod(database.db, panel)).id);
const coupon = (values: CouponValues = {}) => createCoupon(database.db, panel, { type: 'bonus', ...values });
await coupon({ is_listed: true, account_limit: 1 });
const visitor = await provenVisitor(app, database);
await creditWallet(ctx, { type: 'referral', customerId: visitor.id, amount: usd('30'), key: 'test:earned' });
const headers = { authorization: visitor.bearer };
const get = async (path: string) => (await app.call(path, { headers })).json();
const send = async (path: string, body: object) => (await post(app, path, body, { headers })).json();

const method = [
  ...['id', 'name', 'additional_information', 'comments', 'fee_percent', 'icon', 'max_amount', 'min_amount'],
  ...[
    'strategy',
    'description',
    'charge_currency',
    'charge_type',
    'reward_percent',
    'payment_method_bonuses',
  ],
  'public_fields',
];
const card = ['id', 'icon', 'name', 'type'];
const invoiceQuote = [
  ...['coupon_bonus', 'coupon_bonus_percentage', 'coupon_bonus_type', 'coupon_bonus_amount_calculation_type'],
  'coupon_problem',
  ...['fee', 'fee_percent', 'original_amount', 'payment_method_bonus', 'payment_method_bonus_percent'],
  ...['total_bonus', 'to_be_credited', 'total_amount'],
];

test.each<[string, readonly string[]]>([
  ['/api/v1/payment-methods', method],
  ['/api/v1/payment-methods-with-bonuses', method],
  ['/api/v1/payment-methods/get-available-for-recurring-payments', method],
  ['/api/v1/payment-methods/get-available-for-order-widget', method],
  [
    '/api/v1/coupons',
    [
      ...['id', 'name', 'code', 'description', 'bonus_amount', 'bonus_amount_calculation_type'],
      ...['bonus_percentage', 'bonus_type', 'min_amount', 'valid_to'],
    ],
  ],
  [
    '/api/v1/available-withdrawal-methods',
    ['id', 'name', 'icon', 'description', 'min_amount', 'max_amount', 'fee_percent', 'min_fee'],
  ],
  ['/api/v1/payments/statistics', ['id', 'amount', 'created_at', 'order_id', 'payment_method', 'type']],
])('GET %s answers a list with every field that is asked of it', async (path, fields) => {
  const { data } = await get(path);
  expect(data.length).toBeGreaterThan(0);
  for (const row of data) expect(Object.keys(row)).toEqual(expect.arrayContaining([...fields]));
});

test('the statistics carry their total, and how many there are', async () => {
  expect(await get('/api/v1/payments/statistics')).toMatchObject({ recordsFiltered: 1, total_amount: '30' });
});

test('a card is linked, listed for payments and for the order form, and removed', async () => {
  const input = { payment_method_id: sandbox };
  const started = await send('/api/v1/recurring-payments-methods', input);
  const path = String(started.data.redirect_url).split('?')[0] ?? '';
  await post(app, path, { action: 'pay', card: 'good' });
  for (const list of [
    '/api/v1/recurring-payments-methods',
    '/api/v1/order-widget/recurring-payments-methods',
  ])
    for (const row of (await get(list)).data)
      expect(Object.keys(row)).toEqual(expect.arrayContaining([...card]));
  const [linked] = (await get('/api/v1/order-widget/recurring-payments-methods')).data;
  const removed = await app.call(`/api/v1/recurring-payments-methods/${linked.id}`, {
    method: 'DELETE',
    headers,
  });
  expect(removed.statusCode).toBe(204);
  expect((await get('/api/v1/recurring-payments-methods')).data).toEqual([]);
});

test('money is quoted, paid in, claimed by hand and withdrawn', async () => {
  const fundsRequest = { amount: '100', payment_method_id: sandbox };
  const { data: quote } = await send('/api/v1/invoices/total-amount', fundsRequest);
  expect(Object.keys(quote)).toEqual(expect.arrayContaining(invoiceQuote));
  expect(quote).toMatchObject({ fee: '1', total_amount: '101', to_be_credited: '102' });
  const step = await send('/api/v1/add-funds', {
    ...fundsRequest,
    success_url: '/orders',
    cancel_url: '/add-funds',
  });
  expect(step.data).toMatchObject({ invoice_id: expect.any(Number), redirect_url: expect.any(String) });
  const byHand = (await send('/api/v1/add-funds', { amount: '20', payment_method_id: bank })).data;
  const claim = `/api/v1/invoices/${byHand.invoice_id}/mark-is-paid`;
  expect((await post(app, claim, { comment: 'sent it' }, { headers })).statusCode).toBe(204);
  const out = { amount: '20', payment_method_id: withdrawalMethod };
  expect((await send('/api/v1/withdrawal/total-amount', out)).data).toMatchObject({
    original_amount: '20',
    fee: '0.5',
    total_amount: '19.5',
  });
  const request = { ...out, account_number: '4242', user_comment: 'please' };
  const accurate = '/api/v1/withdrawal?with_increased_balance_accuracy=1';
  expect(await send(accurate, request)).toMatchObject({
    data: { status: 'in_review', amount: '20' },
    referral_user_balance: '10',
  });
});

/** A new customer’s add-funds with this coupon. */
async function addFunds(code: string, amount = '50') {
  const { id, bearer } = await signUpVisitor(app);
  const own = { headers: { authorization: bearer } };
  const query = { amount, payment_method_id: sandbox, coupon_code: code };
  const quote = (await post(app, '/api/v1/invoices/total-amount', query, own)).json().data;
  const answer = await post(app, '/api/v1/add-funds', query, own);
  const bonus = async () => (await walletBalances(ctx, { customerId: id })).bonus;
  return { quote, answer, bonus, invoiceId: BigInt(answer.json().data?.invoice_id ?? 0), own };
}

test('a coupon comes with the payment: quoted, redeemed, credited to the bonus wallet', async () => {
  const { code } = await coupon({ percent_ppm: 150_000 });
  const { quote, bonus, invoiceId } = await addFunds(code.toLowerCase());
  expect(quote).toMatchObject({
    coupon_bonus: '7.5',
    coupon_bonus_percentage: 0.15,
    coupon_bonus_type: 'bonus',
    coupon_bonus_amount_calculation_type: 'percent',
    to_be_credited: '57.5',
  });
  expect(await bonus()).toBe(0n);
  await settleInvoice(ctx, invoiceId, evidenceOf(ctx, await reloadInvoice(ctx, { id: invoiceId })));
  expect(await bonus()).toBe(usd('7.5'));
});

test.each<[string, CouponValues]>([
  ['for orders', { type: 'discount' }],
  ['that is over', { valid_to: new Date('2020-01-01T00:00:00Z') }],
  ['for larger amounts', { min_amount: usd('50.01') }],
  ['that is switched off', { is_enabled: false }],
])(
  'a coupon %s does not apply: no bonus type in the quote, refused at its field when used',
  async (_, values) => {
    const { code } = await coupon(values);
    const { quote, answer } = await addFunds(code);
    expect(quote).toMatchObject({ coupon_bonus: '0', coupon_bonus_type: null });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['coupon_code']);
  },
);

test('of twenty payments at once with the last coupon one has it; dropped or run out, it is free again', async () => {
  const { code } = await coupon({ total_limit: 1 });
  const racers = await Promise.all(Array.from({ length: 20 }, () => addFunds(code)));
  const won = racers.filter(({ answer }) => answer.statusCode === 200);
  expect(won).toHaveLength(1);
  const cancel = `/api/v1/invoices/${won[0]?.invoiceId}/cancel`;
  expect((await app.call(cancel, { method: 'POST', ...won[0]?.own })).statusCode).toBe(204);
  const second = await addFunds(code);
  expect(second.answer.statusCode).toBe(200);
  const later = { ...ctx, clock: { now: () => new Date(Date.now() + 3 * 3_600_000) } };
  await checkInvoice(later, { invoiceId: second.invoiceId, source: 'poller' });
  expect(await reloadInvoice(ctx, { id: second.invoiceId })).toMatchObject({
    status: 'expired',
    coupon_id: null,
  });
  expect((await addFunds(code)).answer.statusCode).toBe(200);
  expect(await checkBooks(database.db, allBooks)).toEqual([]);
});
