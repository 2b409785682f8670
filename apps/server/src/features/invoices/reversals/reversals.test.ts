import { ppm } from '@marquee/domain/money/ratio.ts';
import { expect, test } from 'vitest';
import { allBooks } from '../../../books-check.job.ts';
import { sentJobs } from '../../../testing/sent-jobs.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { chargeWallets, checkBooks, walletBalances } from '../../ledger/index.ts';
import { freshId, usd } from '../../ledger/testing/fund-customer.ts';
import { changeSettings } from '../../settings/index.ts';
import { settleInvoice } from '../settling/settle-invoice.ts';
import { sweepInvoices } from '../settling/sweep-invoices.ts';
import { startPayment } from '../start-payment.ts';
import { createInvoice, createMethod, evidenceOf, reloadInvoice } from '../testing/create-invoice.ts';
import { refundAtGatewayJob } from './refund-at-gateway.job.ts';
import { refundInvoice } from './refund-invoice.ts';

const database = await testDatabase();
const ctx = await testContext(database);
await changeSettings(ctx, { currencies: { RUB: { rate: '92.5' } } });
const methodId = await createMethod(ctx, { strategy: 'message', accountNumber: 'DE02' });
const rubleMethod = await createMethod(ctx, { strategy: 'message', chargeCurrency: 'RUB' });
/** Orders that exist only in the ledger, without rows of their own. */
const books = allBooks.filter(({ name }) => !name.startsWith('an order is charged'));

const walletsOf = (customerId: bigint) => walletBalances(ctx, { customerId });

test('a ruble gateway asks at the rate of the day it was opened, and gives back at that rate too', async () => {
  const invoice = await createInvoice(ctx, { methodId: rubleMethod, amount: usd('50') });
  expect(invoice).toMatchObject({ charge_currency: 'RUB', charge_amount: 462_500_000_000n });
  await changeSettings(ctx, { currencies: { RUB: { rate: '50' } } });
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  const { cash } = await walletsOf(invoice.account_id);
  expect(cash).toBe(usd('50'));
  await refundInvoice(ctx, { invoiceId: invoice.id, amount: usd('10'), reason: 'a part' });
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({
    status: 'paid',
    reversed_units: 92_500_000_000n,
    reversed_amount: usd('10'),
  });
  expect((await walletsOf(invoice.account_id)).cash).toBe(usd('40'));
  // Reported by the gateway in rubles: the rest.
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, { news: 'refunded' }));
  expect((await walletsOf(invoice.account_id)).cash).toBe(0n);
  expect(await checkBooks(database.db, books)).toEqual([]);
});

test('a refund takes its part of the fee and the bonus; a bonus that was spent is paid for in cash', async () => {
  const invoice = await createInvoice(ctx, {
    methodId,
    amount: usd('100'),
    fee: usd('2'),
    methodBonus: usd('10'),
  });
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  const { account_id: customerId } = invoice;
  await chargeWallets(ctx, { customerId, orderId: freshId(), amount: usd('10') });
  const refund = (amount: string) =>
    refundInvoice(ctx, { invoiceId: invoice.id, amount: usd(amount), reason: 'a part' });
  // A full refund would need the ten that are gone.
  await expect(refund('102')).rejects.toMatchObject({ code: 'insufficient_balance' });
  await refund('51');
  expect(await walletsOf(customerId)).toMatchObject({ cash: usd('45'), bonus: 0n, owed: 0n });
  expect(await checkBooks(database.db, books)).toEqual([]);
});

test('twenty operators refund the same payment at once: it goes back once', async () => {
  const invoice = await createInvoice(ctx, { methodId });
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  const refund = () => refundInvoice(ctx, { invoiceId: invoice.id, reason: 'asked for it' });
  await Promise.all(Array.from({ length: 20 }, refund));
  expect((await walletsOf(invoice.account_id)).cash).toBe(0n);
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({
    status: 'refunding',
    reversed_amount: usd('50'),
  });
  const query = await sentJobs(database.db, refundAtGatewayJob);
  expect(query.filter(({ invoiceId }) => invoiceId === invoice.id)).toHaveLength(1);
  // The job got lost: the sweep asks again.
  ctx.clock.advance(3 * 60);
  await sweepInvoices(ctx);
  const again = await sentJobs(database.db, refundAtGatewayJob);
  expect(again.filter(({ invoiceId }) => invoiceId === invoice.id)).toHaveLength(2);
  expect(await checkBooks(database.db, books)).toEqual([]);
});

test('a code to scan names the amount, the invoice and where it goes', async () => {
  const scan = await createMethod(ctx, {
    strategy: 'qr_code',
    feePpm: ppm(15_000),
    accountNumber: 'demo-wallet',
    qrTemplate: 'pay:{account}?amount={amount}&note={invoice}',
  });
  const invoice = await createInvoice(ctx, { methodId: scan, amount: usd('20'), fee: usd('0.3') });
  expect(await startPayment(ctx, invoice.id)).toMatchObject({
    kind: 'qr_code',
    code: `pay:demo-wallet?amount=20.30&note=INV-${invoice.id}`,
  });
});
