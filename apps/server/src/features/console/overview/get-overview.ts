import type { Overview } from '@marquee/contract/console/overview.ts';
import type { Permission } from '@marquee/domain/access/permissions.ts';
import type { OverviewPeriod } from '@marquee/domain/charts/overview-periods.ts';
import type { Context } from '../../../platform/context.ts';
import { sharedReading } from '../../../platform/shared-reading.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { checkoutFunnel } from './funnel.ts';
import { moneyFigures } from './money-figures.ts';
import { readPeriods } from './periods.ts';
import { providerBalances } from './provider-balances.ts';
import { salesByCustomer } from './sales-by-customer.ts';
import { salesByService } from './sales-by-service.ts';

/** How the panel is doing, as far as the caller may know. Every order of two periods is read. */
export function getOverview(ctx: Context, period: OverviewPeriod): Promise<Overview> {
  const { permissions } = signedIn(ctx);
  return sharedReading(ctx.db, ['overview', ctx.panel.id, period, ctx.locale, ...permissions], () =>
    readOverview(ctx, period, permissions),
  );
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
