import { expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { walletBalances } from '../ledger/index.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { deliverSandboxNews } from '../sandbox-payments/deliver-sandbox-news.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { createMethod } from './testing/create-invoice.ts';

const database = await testDatabase();
const app = await testApp(database);
await app.server.listen({ port: 0, host: 'localhost' });
await switchCaptchaOff(database);
const address = app.server.server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const ctx: Context = {
  ...app.installation.appServices,
  environment: { ...app.installation.appServices.environment, publicUrl: `http://localhost:${port}` },
  panel: await rootPanel(database),
  actor: { kind: 'system', name: 'test' },
  locale: 'en',
  requestId: 'test',
  log: app.installation.log,
};
const finance = await staffMember(app, database, 'finance');
const start = (methodId: bigint) =>
  app.call(`/api/v1/admin/payment-methods/${methodId}/test-charges`, {
    method: 'POST',
    headers: finance.headers,
    payload: {},
  });
const follow = async (id: number, headers = finance.headers) =>
  app.call(`/api/v1/admin/payment-methods/test-charges/${id}`, { headers });

test('a method that is off is tried with a real payment, step by step', async () => {
  const methodId = await createMethod(ctx, {
    text: { name: 'Sandbox' },
    minAmount: usd('2'),
    isEnabled: false,
  });
  const { data } = (await start(methodId)).json();
  expect(data).toMatchObject({
    status: 'open',
    amount: '2',
    events: [],
    transaction_id: null,
  });
  expect(data.payment_url).toContain('/sandbox');
  const payment = await database.db.selectFrom('sandbox_payment').selectAll().executeTakeFirstOrThrow();
  await deliverSandboxNews(ctx, { paymentId: payment.id, news: 'paid' });
  const after = (await follow(data.invoice_id)).json().data;
  expect(after).toMatchObject({
    status: 'paid',
    events: [{ source: 'webhook', kind: 'paid' }],
    transaction_id: expect.any(Number),
  });
  expect((await walletBalances(ctx, { customerId: finance.id })).cash).toBe(usd('2'));
  const audit = await database.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'after'])
    .where('action', '=', 'payment-methods.test')
    .execute();
  expect(audit).toMatchObject([{ actor_id: finance.id, after: { invoice_id: String(data.invoice_id) } }]);
});

test('only who makes a test can follow it; ways without a page cannot be tried', async () => {
  const methodId = await createMethod(ctx, { text: { name: 'Sandbox' } });
  const { data } = (await start(methodId)).json();
  const colleague = await staffMember(app, database, 'finance');
  expect((await follow(data.invoice_id, colleague.headers)).statusCode).toBe(404);
  const byHand = await createMethod(ctx, { strategy: 'message', text: { name: 'Bank' } });
  await expect.poll(async () => (await start(byHand)).statusCode).toBe(409);
});
