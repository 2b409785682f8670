import { nextMonthEnd } from '@marquee/domain/child-panels/billing-month.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { verifyHost } from '../../panels/index.ts';
import type { ChildPanelRow } from '../child-panel.ts';
import { notifyOwner } from './notify-owner.ts';

/** The domain is proven: it is routed from now on, and the month that was paid begins. */
export async function openPanel(tx: Context, row: ChildPanelRow): Promise<void> {
  const now = tx.clock.now();
  const paidUntil = nextMonthEnd(now);
  await verifyHost(tx, { panelId: row.child_id, host: row.domain });
  await tx.db
    .updateTable('child_panel')
    .set({
      status: 'active',
      activated_at: now,
      billing_day: now.getUTCDate(),
      paid_until: paidUntil,
      dns_lost_at: null,
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', row.id)
    .execute();
  await recordAudit(tx, {
    action: 'child-panels.open',
    subjectType: 'child-panel',
    subjectId: row.id,
    after: { domain: row.domain },
  });
  await notifyOwner(tx, row, { event: 'opened', date: paidUntil });
}
