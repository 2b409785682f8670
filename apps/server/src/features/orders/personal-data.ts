import type { ClosingBlocker } from '@marquee/contract/account/account-data.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { activeStatuses } from '@marquee/domain/orders/status.ts';
import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import {
  accountClosed,
  accountClosing,
  type DataKinds,
  type DataRow,
  onStrangerLeft,
  personalDataRequested,
} from '../accounts/index.ts';
import { forgetLinksJob } from './forget-links.job.ts';
import { orderedServices } from './ordered-services.ts';

const ordersAtOnce = 500;

/** Runs of a drip feed are left out: the drip feed reports itself as one blocker. */
async function reportRunningOrders(
  ctx: Context,
  { accountId, blockers }: { accountId: bigint; blockers: ClosingBlocker[] },
): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('customer_order')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('status', 'in', activeStatuses)
    .where('drip_feed_id', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count > 0n) blockers.push({ reason: 'orders', count: Number(count) });
}

async function addOrders(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('orders', () => allOrders(ctx, accountId));
}

/** Includes hidden orders, which are stored too. */
async function* allOrders(ctx: Context, accountId: bigint): AsyncIterable<DataRow> {
  for (const hidden of ['is', 'is not'] as const) {
    let after = 0n;
    for (;;) {
      const orders = await ctx.db
        .selectFrom('customer_order')
        .selectAll()
        .where('panel_id', '=', ctx.panel.id)
        .where('account_id', '=', accountId)
        .where('hidden_at', hidden, null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(ordersAtOnce)
        .execute();
      const services = await orderedServices(
        ctx,
        orders.map(({ service_id }) => service_id),
      );
      for (const order of orders)
        yield {
          id: Number(order.id),
          status: order.status,
          service: services.get(order.service_id)?.view.name ?? null,
          name: order.name,
          link: order.link,
          quantity: String(order.quantity),
          delivered: String(order.delivered),
          charged: formatMoney(money(order.charged)),
          refunded: formatMoney(money(order.refunded)),
          details: JSON.stringify(order.provider_params),
          created_at: order.created_at.toISOString(),
          completed_at: order.completed_at?.toISOString() ?? null,
        };
      if (orders.length < ordersAtOnce) break;
      after = orders.at(-1)?.id ?? after;
    }
  }
}

/** There may be 100,000 orders, too many for the transaction that closes the account: a job clears their links. */
async function forgetOrders(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await tx.db
    .updateTable('drip_feed')
    .set({ link: '' })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
  await tx.jobs.send(forgetLinksJob, { panelId: tx.panel.id, accountId });
}

/** The orders stay with the money they cost; the names were written by and for somebody else. */
async function forgetOrderNames(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await tx.db
    .updateTable('customer_order')
    .set({ name: '' })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('name', '<>', '')
    .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(accountClosing, reportRunningOrders),
  on(personalDataRequested, addOrders),
  on(accountClosed, forgetOrders),
  onStrangerLeft(forgetOrderNames),
];
