import { sql } from 'kysely';
import type { Context } from '../../apps/server/src/platform/context.ts';

/** What one customer's wallets must contain in the end, computed only from the responses they got. */
export interface Expected {
  /** Cash and bonus count as one: which of them pays depends on the order of requests. */
  spendable: bigint;
  referral: bigint;
  task: bigint;
  hold: bigint;
  owed: bigint;
  orders: number;
  invoices: number;
  withdrawals: number;
  /** The acknowledged status of each invoice; the database must have the same. */
  invoiceStates: Map<number, string>;
  /** Orders at a provider and their cost: the undelivered part is refunded. */
  deliveries: Map<number, bigint>;
}

export function nothingExpected(): Expected {
  return {
    spendable: 0n,
    referral: 0n,
    task: 0n,
    hold: 0n,
    owed: 0n,
    orders: 0,
    invoices: 0,
    withdrawals: 0,
    invoiceStates: new Map(),
    deliveries: new Map(),
  };
}

/** The refund for orders that ended early, computed from the provider's data and not from the panel's. */
export async function undelivered(ctx: Context, { deliveries }: Expected): Promise<bigint> {
  const ended = (await deliveredOrders(ctx)).filter(({ state }) => state === 'ended');
  return ended.reduce((sum, { order_id, quantity, delivers }) => {
    const cost = deliveries.get(Number(order_id)) ?? 0n;
    return sum + (cost * (quantity - delivers)) / quantity;
  }, 0n);
}

/** Orders whose sending was interrupted wait for an operator; all others end by themselves. */
export async function isDelivering(ctx: Context, orders: readonly number[]): Promise<boolean> {
  const { count } = await ctx.db
    .selectFrom('dispatch')
    .select((build) => build.fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', ctx.panel.id)
    .where('order_id', '=', sql<bigint>`any(${orders.map(BigInt)}::bigint[])`)
    .where('state', 'in', ['ready', 'sending', 'sent'])
    .executeTakeFirstOrThrow();
  return count > 0n;
}

function deliveredOrders(ctx: Context) {
  return ctx.db
    .selectFrom('dispatch')
    .innerJoin('simulated_order', (join) =>
      join
        .onRef('simulated_order.panel_id', '=', 'dispatch.panel_id')
        .on((where) => where('dispatch.number', '=', where.cast<string>('simulated_order.number', 'text'))),
    )
    .select(['dispatch.order_id', 'dispatch.state', 'simulated_order.quantity', 'simulated_order.delivers'])
    .where('dispatch.panel_id', '=', ctx.panel.id)
    .execute();
}
