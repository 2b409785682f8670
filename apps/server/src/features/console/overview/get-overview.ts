import type { Overview } from '@marquee/contract/console/overview.ts';
import type { Permission } from '@marquee/domain/access/permissions.ts';
import type { OverviewPeriod } from '@marquee/domain/charts/overview-periods.ts';
import { composedKey } from '../../../platform/composed-key.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { checkoutFunnel } from './funnel.ts';
import { moneyFigures } from './money-figures.ts';
import { readPeriods } from './periods.ts';
import { providerBalances } from './provider-balances.ts';
import { salesByCustomer } from './sales-by-customer.ts';
import { salesByService } from './sales-by-service.ts';

/** Under way in this process. */
const readings = new WeakMap<Database, Map<string, Promise<Overview>>>();

/**
 * How the panel is doing, as far as the caller may know. Every order of two periods is read: those who ask
 * for the same while it is being read share one reading.
 */
export async function getOverview(ctx: Context, period: OverviewPeriod): Promise<Overview> {
  const { permissions } = signedIn(ctx);
  const underWay = readings.get(ctx.db) ?? new Map<string, Promise<Overview>>();
  readings.set(ctx.db, underWay);
  const key = composedKey(String(ctx.panel.id), period, ctx.locale, ...permissions);
  const joined = underWay.get(key);
  if (joined) return joined;
  const reading = readOverview(ctx, period, permissions).finally(() => underWay.delete(key));
  underWay.set(key, reading);
  return reading;
}

async function readOverview(
  ctx: Context,
  period: OverviewPeriod,
  permissions: readonly string[],
): Promise<Overview> {
  const periods = readPeriods(period, ctx.clock.now());
  const may = (permission: Permission) => permissions.includes(permission);
  const seesOrders = may('orders.view');
  const [money, byCustomer, byService, providers] = await Promise.all([
    may('books.view') ? moneyFigures(ctx, periods) : null,
    seesOrders || may('accounts.view') ? salesByCustomer(ctx, periods) : null,
    seesOrders ? salesByService(ctx, periods) : null,
    may('providers.manage') ? providerBalances(ctx) : null,
  ]);
  const sales = seesOrders ? byCustomer : null;
  return {
    from: periods.from,
    to: periods.to,
    money,
    orders: sales?.orders ?? null,
    funnel: sales && (await checkoutFunnel(ctx, periods, sales.byHand)),
    top_services: byService?.services ?? null,
    top_networks: byService?.networks ?? null,
    top_customers: may('accounts.view') && byCustomer ? byCustomer.top : null,
    providers,
  };
}
