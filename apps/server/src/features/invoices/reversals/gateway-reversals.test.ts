import { expect, test } from 'vitest';
import { allBooks } from '../../../books-check.job.ts';
import { booksRules } from '../../ledger/books/books-rules.ts';
import { chargeWallets, checkBooks, walletBalances } from '../../ledger/index.ts';
import { usd } from '../../ledger/testing/fund-customer.ts';
import { invoiceBooks } from '../invoice-books.ts';
import { reloadInvoice } from '../testing/create-invoice.ts';
import { type AtGateway, payingPanel } from '../testing/paying-panel.ts';
import { closeDispute } from './close-dispute.ts';
import { refundAtGateway } from './refund-at-gateway.ts';
import { refundInvoice } from './refund-invoice.ts';

const { ctx, database, deliver, gateways, newPayer } = await payingPanel();
const each = gateways.map((at) => [at.gateway.name, at] as const);
const refunding = each.filter(([, { gateway }]) => gateway.refundsMade);
const withRefundWebhooks = each.filter(([, { gateway }]) => gateway.refundDelivery);
const disputing = each.filter(([, { gateway }]) => gateway.disputeDelivery);

async function paid({ gateway, method, payer }: AtGateway) {
  const { invoice_id, redirect_url } = await payer.addFunds(method);
  gateway.pay(redirect_url);
  await deliver(method, gateway.paidDelivery(redirect_url));
  expect(await payer.status(invoice_id)).toBe('paid');
  return { invoiceId: BigInt(invoice_id), url: redirect_url };
}

test.each(refunding)(
  '%s: a refund by an operator leaves the wallet first, then reaches the gateway',
  async (_, at) => {
    const { gateway, payer } = at;
    const before = await payer.balance();
    const { invoiceId, url } = await paid(at);
    const made = gateway.refundsMade?.(url).length ?? 0;
    await refundInvoice(ctx, { invoiceId, reason: 'asked for it' });
    expect(await payer.balance()).toBe(before);
    expect(await payer.status(invoiceId)).toBe('refunding');
    await refundAtGateway(ctx, { invoiceId, turn: 1 });
    await refundAtGateway(ctx, { invoiceId, turn: 1 });
    // As if the answer had been lost: asked again, the gateway recognizes the same refund.
    await database.db
      .updateTable('invoice_reversal')
      .set({ done_at: null, asked_at: null })
      .where('invoice_id', '=', invoiceId)
      .execute();
    await refundAtGateway(ctx, { invoiceId, turn: 1 });
    expect(await payer.status(invoiceId)).toBe('refunded');
    expect(gateway.refundsMade?.(url).slice(made)).toEqual([2000]);
  },
);

