import type { PaymentCapabilities } from '@marquee/domain/payments/payment-capabilities.ts';
import { paymentRefusal } from '@marquee/domain/payments/payment-rules.ts';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { declareGateway, type PaymentStrategy } from '../../adapters/payments/declaration.ts';
import type { PaymentGateway, RefundOrder } from '../../adapters/payments/gateway.ts';
import { createAccount } from '../../testing/create-account.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { refundAtGateway } from '../invoices/reversals/refund-at-gateway.ts';
import { refundInvoice } from '../invoices/reversals/refund-invoice.ts';
import { receiveWebhook } from '../invoices/settling/receive-webhook.ts';
import { settleInvoice } from '../invoices/settling/settle-invoice.ts';
import {
  createInvoice,
  createMethod,
  evidenceOf,
  reloadInvoice,
} from '../invoices/testing/create-invoice.ts';
import { usd } from '../ledger/testing/fund-customer.ts';
import { linkCard } from '../linked-cards/link-card.ts';
import { listPaymentMethods } from './find-payment-methods.ts';
import { paymentMethodView } from './payment-method-view.ts';
import { strategies } from './strategies.ts';

const database = await testDatabase();
const ctx = await testContext(database);
// Other test files may share this process, and with it the registry.
const declared = new Map(strategies);
afterEach(() => {
  for (const [strategy, declaration] of declared) strategies.set(strategy, declaration);
});

/** Replaces a strategy with a gateway that can do everything but declares only these capabilities. */
async function plant(strategy: PaymentStrategy, capabilities: Partial<PaymentCapabilities>) {
  const refunds: RefundOrder[] = [];
  const unasked = () => Promise.reject(new Error('nobody may ask this'));
  const gateway: PaymentGateway = {
    start: async ({ invoiceId }) => ({ ref: String(invoiceId), url: 'https://pay.example' }),
    look: async () => undefined,
    readWebhook: async () => [],
    refund: async (order) => {
      refunds.push(order);
      return {};
    },
    cards: { start: unasked, look: unasked, charge: unasked, forget: unasked },
  };
  strategies.set(
    strategy,
    declareGateway({
      strategy,
      capabilities: { flow: 'redirect', ...capabilities },
      currencies: ['USD'],
      icon: 'card',
      label: 'crypto',
      config: z.object({}),
      open: async () => gateway,
    }),
  );
  const purposes = ['add_funds', 'checkout', 'order_widget', 'recurring'] as const;
  return { methodId: await createMethod(ctx, { strategy, purposes }), refunds };
}

async function paidInvoice(methodId: bigint) {
  const invoice = await createInvoice(ctx, { methodId });
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  return invoice.id;
}

test('a gateway that declares nothing is offered for nothing restricted, keeps no card and is asked for no refund', async () => {
  const { methodId, refunds } = await plant('paypal', {});
  const method = (await listPaymentMethods(ctx, 'checkout')).find(({ id }) => id === methodId);
  expect(method && paymentMethodView(method, 'en')).toMatchObject({
    flow: 'redirect',
    accepts_restricted: false,
  });
  const bill = { isRestricted: true, hasAccount: true, amount: usd('50'), mayBeFree: false };
  expect(method && paymentRefusal(method, bill)).toEqual({ reason: 'restricted_service' });
  const { id: accountId } = await createAccount(database.db, ctx.panel);
  const card = { accountId, methodId, subscriptionId: null, key: undefined };
  await expect(linkCard(ctx, card)).rejects.toMatchObject({ code: 'invalid_input' });
  const invoiceId = await paidInvoice(methodId);
  await refundInvoice(ctx, { invoiceId, reason: 'asked for it' });
  await refundAtGateway(ctx, { invoiceId, turn: 1 });
  expect((await reloadInvoice(ctx, { id: invoiceId })).status).toBe('refunded');
  expect(refunds).toEqual([]);
});

test('a gateway that refunds only whole payments is never asked for a part, nor for what a part left', async () => {
  const { methodId, refunds } = await plant('nowpayments', { refund: 'whole' });
  const [inParts, atOnce] = [await paidInvoice(methodId), await paidInvoice(methodId)];
  await refundInvoice(ctx, { invoiceId: inParts, amount: usd('20'), reason: 'a part' });
  await refundAtGateway(ctx, { invoiceId: inParts, turn: 1 });
  await refundInvoice(ctx, { invoiceId: inParts, reason: 'the rest' });
  await refundAtGateway(ctx, { invoiceId: inParts, turn: 2 });
  expect(refunds).toEqual([]);
  expect((await reloadInvoice(ctx, { id: inParts })).status).toBe('refunded');
  await refundInvoice(ctx, { invoiceId: atOnce, reason: 'all of it' });
  await refundAtGateway(ctx, { invoiceId: atOnce, turn: 1 });
  expect(refunds).toMatchObject([{ invoiceId: atOnce, isWhole: true }]);
});

test('a method whose gateway is gone is offered to nobody and hears nothing', async () => {
  const { methodId } = await plant('crypto', { acceptsRestricted: true });
  strategies.delete('crypto');
  for (const purpose of ['add_funds', 'checkout', 'order_widget', 'recurring'] as const)
    expect((await listPaymentMethods(ctx, purpose)).map(({ id }) => id)).not.toContain(methodId);
  const delivery = { methodId, body: Buffer.from('{}'), header: () => undefined };
  await expect(receiveWebhook(ctx, delivery)).rejects.toMatchObject({ code: 'not_found' });
});
