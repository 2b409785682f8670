import type { AddressInfo } from 'node:net';
import { money } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import type { Context } from '../../platform/context.ts';
import { appContext } from '../../testing/app-context.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { placeOrders } from '../checkout/index.ts';
import { creditWallet, walletBalances } from '../ledger/index.ts';
import {
  answerRefill,
  askRefill,
  cancelOrder,
  completeOrder,
  reportProgress,
  requestCancel,
} from '../orders/index.ts';
import { addProvider, syncProvider } from '../providers/index.ts';
import { provenVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { askForRefill } from './ask-for-refill.ts';
import { passOnCancel } from './pass-on-cancel.ts';
import { run as pollOrders } from './polling/poll-orders.ts';
import { run as pollRefills } from './polling/poll-refills.ts';
import { run as dispatchOrders } from './sending/dispatch-orders.ts';
import { loopContext } from './testing/paid-orders.ts';

/** A separate installation: database, server on a port, one type of service. */
async function installation() {
  const database = await testDatabase();
  const app = await testApp(database, { config: { allowLoopbackFetch: true } });
  await switchCaptchaOff(database);
  await app.server.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.server.address() as AddressInfo;
  const { db } = database;
  const ctx = await appContext(app, database);
  const { panel } = ctx;
  const type = await createServiceType(db, await createNetwork(db, panel, { name: 'YouTube' }), {
    name: 'Views',
  });
  const customer = async (usd: bigint) => {
    const { id, bearer } = await provenVisitor(app, database);
    await creditWallet(ctx, {
      type: 'admin',
      wallet: 'cash',
      key: `test:${id}`,
      customerId: id,
      amount: money(usd * 100_000_000n),
      reason: 'Test',
    });
    const made = await app.call('/api/v1/api-token', { method: 'POST', headers: { authorization: bearer } });
    const key: string = made.json().data.api_token;
    const actor = { kind: 'user', accountId: id, permissions: [], frozen: false } as const;
    return { id, key, ctx: { ...ctx, actor } };
  };
  const ordersOf = (accountId: bigint) =>
    db.selectFrom('customer_order').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
  return { app, db, ctx, type, customer, ordersOf, api: `http://localhost:${port}/api/v2` };
}

type Installation = Awaited<ReturnType<typeof installation>>;

/** `seller` sells what `maker` delivers, with a markup of 50 %. */
async function resell(seller: Installation, maker: Installation) {
  const made = await createService(maker.db, maker.type, {
    name: 'Views from the maker',
    default_price: 100_000_000n,
    min: 100n,
    max: 100_000n,
    can_cancel: true,
    has_refill: true,
    refill_days: 30,
  });
  const account = await maker.customer(50n);
  const providerId = await addProvider(seller.ctx, {
    name: 'The other panel',
    adapter: 'smm_v2',
    url: maker.api,
    key: account.key,
  });
  const own = { panel_id: seller.ctx.panel.id, provider_id: providerId };
  await seller.db
    .insertInto('offer_rule')
    .values({ ...own, pattern: 'from the maker', service_type_id: seller.type.id })
    .execute();
  await seller.db
    .insertInto('price_rule')
    .values({ ...own, percent_ppm: 500_000 })
    .execute();
  // The maker's in-memory catalogue picks up the new service a moment later.
  for (let added = 0; added === 0; ) ({ added } = await syncProvider(seller.ctx, providerId));
  const { service_id } = await seller.db
    .selectFrom('service_source')
    .select('service_id')
    .where('provider_id', '=', providerId)
    .where('offer_number', '=', String(made.id))
    .executeTakeFirstOrThrow();
  return { account, serviceId: service_id };
}

async function place(serviceId: bigint, buyer: { ctx: Context }, url: string) {
  const request = { orders: [{ service_id: Number(serviceId), quantity: 1000, url }] };
  for (;;) {
    const placed = await placeOrders(buyer.ctx, { orderRequest: request, idempotencyKey: undefined }).catch(
      (error) => {
        // Until its in-memory catalogue has the imported service.
        if (error?.fields?.[0]?.field === 'orders.0.service_id') return undefined;
        throw error;
      },
    );
    if (placed) return placed;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const later = (ctx: Context, seconds: number): Context => ({
  ...ctx,
  clock: { now: () => new Date(Date.now() + seconds * 1000) },
});

async function deliverThroughBoth(seller: Installation, maker: Installation) {
  const { account, serviceId } = await resell(seller, maker);
  const buyer = await seller.customer(10n);
  const links = ['done', 'partial', 'stopped'].map((name) => `https://example.com/both/${name}`);
  for (const link of links) await place(serviceId, buyer, link);
  await dispatchOrders(loopContext(seller.ctx));

  const atMaker = await maker.ordersOf(account.id);
  const [done, partial, stopped] = links.map((link) => only(atMaker.filter((order) => order.link === link)));
  if (!done || !partial || !stopped) throw new Error('the maker has no orders');
  expect((await walletBalances(maker.ctx, { customerId: account.id })).cash).toBe(4_700_000_000n);
  expect((await walletBalances(seller.ctx, { customerId: buyer.id })).cash).toBe(550_000_000n);
  const sold = async (link: string) =>
    only((await seller.ordersOf(buyer.id)).filter((order) => order.link === link));

  await reportProgress(maker.ctx, { orderId: done.id, startCount: 7n, delivered: 400n });
  await reportProgress(maker.ctx, { orderId: partial.id, startCount: 70n, delivered: 250n });
  await pollOrders(loopContext(later(seller.ctx, 60)));
  expect(await sold(done.link)).toMatchObject({ status: 'in_processing', delivered: 400n, start_count: 7n });

  await completeOrder(maker.ctx, done.id);
  await cancelOrder(maker.ctx, { orderId: partial.id, reason: 'operator', delivered: 250n });
  const { id: toStop } = await sold(stopped.link);
  await requestCancel(buyer.ctx, toStop);
  expect((await sold(stopped.link)).status).toBe('in_processing');
  await passOnCancel(seller.ctx, { orderId: toStop });
  await passOnCancel(seller.ctx, { orderId: toStop });
  await pollOrders(loopContext(later(seller.ctx, 180)));

  expect(await sold(done.link)).toMatchObject({ status: 'completed', delivered: 1000n, refunded: 0n });
  expect(await sold(partial.link)).toMatchObject({
    status: 'canceled',
    cancel_reason: 'partial',
    delivered: 250n,
    refunded: 112_500_000n,
  });
  expect(await sold(stopped.link)).toMatchObject({
    status: 'canceled',
    delivered: 0n,
    refunded: 150_000_000n,
  });
  // Both installations refunded the same share, each at its own price.
  expect((await walletBalances(maker.ctx, { customerId: account.id })).cash).toBe(4_875_000_000n);
  expect((await walletBalances(seller.ctx, { customerId: buyer.id })).cash).toBe(812_500_000n);
  await refillThroughBoth(seller, maker, { buyer: buyer.ctx, sold: (await sold(done.link)).id });
}

/** A refill is requested at the seller, done at the maker, and reported back to the seller. */
async function refillThroughBoth(
  seller: Installation,
  maker: Installation,
  { buyer, sold }: { buyer: Context; sold: bigint },
) {
  const refillId = await askRefill(buyer, sold);
  await askForRefill(seller.ctx, { refillId });
  await askForRefill(seller.ctx, { refillId });
  const refills = ({ db }: Installation) =>
    db.selectFrom('refill_request').select(['id', 'status']).orderBy('id').execute();
  expect((await refills(seller)).at(-1)).toMatchObject({ id: refillId, status: 'in_progress' });
  const query = only((await refills(maker)).filter(({ status }) => status === 'pending'));
  await pollRefills(loopContext(later(seller.ctx, 60)));
  expect((await refills(seller)).at(-1)?.status).toBe('in_progress');
  await answerRefill(maker.ctx, { refillId: query.id, status: 'completed' });
  await pollRefills(loopContext(later(seller.ctx, 600)));
  expect((await refills(seller)).at(-1)?.status).toBe('completed');
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`${rows.length} rows, not one`);
  return row;
}

test('two installations sell each other’s services, both ways at once', async () => {
  const [one, other] = [await installation(), await installation()];
  await deliverThroughBoth(one, other);
  await deliverThroughBoth(other, one);
}, 60_000);
