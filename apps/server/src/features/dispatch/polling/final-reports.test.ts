import { expect, test } from 'vitest';
import { fakeProvider } from '../../../testing/providers/fake-provider.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { checkBooks, walletBalances } from '../../ledger/index.ts';
import { orders } from '../../orders/index.ts';
import { dispatchRules } from '../books-rules.ts';
import { listeners } from '../listeners.ts';
import { run as dispatchOrders } from '../sending/dispatch-orders.ts';
import { resolveUnknown } from '../sending/resolve-unknown.ts';
import { deliverable, loopContext, paidOrders } from '../testing/paid-orders.ts';
import { run as pollOrders } from './poll-orders.ts';

const database = await testDatabase();
const remote = await fakeProvider();

/** An order of 100 pieces for 1 USD that the provider has taken. */
async function sentOrder() {
  const ctx = await testContext(database, { listeners });
  const { url, key } = remote;
  const { service } = await deliverable(ctx, [{ name: 'Upstream', adapter: 'smm_v2', url, key }]);
  const { account, orderIds } = await paidOrders(ctx, service.id, ['https://example.com/final']);
  const [orderId = 0n] = orderIds;
  const loop = loopContext(ctx);
  await dispatchOrders(loop);
  const report = async (answer: object) => {
    remote.replies.set('status', () => answer);
    ctx.clock.advance(120);
    await pollOrders(loop);
    remote.replies.clear();
  };
  const state = () =>
    ctx.db
      .selectFrom('customer_order as ordered')
      .innerJoin('dispatch', 'dispatch.order_id', 'ordered.id')
      .select(['ordered.status', 'ordered.delivered', 'ordered.refunded', 'dispatch.state'])
      .where('ordered.panel_id', '=', ctx.panel.id)
      .executeTakeFirstOrThrow();
  const cash = async () => (await walletBalances(ctx, { customerId: account.id })).cash;
  const findings = async () =>
    (await checkBooks(ctx.db, [...(orders.books ?? []), ...dispatchRules])).filter(
      ({ panelId }) => panelId === ctx.panel.id,
    );
  return { ctx, orderId, report, state, cash, findings };
}

test.each(['Canceled', 'Refunded', 'Partial', 'Fail', 'Error'])(
  '%s with more remaining than before refunds what remains',
  async (status) => {
    const { report, state, cash, findings } = await sentOrder();
    await report({ status: 'In progress', remains: '30' });
    await report({ status, remains: '80' });
    expect(await state()).toMatchObject({ status: 'canceled', delivered: 20n, refunded: 80_000_000n });
    expect(await cash()).toBe(80_000_000n);
    expect(await findings()).toEqual([]);
  },
);

test('a running order that goes backwards refunds nothing', async () => {
  const { report, state, cash } = await sentOrder();
  await report({ status: 'In progress', remains: '30' });
  await report({ status: 'In progress', remains: '90' });
  expect(await state()).toMatchObject({ status: 'in_processing', delivered: 70n, refunded: 0n });
  expect(await cash()).toBe(0n);
});

test.each([
  [{ status: 'Canceled' }, 100_000_000n],
  [{ status: 'Canceled', remains: null }, 100_000_000n],
  [{ status: 'Canceled', remains: '0' }, 100_000_000n],
  [{ status: 'Refunded', remains: '500' }, 100_000_000n],
])('%j of an order that never began is paid back whole', async (answer, refunded) => {
  const { report, state } = await sentOrder();
  await report(answer);
  expect(await state()).toMatchObject({ status: 'canceled', delivered: 0n, refunded });
});

test.each([
  [{ status: 'Partial' }],
  [{ status: 'Partial', remains: null }],
  [{ status: 'Partial', remains: '-5' }],
  [{ status: 'Partial', remains: '101' }],
])('%j waits for a person, who says what was delivered', async (answer) => {
  const { ctx, orderId, report, state, cash, findings } = await sentOrder();
  await report(answer);
  expect(await state()).toMatchObject({ status: 'in_processing', state: 'unknown', refunded: 0n });
  expect(await findings()).toEqual([]);
  await resolveUnknown(ctx, orderId, { answer: 'refund', reason: 'Looked it up', delivered: 40n });
  expect(await state()).toMatchObject({ status: 'canceled', delivered: 40n });
  expect(await cash()).toBe(60_000_000n);
});

test('a cancellation of everything that was reported as delivered waits too', async () => {
  const { ctx, orderId, report, state, cash } = await sentOrder();
  await report({ status: 'In progress', remains: '0' });
  await report({ status: 'Canceled', remains: '0' });
  expect(await state()).toMatchObject({ status: 'in_processing', state: 'unknown' });
  await resolveUnknown(ctx, orderId, { answer: 'refund', reason: 'Nothing arrived', delivered: 0n });
  expect(await cash()).toBe(100_000_000n);
});
