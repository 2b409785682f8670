import { zero } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { allBooks } from '../../books-check.job.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { freezeAccount, liftFreeze } from '../accounts/index.ts';
import { chargeWallets, checkBooks, walletBalances } from '../ledger/index.ts';
import { freshId, usd } from '../ledger/testing/fund-customer.ts';
import { password, post } from '../sessions/testing/visitor.ts';
import { openInvoice } from './open-invoice.ts';
import { payingPanel } from './testing/paying-panel.ts';

const { app, ctx, database, deliver, gateways, newPayer } = await payingPanel();
const stripe = found(gateways.find(({ gateway }) => gateway.name === 'Stripe'));
/** Orders that exist only in the ledger, without rows of their own. */
const books = allBooks.filter(({ name }) => !name.startsWith('an order is charged'));

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('not found');
  return value;
}

type Payer = Awaited<ReturnType<typeof newPayer>>;

async function topUp(payer: Payer, amount: string) {
  const { invoice_id, redirect_url } = await payer.addFunds(stripe.method, amount);
  const pay = () => {
    stripe.gateway.pay(redirect_url);
    return deliver(stripe.method, stripe.gateway.paidDelivery(redirect_url));
  };
  return { invoiceId: invoice_id, url: redirect_url, pay };
}

/** Someone who spent 15 of a payment of 20 that their bank has taken back. */
async function disputed() {
  const payer = await newPayer();
  const { url, pay } = await topUp(payer, '20');
  await pay();
  await chargeWallets(ctx, { customerId: payer.id, orderId: freshId(), amount: usd('15') });
  const tell = async (step: 'opened' | 'lost') => {
    const delivery = stripe.gateway.disputeDelivery?.(url, step, 2000);
    if (delivery) await deliver(stripe.method, delivery);
  };
  await tell('opened');
  await signInAgain(payer);
  return { payer, tell };
}

/** Freezing ends all sessions. */
async function signInAgain(payer: Payer) {
  const answer = await post(app, '/login', { email: payer.email, password });
  payer.headers.authorization = String(answer.headers.authorization);
}

/** Sessions are remembered for up to half a second. */
const patience = { timeout: 10_000 };
const expectStatus = (payer: Payer, path: string) =>
  expect.poll(async () => (await app.call(path, { headers: payer.headers })).statusCode, patience);
const expectTopUp = (payer: Payer) =>
  expect.poll(async () => (await payer.tryToAddFunds(stripe.method)).statusCode, patience);

test('who is frozen for nothing but a debt tops up, repays first, and is free again', async () => {
  const { payer, tell } = await disputed();
  // While the bank decides, nothing is paid in.
  await expectTopUp(payer).toBe(423);
  expect(await payer.get('/api/v1/profile')).toMatchObject({ frozen_for_debt: false, debt: '15' });
  await tell('lost');
  expect(await payer.get('/api/v1/profile')).toMatchObject({
    frozen_at: expect.any(String),
    frozen_for_debt: true,
    debt: '15',
  });
  await expectStatus(payer, '/api/v1/orders').toBe(423);
  await expectTopUp(payer).toBe(200);
  const first = await topUp(payer, '10');
  await expectStatus(payer, `/api/v1/invoices/${first.invoiceId}`).toBe(200);
  await first.pay();
  expect(await payer.get('/api/v1/profile')).toMatchObject({ frozen_for_debt: true, debt: '5' });
  const second = await topUp(payer, '10');
  await second.pay();
  expect(await payer.get('/api/v1/profile')).toMatchObject({
    frozen_at: null,
    frozen_for_debt: false,
    debt: '0',
  });
  await expectStatus(payer, '/api/v1/orders').toBe(200);
  expect(await walletBalances(ctx, { customerId: payer.id })).toMatchObject({ cash: usd('5'), owed: 0n });
  expect(await checkBooks(database.db, books)).toEqual([]);
});

test('another reason to be frozen still forbids it, and outlives the debt', async () => {
  const { payer, tell } = await disputed();
  await tell('lost');
  await expectTopUp(payer).toBe(200);
  const waiting = await topUp(payer, '20');
  const byOperator = { accountId: payer.id, cause: 'operator', reason: 'suspected fraud' } as const;
  await inTransaction(ctx, (tx) => freezeAccount(tx, byOperator));
  await expectStatus(payer, '/api/v1/profile').toBe(200);
  expect(await payer.get('/api/v1/profile')).toMatchObject({ frozen_for_debt: false });
  await expectTopUp(payer).toBe(423);
  await expectStatus(payer, `/api/v1/invoices/${waiting.invoiceId}`).toBe(423);
  // What was paid meanwhile at the gateway repays all the same.
  await waiting.pay();
  expect(await payer.get('/api/v1/profile')).toMatchObject({ frozen_at: expect.any(String), debt: '0' });
  await expectTopUp(payer).toBe(423);
  await inTransaction(ctx, (tx) => liftFreeze(tx, byOperator));
  await expectTopUp(payer).toBe(200);
});

test('bills for orders are not paid while frozen', async () => {
  const { payer, tell } = await disputed();
  await tell('lost');
  await expectTopUp(payer).toBe(200);
  const { id: invoiceId } = await inTransaction(ctx, (tx) =>
    openInvoice(tx, {
      accountId: payer.id,
      methodId: stripe.method,
      purpose: 'orders',
      purposeId: freshId(),
      amount: usd('20'),
      fee: zero,
      methodBonus: zero,
      successPath: '/',
      cancelPath: '/',
    }),
  );
  const shown = await app.server.inject({ url: `/api/v1/invoices/${invoiceId}`, headers: payer.headers });
  expect(shown.json()).toMatchObject({ data: { status: 'open', step: null } });
  for (const call of ['check', 'mark-is-paid']) {
    const answer = await post(app, `/api/v1/invoices/${invoiceId}/${call}`, {}, { headers: payer.headers });
    expect(answer.statusCode).toBe(423);
  }
});
