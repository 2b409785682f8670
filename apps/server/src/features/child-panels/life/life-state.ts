import { endNotices, type LifeRules, type LifeState } from '@marquee/domain/child-panels/decide-life.ts';
import type { Context } from '../../../platform/context.ts';
import { getSettings } from '../../settings/index.ts';
import type { ChildPanelRow } from '../child-panel.ts';

export function lifeState(row: ChildPanelRow): LifeState {
  const isForThisMonth = row.noticed_for?.getTime() === row.paid_until?.getTime();
  return {
    status: row.status,
    createdAt: row.created_at,
    paidUntil: row.paid_until,
    expiredAt: row.expired_at,
    frozenAt: row.frozen_at,
    isHeld: row.frozen_by !== null,
    renews: row.renews,
    noticed: (isForThisMonth && endNotices.find((notice) => notice === row.noticed)) || null,
  };
}

export async function lifeRules(ctx: Context): Promise<LifeRules> {
  const settings = await getSettings(ctx);
  return {
    graceDays: settings.child_panel_grace_days,
    frozenDays: settings.child_panel_frozen_days,
    dnsDays: settings.child_panel_dns_days,
  };
}
