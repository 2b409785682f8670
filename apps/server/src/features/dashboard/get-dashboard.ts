import type { Dashboard } from '@marquee/contract/shell/dashboard.ts';
import { add, formatMoney, type Money, money } from '@marquee/domain/money/money.ts';
import { activeStatuses, type OrderStatus } from '@marquee/domain/orders/status.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { walletBalances } from '../ledger/index.ts';
import { accountsGroupsInReview, orderSummary } from '../orders/index.ts';
import { listAttention } from './attention.ts';

const dayLength = 86_400_000;
const shownDays = 30;

export async function getDashboard(ctx: Context, accountId: bigint): Promise<Dashboard> {
  const today = new Date(ctx.clock.now().toISOString().slice(0, 10)).getTime();
  const dayAt = (daysAgo: number) => new Date(today - daysAgo * dayLength);
  const [wallets, { spent: onEnded }, onRunning, orders, spending, delivered] = await Promise.all([
    walletBalances(ctx, { customerId: accountId }),
    orderSummary(ctx, accountId),
    spentOnRunning(ctx, accountId),
    ordersByStatus(ctx, accountId),
    spendingByDay(ctx, accountId, dayAt(2 * shownDays - 1)),
    deliveredSince(ctx, accountId, dayAt(0)),
  ]);
  const balance = add(wallets.cash, wallets.bonus);
  const spent = add(onEnded, onRunning);
  const dates = Array.from({ length: 2 * shownDays }, (_, index) =>
    dayAt(2 * shownDays - 1 - index)
      .toISOString()
      .slice(0, 10),
  );
  const days = dates.map((date) => ({ date, spent: 0n, orders: 0n, ...spending.get(date) }));
  const total = (some: typeof days) => formatMoney(money(some.reduce((sum, day) => sum + day.spent, 0n)));
  return {
    balance: formatMoney(balance),
    spent: formatMoney(spent),
    spent_month: total(days.slice(shownDays)),
    spent_month_before: total(days.slice(0, shownDays)),
    delivered_today: Number(delivered),
    orders,
    days: days.slice(shownDays).map((day) => ({
      date: day.date,
      spent: formatMoney(money(day.spent)),
      orders: Number(day.orders),
    })),
    attention: await listAttention(ctx, { accountId, wallets, balance, spent, orders }),
  };
}

function ordersOf({ db, panel }: Context, accountId: bigint) {
  return db
    .selectFrom('customer_order')
    .where('customer_order.panel_id', '=', panel.id)
    .where('account_id', '=', accountId);
}

async function ordersByStatus(ctx: Context, accountId: bigint): Promise<Dashboard['orders']> {
  const inReview = await accountsGroupsInReview(ctx, accountId);
  const status = sql<OrderStatus>`case when status = 'unpaid' and group_id = any(${inReview}::bigint[])
    then 'in_moderation' else status end`;
  const rows = await ordersOf(ctx, accountId)
    .select([status.as('shown'), ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('hidden_at', 'is', null)
    .groupBy('shown')
    .execute();
  return rows.map(({ shown, count }) => ({ status: shown, count: Number(count) }));
}

async function spentOnRunning(ctx: Context, accountId: bigint): Promise<Money> {
  const { spent } = await ordersOf(ctx, accountId)
    .select(sql<bigint>`coalesce(sum(charged - refunded), 0)::bigint`.as('spent'))
    .where('status', 'in', activeStatuses)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return money(spent);
}

/** By day of payment: amounts charged, less later refunds. */
async function spendingByDay(
  ctx: Context,
  accountId: bigint,
  since: Date,
): Promise<Map<string, { spent: bigint; orders: bigint }>> {
  const date = sql<string>`to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await ordersOf(ctx, accountId)
    .select([date.as('date'), sql<bigint>`sum(charged - refunded)::bigint`.as('spent')])
    .select(({ fn }) => fn.countAll<bigint>().as('orders'))
    .where('paid_at', '>=', since)
    .groupBy(date)
    .execute();
  return new Map(rows.map(({ date: day, ...figures }) => [day, figures]));
}

/** The current value less that of the last report before. */
async function deliveredSince(ctx: Context, accountId: bigint, since: Date): Promise<bigint> {
  const before = sql`select max(event.delivered) from order_event as event
    where event.panel_id = customer_order.panel_id and event.order_id = customer_order.id
      and event.created_at < ${since}`;
  const { delivered } = await ordersOf(ctx, accountId)
    .select(
      sql<bigint>`coalesce(sum(greatest(customer_order.delivered - coalesce((${before}), 0), 0)), 0)::bigint`.as(
        'delivered',
      ),
    )
    .where('updated_at', '>=', since)
    .executeTakeFirstOrThrow();
  return delivered;
}
