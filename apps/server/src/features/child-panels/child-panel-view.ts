import type { ChildPanelView } from '@marquee/contract/earn/child-panels.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';

export type ChildPanelRow = Selectable<DB['child_panel']>;

export function childPanelView(ctx: Context, row: ChildPanelRow): ChildPanelView {
  const origin = childOrigin(ctx, row);
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
    changes_at: null,
    is_held: row.frozen_by !== null,
    dns: null,
  };
}

/** Panels of one installation differ only in the host. */
export function childOrigin({ environment }: Context, { domain }: Pick<ChildPanelRow, 'domain'>): string {
  const url = new URL(environment.publicUrl);
  url.hostname = domain;
  return url.origin;
}