test.each(refunding)(
  '%s: an operator refunds in parts, never more than came, and the last part ends it',
  async (_, at) => {
    const { gateway, payer, method } = at;
    const before = await payer.balance();
    const { invoiceId, url } = await paid(at);
    const made = gateway.refundsMade?.(url).length ?? 0;
    const refund = (dollars: string) =>
      refundInvoice(ctx, { invoiceId, amount: usd(dollars), reason: 'a part' });
    await refund('5.259');
    expect((await payer.balance()) - before).toBeCloseTo(14.75);
    await refundAtGateway(ctx, { invoiceId, turn: 1 });
    expect(await payer.invoice(invoiceId)).toMatchObject({ status: 'paid', refunded_amount: '5.25' });
    expect((await payer.mails('payment-refunded'))[0]?.subject).toContain('$5.25');
    await expect(refund('14.76')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(refund('0.009')).rejects.toMatchObject({ code: 'invalid_input' });
    await refund('14.75');
    await refundAtGateway(ctx, { invoiceId, turn: 2 });
    expect(await payer.status(invoiceId)).toBe('refunded');
    expect(await payer.balance()).toBeCloseTo(before);
    expect(gateway.refundsMade?.(url).slice(made)).toEqual([525, 1475]);
    const reported = gateway.refundDelivery?.(url, 2000);
    if (reported) await deliver(method, reported);
    expect(await payer.balance()).toBeCloseTo(before);
    expect(await checkBooks(database.db, allBooks)).toEqual([]);
  },
);

test.each(refunding)('%s: one that breaks while it gives back is asked again until it has', async (_, at) => {
  const { gateway } = at;
  const { invoiceId, url } = await paid(at);
  const made = gateway.refundsMade?.(url).length ?? 0;
  await refundInvoice(ctx, { invoiceId, reason: 'asked for it' });
  for (const fault of ['reset', 'server_error', 'garbage', 'nonsense'] as const) {
    gateway.server.fault = fault;
    await expect(refundAtGateway(ctx, { invoiceId, turn: 1 })).rejects.toThrow();
    await database.db
      .updateTable('invoice_reversal')
      .set({ asked_at: null })
      .where('invoice_id', '=', invoiceId)
      .execute();
  }
  gateway.server.fault = undefined;
  expect(await at.payer.status(invoiceId)).toBe('refunding');
  await refundAtGateway(ctx, { invoiceId, turn: 1 });
  expect(await at.payer.status(invoiceId)).toBe('refunded');
  expect(gateway.refundsMade?.(url).slice(made)).toEqual([2000]);
});

const byHand = each.filter(([, { gateway }]) => !gateway.refundsMade);
test.each(byHand)(
  '%s refunds nothing itself: the money leaves the wallet, and a person sends it',
  async (_, at) => {
    const before = await at.payer.balance();
    const { invoiceId } = await paid(at);
    at.gateway.server.fault = 'server_error';
    await refundInvoice(ctx, { invoiceId, amount: usd('5'), reason: 'a part' });
    await refundAtGateway(ctx, { invoiceId, turn: 1 });
    await refundInvoice(ctx, { invoiceId, reason: 'the rest' });
    await refundAtGateway(ctx, { invoiceId, turn: 2 });
    at.gateway.server.fault = undefined;
    expect(await at.payer.status(invoiceId)).toBe('refunded');
    expect(await at.payer.balance()).toBe(before);
  },
);

test.each(withRefundWebhooks)(
  '%s: parts refunded at its own dashboard are taken as they are told, in any order',
  async (_, at) => {
    const { gateway, payer, method } = at;
    const before = await payer.balance();
    const { invoiceId, url } = await paid(at);
    const tell = async (cents: number) => {
      const delivery = gateway.refundDelivery?.(url, cents);
      if (delivery) await deliver(method, delivery);
    };
    await tell(1200);
    await tell(500);
    await tell(1200);
    expect((await payer.balance()) - before).toBeCloseTo(8);
    expect(await payer.invoice(invoiceId)).toMatchObject({ status: 'paid', refunded_amount: '12' });
    await tell(2001);
    expect((await payer.balance()) - before).toBeCloseTo(8);
    await tell(2000);
    expect(await payer.balance()).toBeCloseTo(before);
    expect(await payer.status(invoiceId)).toBe('refunded');
    expect(await checkBooks(database.db, allBooks)).toEqual([]);
  },
);

test.each(withRefundWebhooks)(
  '%s: a refund that is told before its payment is asked to be told again',
  async (_, at) => {
    const { gateway, payer, method } = at;
    const before = await payer.balance();
    const { invoice_id, redirect_url } = await payer.addFunds(method);
    gateway.pay(redirect_url);
    const payment = gateway.paidDelivery(redirect_url);
    if (gateway.name === 'PayPal') await payer.comeBack(invoice_id);
    const refund = gateway.refundDelivery?.(redirect_url, 2000);
    if (!refund) throw new Error('tells no refunds');
    if (gateway.name !== 'PayPal') expect((await deliver(method, refund)).statusCode).toBe(409);
    await deliver(method, payment);
    expect((await deliver(method, refund)).statusCode).toBe(204);
    expect(await payer.status(invoice_id)).toBe('refunded');
    expect(await payer.balance()).toBe(before);
  },
);

test.each(disputing)(
  '%s: a dispute that is won gives everything back, told in any order; a question takes nothing',
  async (_, at) => {
    const { gateway, method } = at;
    const payer = await newPayer();
    const { invoiceId, url } = await paid({ ...at, payer });
    const customerId = payer.id;
    const wallets = () => walletBalances(ctx, { customerId });
    await chargeWallets(ctx, { customerId, orderId: 900_000n + customerId, amount: usd('15') });
    const dispute = (step: 'question' | 'opened' | 'repeated' | 'won', id?: string) => {
      const delivery = gateway.disputeDelivery?.(url, step, 1800, id);
      if (!delivery) throw new Error('knows no disputes');
      return deliver(method, delivery);
    };
    const frozen = async () => {
      const query = database.db.selectFrom('account').select('frozen_at').where('id', '=', customerId);
      return (await query.executeTakeFirstOrThrow()).frozen_at !== null;
    };
    await dispute('question');
    expect(await wallets()).toMatchObject({ cash: usd('5'), owed: 0n });
    expect((await dispute('won')).statusCode).toBe(409);
    await dispute('opened');
    await dispute('repeated');
    expect(await wallets()).toMatchObject({ cash: 0n, owed: usd('13') });
    expect(await frozen()).toBe(true);
    for (let delivery = 0; delivery < 2; delivery += 1) expect((await dispute('won')).statusCode).toBe(204);
    expect(await wallets()).toMatchObject({ cash: usd('5'), owed: 0n });
    expect(await frozen()).toBe(false);
    expect((await reloadInvoice(ctx, { id: invoiceId })).status).toBe('paid');
    // What is told late about one that is over changes nothing; the next dispute is a separate one.
    await dispute('repeated');
    expect(await wallets()).toMatchObject({ cash: usd('5'), owed: 0n });
    await dispute('opened', 'PP-D-2');
    expect(await wallets()).toMatchObject({ cash: 0n, owed: usd('13') });
    await closeDispute(ctx, { invoiceId, reason: 'the bank wrote a letter' });
    expect(await wallets()).toMatchObject({ cash: usd('5'), owed: 0n });
    expect(await checkBooks(database.db, [...booksRules, ...invoiceBooks])).toEqual([]);
  },
);

test.each(disputing)('%s: the rest refunded after a part dispute is taken too', async (_, at) => {
  const { gateway, method } = at;
  const payer = await newPayer();
  const { invoiceId, url } = await paid({ ...at, payer });
  for (const delivery of [
    gateway.disputeDelivery?.(url, 'opened', 1500),
    gateway.refundDelivery?.(url, 500),
    gateway.disputeDelivery?.(url, 'lost', 1500),
  ])
    if (delivery) expect((await deliver(method, delivery)).statusCode).toBe(204);
  expect(await walletBalances(ctx, { customerId: payer.id })).toMatchObject({ cash: 0n, owed: 0n });
  const { status, reversed_units, charge_amount } = await reloadInvoice(ctx, { id: invoiceId });
  expect([status, reversed_units]).toEqual(['disputed', charge_amount]);
});

test.each(disputing)('%s: a dispute that is lost leaves the customer owing what was spent', async (_, at) => {
  const { gateway, method } = at;
  const payer = await newPayer();
  const { invoiceId, url } = await paid({ ...at, payer });
  const customerId = payer.id;
  await chargeWallets(ctx, { customerId, orderId: 950_000n + customerId, amount: usd('15') });
  for (const step of ['opened', 'lost'] as const) {
    const delivery = gateway.disputeDelivery?.(url, step, 2000);
    if (delivery) expect((await deliver(method, delivery)).statusCode).toBe(204);
  }
  expect(await walletBalances(ctx, { customerId })).toMatchObject({ cash: 0n, owed: usd('15') });
  expect((await reloadInvoice(ctx, { id: invoiceId })).status).toBe('disputed');
});

test.each(disputing)(
  '%s: with two disputes open, the end of one does not thaw for the other',
  async (_, at) => {
    const { gateway, method } = at;
    const payer = await newPayer();
    const [first, second] = [await paid({ ...at, payer }), await paid({ ...at, payer })];
    const tell = async (url: string, step: 'opened' | 'won' | 'lost') => {
      const delivery = gateway.disputeDelivery?.(url, step, 2000);
      if (delivery) expect((await deliver(method, delivery)).statusCode).toBe(204);
    };
    const frozen = async () => {
      const query = database.db.selectFrom('account').select('frozen_at').where('id', '=', payer.id);
      return (await query.executeTakeFirstOrThrow()).frozen_at !== null;
    };
    for (const { url } of [first, second]) await tell(url, 'opened');
    await tell(first.url, 'won');
    expect(await frozen()).toBe(true);
    // Lost, and the wallet covered it: the case is over.
    await tell(second.url, 'lost');
    expect(await frozen()).toBe(false);
  },
);
