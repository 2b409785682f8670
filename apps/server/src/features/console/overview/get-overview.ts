import type { Overview } from '@marquee/contract/console/overview.ts';
import type { Permission } from '@marquee/domain/access/permissions.ts';
import type { OverviewPeriod } from '@marquee/domain/charts/overview-periods.ts';
import type { Context } from '../../../platform/context.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { checkoutFunnel } from './funnel.ts';
import { moneyFigures } from './money-figures.ts';
import { orderFigures } from './order-figures.ts';
import { readPeriods } from './periods.ts';
import { providerBalances } from './provider-balances.ts';
import { topCustomers, topNetworks, topServices } from './top-lists.ts';

/** How the panel is doing, as far as the caller may know. */
export async function getOverview(ctx: Context, period: OverviewPeriod): Promise<Overview> {
  const { permissions } = signedIn(ctx);
  const periods = readPeriods(period, ctx.clock.now());
  const ifAllowed = <Part>(permission: Permission, load: () => Promise<Part>): Promise<Part | null> =>
    permissions.includes(permission) ? load() : Promise.resolve(null);
  const [money, orders, services, networks, customers, providers] = await Promise.all([
    ifAllowed('books.view', () => moneyFigures(ctx, periods)),
    ifAllowed('orders.view', () => orderFigures(ctx, periods)),
    ifAllowed('orders.view', () => topServices(ctx, periods)),
    ifAllowed('orders.view', () => topNetworks(ctx, periods)),
    ifAllowed('accounts.view', () => topCustomers(ctx, periods)),
    ifAllowed('providers.manage', () => providerBalances(ctx)),
  ]);
  return {
    from: periods.from,
    to: periods.to,
    money,
    orders,
    funnel: orders && (await checkoutFunnel(ctx, periods, orders.orders)),
    top_services: services,
    top_networks: networks,
    top_customers: customers,
    providers,
  };
}
