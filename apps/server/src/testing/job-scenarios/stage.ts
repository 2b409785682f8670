import { afterAll, vi } from 'vitest';
import { settleInvoice } from '../../features/invoices/index.ts';
import { createInvoice, createMethod, evidenceOf } from '../../features/invoices/testing/create-invoice.ts';
import { openShop } from '../../features/orders/testing/shop.ts';
import { features } from '../../features.ts';
import type { Panel } from '../../platform/context.ts';
import { startBtcpayServer } from '../gateways/btcpay-server.ts';
import { startStripeServer } from '../gateways/stripe-server.ts';
import { type FakeProvider, startProvider } from '../providers/start-provider.ts';
import { rootPanel } from '../root-panel.ts';
import { testApp } from '../test-app.ts';
import { testClock } from '../test-clock.ts';
import { testContext } from '../test-context.ts';
import { testDatabase } from '../test-database.ts';
import type { StageContext } from './scenario.ts';

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** A database, a running panel, and the outside services that jobs call. */
export async function openStage() {
  const database = await testDatabase();
  const app = await testApp(database);
  await app.server.listen({ port: 0, host: 'localhost' });
  const stripe = await startStripeServer({ webhookSecret: 'whsec_test' });
  const btcpay = await startBtcpayServer({ apiKey: 'token', storeId: 'shop', webhookSecret: 'hook-secret' });
  const [willing, unwilling, watching, listing] = await Promise.all([
    startProvider(),
    unwillingProvider(),
    startProvider(),
    startProvider(),
  ]);
  const providers = { willing, unwilling, watching, listing };
  afterAll(async () => {
    for (const server of [stripe, btcpay, ...Object.values(providers)]) await server.stop();
  });
  const registered = {
    listeners: features.flatMap((feature) => feature.listeners ?? []),
    externalRoutes: features.flatMap((feature) => feature.externalRoutes ?? []),
  };
  const open = (panel?: Panel): Promise<StageContext> =>
    testContext(database, { ...registered, ...(panel ? { panel } : {}) });
  return {
    database,
    stripe,
    btcpay,
    providers,
    open,
    shop: () => openShop(database, registered),
    hosted: await hostedContext(app, await open(await rootPanel(database))),
  };
}

/** A context of the panel that is served over HTTP, with the real time. */
async function hostedContext(app: Awaited<ReturnType<typeof testApp>>, ctx: StageContext) {
  const address = app.server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const methodId = await createMethod(ctx, { purposes: ['add_funds', 'recurring'] });
  // Waits until its caches know the new method; then only the signature is missing.
  const callWebhook = () => app.call(`/webhooks/payments/${methodId}`, { method: 'POST', payload: {} });
  await vi.waitUntil(async () => (await callWebhook()).statusCode === 400, { timeout: 10_000 });
  // The first payment opens the method's ledger account, which the scenarios then share.
  const first = await createInvoice(ctx, { methodId });
  await settleInvoice(ctx, first.id, evidenceOf(ctx, first));
  const environment = { ...ctx.environment, publicUrl: `http://localhost:${port}` };
  return { methodId, now: () => ({ ...ctx, environment, clock: testClock(new Date()) }) };
}

/** Accepts orders, but refuses refills and cancellations. */
async function unwillingProvider(): Promise<FakeProvider> {
  const provider = await startProvider();
  const refusal = { error: 'It is too late' };
  provider.replies.set('refill', () => refusal);
  provider.replies.set('cancel', (body) =>
    (body.get('orders') ?? '').split(',').map((order) => ({ order: Number(order), cancel: refusal })),
  );
  return provider;
}
