import type { ChildPanelView } from '@marquee/contract/earn/child-panels.ts';
import { type LifeRules, nextChange } from '@marquee/domain/child-panels/decide-life.ts';
import { formatMoney, money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import type { ChildPanelRow } from './child-panel.ts';
import { dnsView } from './dns/dns-view.ts';
import { lifeState } from './life/life-state.ts';
import type { waitingOrders } from './waiting-orders.ts';

interface Around {
  /** Where own domains must lead. */
  host: string;
  rules: LifeRules;
  waiting: Awaited<ReturnType<typeof waitingOrders>>;
}

export function childPanelView(
  ctx: Context,
  row: ChildPanelRow,
  { host, rules, waiting }: Around,
): ChildPanelView {
  const origin = childOrigin(ctx, row);
  const { orders = 0, cost = zero } = waiting.get(row.child_id) ?? {};
  return {
    id: Number(row.id),
    admin_email: row.admin_email,
    created_at: row.created_at.toISOString(),
    domain: row.domain,
    domain_type: row.domain_type,
    expired_at: row.paid_until?.toISOString() ?? null,
    status: row.status,
    tariff_plan_price: formatMoney(money(row.price)),
    admin_client_domain: `${origin}/admin`,
    user_client_domain: origin,
    renews: row.renews,
    changes_at: nextChange(lifeState(row), rules)?.toISOString() ?? null,
    is_held: row.frozen_by !== null,
    waiting_orders: orders,
    waiting_cost: formatMoney(cost),
    dns: dnsView(row, host),
  };
}

/** Panels of one installation differ only in the host. */
export function childOrigin({ environment }: Context, { domain }: Pick<ChildPanelRow, 'domain'>): string {
  const url = new URL(environment.publicUrl);
  url.hostname = domain;
  return url.origin;
}
