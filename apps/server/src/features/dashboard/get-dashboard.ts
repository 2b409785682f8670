import type { Dashboard } from '@marquee/contract/dashboard.ts';
import { add, formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { walletBalances } from '../ledger/index.ts';
import { orderSummary } from '../orders/index.ts';
import { attentionOf } from './attention.ts';
import { deliveredSince, ordersByStatus, spendingByDay } from './order-figures.ts';

const dayLength = 86_400_000;
const shownDays = 30;

export async function getDashboard(ctx: Context, accountId: bigint): Promise<Dashboard> {
  const today = new Date(ctx.clock.now().toISOString().slice(0, 10)).getTime();
  const dayAt = (daysAgo: number) => new Date(today - daysAgo * dayLength);
  const [wallets, { spent }, orders, spending, delivered] = await Promise.all([
    walletBalances(ctx, { customerId: accountId }),
    orderSummary(ctx, accountId),
    ordersByStatus(ctx, accountId),
    spendingByDay(ctx, accountId, dayAt(2 * shownDays - 1)),
    deliveredSince(ctx, accountId, dayAt(0)),
  ]);
  const balance = add(wallets.cash, wallets.bonus);
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
    attention: await attentionOf(ctx, { accountId, wallets, balance, spent, orders }),
  };
}
