import { askForRefillJob } from '../../features/dispatch/ask-for-refill.job.ts';
import { passOnCancelJob } from '../../features/dispatch/pass-on-cancel.job.ts';
import { run as pollOrders } from '../../features/dispatch/polling/poll-orders.ts';
import { run as dispatchOrders } from '../../features/dispatch/sending/dispatch-orders.ts';
import { deliverable, loopContext, paidOrders } from '../../features/dispatch/testing/paid-orders.ts';
import { askRefill, requestCancel } from '../../features/orders/index.ts';
import { newLink } from '../../features/orders/testing/shop.ts';
import type { FakeProvider } from '../providers/start-provider.ts';
import { type Scenario, scenario } from './scenario.ts';
import type { Stage } from './stage.ts';

export function deliveryScenarios({ open, providers }: Stage): Scenario[] {
  /** An order that the provider has, and its customer. */
  const placeOrder = async (remote: FakeProvider) => {
    const ctx = await open();
    const { url, key } = remote;
    const { service } = await deliverable(ctx, [{ name: 'Upstream', adapter: 'smm_v2', url, key }]);
    const link = newLink();
    const { account, orderIds } = await paidOrders(ctx, service.id, [link]);
    const loop = loopContext(ctx);
    while (await dispatchOrders(loop));
    const remoteOrder = [...remote.orders.values()].find((order) => order.link === link);
    if (!remoteOrder) throw new Error('nothing was placed');
    const actor = { kind: 'user', accountId: account.id, permissions: [], frozen: false } as const;
    const countCalls = (action: string) =>
      remote.calls.filter(({ action: called, body }) => {
        const numbers = (body.get('orders') ?? body.get('order') ?? '').split(',');
        return called === action && numbers.includes(String(remoteOrder.number));
      }).length;
    const outside = () => remote.placementsOf(link);
    return {
      ctx,
      loop,
      remoteOrder,
      countCalls,
      outside,
      customer: { ...ctx, actor },
      orderId: orderIds[0] ?? 0n,
    };
  };
  const toCancel = async (remote: FakeProvider) => {
    const { ctx, customer, orderId, countCalls, outside } = await placeOrder(remote);
    await requestCancel(customer, orderId);
    const payload = { panelId: ctx.panel.id, orderId };
    return { ctx, payload, outside, callCount: () => countCalls('cancel') };
  };
  const toRefill = async (remote: FakeProvider) => {
    const { ctx, customer, loop, remoteOrder, orderId, countCalls, outside } = await placeOrder(remote);
    Object.assign(remoteOrder, { status: 'Completed', remains: 0n });
    ctx.clock.advance(120);
    await pollOrders(loop);
    const refillId = await askRefill(customer, orderId);
    const payload = { panelId: ctx.panel.id, refillId };
    // A run that finds a request in progress is retried: only one request is ever sent.
    return {
      ctx,
      payload,
      callCount: () => countCalls('refill'),
      outside: () => [outside(), countCalls('refill')],
    };
  };
  const { willing, unwilling } = providers;

  // Whoever asks twice is recorded twice.
  const logs = ['provider_call'];
  return [
    scenario(passOnCancelJob, 'the provider stops', {
      isRunAtOnce: true,
      logs,
      prepare: () => toCancel(willing),
    }),
    scenario(passOnCancelJob, 'the provider refuses', {
      isRunAtOnce: true,
      logs,
      prepare: () => toCancel(unwilling),
    }),
    scenario(askForRefillJob, 'the provider refills', {
      isRunAtOnce: true,
      logs,
      prepare: () => toRefill(willing),
    }),
    scenario(askForRefillJob, 'the provider refuses', {
      isRunAtOnce: true,
      logs,
      prepare: () => toRefill(unwilling),
    }),
  ];
}
