import { ppm } from '@marquee/domain/money/ratio.ts';
import { expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { createPanel } from '../../testing/create-panel.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createCoupon } from '../coupons/testing/create-coupon.ts';
import { walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { deliverSandboxNews } from '../sandbox-payments/deliver-sandbox-news.ts';
import { post, signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { confirmInvoice } from './settling/confirm-invoice.ts';
import { createMethod } from './testing/create-invoice.ts';

const database = await testDatabase();
const app = await testApp(database);
await app.server.listen({ port: 0, host: 'localhost' });
await switchCaptchaOff(database);
const panel = await rootPanel(database);
const address = app.server.server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const ctx: Context = {
  ...app.installation.appServices,
  environment: { ...app.installation.appServices.environment, publicUrl: `http://localhost:${port}` },
  panel,
  actor: { kind: 'system', name: 'test' },
  locale: 'en',
  requestId: 'test',
  log: app.installation.log,
};
const sandbox = await createMethod(ctx, {
  text: { name: 'Sandbox' },
  translations: { de: { name: 'Sandkasten' } },
  feePpm: ppm(15_000),
  minAmount: usd('5'),
  maxAmount: usd('1000'),
  bonuses: [{ fromAmount: usd('100'), bonusPpm: ppm(20_000) }],
});
const byHand = await createMethod(ctx, {
  strategy: 'message',
  text: { name: 'Bank', additional_information: '<p>Write the number.</p>' },
  accountNumber: 'DE02',
  takesComment: true,
});
const visitor = await signUpVisitor(app);
const stranger = await signUpVisitor(app);
const headers = { authorization: visitor.bearer };
const profile = '/api/v1/profile?with_increased_balance_accuracy=1';
const money = async () => (await app.call(profile, { headers })).json().data;
const addFunds = (body: object, more: Record<string, string> = {}) =>
  post(app, '/api/v1/add-funds', body, { headers: { ...headers, ...more } });

test('methods are told in the caller’s language, with fee, bonus and limits', async () => {
  const answer = await app.call('/api/v1/payment-methods?locale=de', { headers });
  expect(answer.json().data[0]).toMatchObject({
    name: 'Sandkasten',
    fee_percent: 0.015,
    reward_percent: 0.02,
    min_amount: '5',
    max_amount: '1000',
    payment_method_bonuses: [{ bonus_percent: 0.02, from_amount: '100' }],
  });
  expect(JSON.stringify(answer.json())).not.toContain('secret');
  const withBonuses = await app.call('/api/v1/payment-methods-with-bonuses', { headers });
  expect(withBonuses.json().data).toHaveLength(1);
  expect((await app.call('/api/v1/payment-methods')).statusCode).toBe(401);
});

test('a quote says what is paid and what arrives; an unknown coupon has no bonus type', async () => {
  const body = { amount: '100', payment_method_id: Number(sandbox), coupon_code: 'NOSUCH' };
  const answer = await post(app, '/api/v1/invoices/total-amount', body, { headers });
  expect(answer.json().data).toMatchObject({
    fee: '1.5',
    total_amount: '101.5',
    payment_method_bonus: '2',
    to_be_credited: '102',
    coupon_bonus: '0',
    coupon_bonus_type: null,
    coupon_problem: { reason: 'unknown', minimum: null },
    charge: { currency: 'USD', amount: '101.5', rate: null },
  });
});

test('a coupon that gives nothing for a top-up says why', async () => {
  const bonus = { type: 'bonus', min_amount: usd('50') } as const;
  const codes = {
    orders: (await createCoupon(ctx.db, panel)).code,
    services: (await createCoupon(ctx.db, panel, { ...bonus, service_ids: [1n] })).code,
    bonus: (await createCoupon(ctx.db, panel, { ...bonus, account_limit: 1 })).code,
  };
  const quote = async (coupon_code: string, amount: string) => {
    const body = { amount, payment_method_id: Number(sandbox), coupon_code };
    const answer = await post(app, '/api/v1/invoices/total-amount', body, { headers });
    const { coupon_problem, coupon_bonus_type, to_be_credited } = answer.json().data;
    return { coupon_problem, coupon_bonus_type, to_be_credited };
  };
  const none = { coupon_bonus_type: null, to_be_credited: '40' };
  const because = (reason: string, minimum: string | null = null) => ({ reason, minimum });
  expect(await quote(codes.orders, '40')).toEqual({ ...none, coupon_problem: because('only_orders') });
  expect(await quote(codes.services, '40')).toEqual({ ...none, coupon_problem: because('other_services') });
  expect(await quote(codes.bonus, '40')).toEqual({ ...none, coupon_problem: because('below_minimum', '50') });
  const works = { coupon_bonus_type: 'bonus', to_be_credited: '55', coupon_problem: null };
  expect(await quote(codes.bonus, '50')).toEqual(works);
  await addFunds({ amount: '50', payment_method_id: Number(byHand), coupon_code: codes.bonus });
  expect((await quote(codes.bonus, '50')).coupon_problem).toEqual(because('used_by_you'));
});

test.each([
  ['4.99', 'amount'],
  ['1000.01', 'amount'],
  ['0', 'amount'],
  ['1e3', 'amount'],
  ['-5', 'amount'],
])('an amount of %s is refused at its field', async (amount, field) => {
  const answer = await addFunds({ amount, payment_method_id: Number(sandbox) });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a return address of %s is refused',
  async (success_url) => {
    const answer = await addFunds({ amount: '10', payment_method_id: Number(sandbox), success_url });
    expect(answer.statusCode).toBe(422);
  },
);

test('the sandbox: page, payment, signed webhook over HTTP, receipt, dispute', async () => {
  const { id: customerId, bearer } = await signUpVisitor(app);
  const headers = { authorization: bearer };
  const money = async () => (await app.call(profile, { headers })).json().data;
  const step = (
    await post(app, '/api/v1/add-funds', { amount: '100', payment_method_id: Number(sandbox) }, { headers })
  ).json().data;
  const page = await app.call(step.redirect_url);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('$101.50');
  const path = step.redirect_url.split('?')[0] as string;
  const press = (action: string) => post(app, path, { action });
  expect((await press('pay')).json().data.next_url).toBe(`/add-funds/success?invoice=${step.invoice_id}`);
  expect((await press('pay')).statusCode).toBe(409);
  expect((await money()).balance).toBe('0');
  const payment = await database.db.selectFrom('sandbox_payment').selectAll().executeTakeFirstOrThrow();
  const tell = (news: 'paid' | 'disputed') => deliverSandboxNews(ctx, { paymentId: payment.id, news });
  await tell('paid');
  await tell('paid');
  expect((await money()).balance).toBe('102');

  const receipt = await app.call(`/api/v1/invoices/${step.invoice_id}/receipt`, { headers });
  expect(receipt.json().data).toMatchObject({ amount: '100', fee: '1.5', total: '101.5', bonus: '2' });
  for (const locale of ['en', 'ru', 'ja']) {
    const pdf = await app.call(`/api/v1/invoices/${step.invoice_id}/receipt.pdf?locale=${locale}`, {
      headers,
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.rawPayload.length).toBeGreaterThan(3000);
  }
  await press('dispute');
  await tell('disputed');
  // Frozen: existing sessions end within the second for which a session is cached.
  const status = async () => (await app.call(profile, { headers })).statusCode;
  await expect.poll(status, { timeout: 5_000 }).toBe(401);
  const account = database.db.selectFrom('account').select('frozen_at').where('id', '=', customerId);
  expect((await account.executeTakeFirstOrThrow()).frozen_at).not.toBeNull();
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: 0n, bonus: 0n });
});

test('“I’ve paid” credits nothing; an operator does', async () => {
  const before = Number((await money()).balance);
  const step = (await addFunds({ amount: '30', payment_method_id: Number(byHand) })).json().data;
  expect(step.payment_message).toMatchObject({ account_number: 'DE02', comment: `INV-${step.invoice_id}` });
  const claim = () =>
    post(app, `/api/v1/invoices/${step.invoice_id}/mark-is-paid`, { comment: 'from Kim' }, { headers });
  expect((await claim()).statusCode).toBe(204);
  expect((await claim()).statusCode).toBe(204);
  expect(await money()).toMatchObject({ invoices_in_moderation: 1, balance: String(before) });
  await confirmInvoice(ctx, { invoiceId: BigInt(step.invoice_id) });
  expect(Number((await money()).balance) - before).toBe(30);
});

test('nobody can claim a payment that a gateway has to confirm', async () => {
  const step = (await addFunds({ amount: '30', payment_method_id: Number(sandbox) })).json().data;
  const claim = await post(app, `/api/v1/invoices/${step.invoice_id}/mark-is-paid`, {}, { headers });
  expect(claim.statusCode).toBe(409);
});

test('somebody else’s invoice and another panel’s are as absent as one that never was', async () => {
  const step = (await addFunds({ amount: '30', payment_method_id: Number(byHand) })).json().data;
  const theirs = { headers: { authorization: stranger.bearer } };
  const missing = await app.call('/api/v1/invoices/999999', theirs);
  for (const suffix of ['', '/receipt', '/receipt.pdf']) {
    const answer = await app.call(`/api/v1/invoices/${step.invoice_id}${suffix}`, theirs);
    expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
  }
  for (const verb of ['mark-is-paid', 'check', 'cancel']) {
    const body = verb === 'mark-is-paid' ? {} : undefined;
    const answer = await app.call(`/api/v1/invoices/${step.invoice_id}/${verb}`, {
      method: 'POST',
      ...theirs,
      ...(body ? { payload: body } : {}),
    });
    expect(answer.statusCode).toBe(404);
  }
  const other = await createHostedPanel(database);
  // Set before anybody reads the settings: their cache is refreshed a moment later.
  await switchCaptchaOff(database, other.id);
  const standing = () => app.call('/settings', { headers: { host: other.host } });
  // So is the directory of panels.
  await expect.poll(async () => (await standing()).statusCode, { timeout: 10_000 }).toBe(200);
  const foreign = await signUpVisitor(app, undefined, { headers: { host: other.host } });
  const input = { amount: '30', payment_method_id: Number(byHand) };
  const used = await post(app, '/api/v1/add-funds', input, {
    headers: { authorization: foreign.bearer, host: other.host },
  });
  expect(used.statusCode).toBe(422);
});

test('the sandbox does not exist where it is switched off', async () => {
  const off = {
    ...ctx,
    panel: await createPanel(database.db),
    environment: { ...ctx.environment, sandboxPayments: false },
  };
  const { sandboxPaymentByToken } = await import('../sandbox-payments/sandbox-payment.ts');
  await expect(sandboxPaymentByToken(off, 'any')).rejects.toMatchObject({ code: 'not_found' });
  const { listPaymentMethods } = await import('../payment-methods/index.ts');
  await createMethod(off);
  expect(await listPaymentMethods(off, 'add_funds')).toEqual([]);
});
