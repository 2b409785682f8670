import { nextMonthEnd } from '@marquee/domain/child-panels/billing-month.ts';
import { money } from '@marquee/domain/money/money.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { chargeChildPanelMonth } from '../../ledger/index.ts';
import { setStanding } from '../../panels/index.ts';
import type { ChildPanelRow } from '../child-panel.ts';

/**
 * Charges the next month of a locked row and opens the panel if it was closed. An open one goes on where its month
 * ends; one that has stopped begins anew today, since nothing was sold in between. Answers the new end.
 */
export async function payMonth(tx: Context, row: ChildPanelRow): Promise<Date> {
  const month = row.months + 1;
  await chargeChildPanelMonth(tx, {
    customerId: row.account_id,
    childPanelId: row.id,
    month,
    amount: money(row.price),
    domain: row.domain,
  });
  const now = tx.clock.now();
  const goesOn = row.status === 'active' && row.paid_until !== null;
  const start = goesOn && row.paid_until !== null ? row.paid_until : now;
  const billingDay = goesOn && row.billing_day !== null ? row.billing_day : now.getUTCDate();
  const paidUntil = nextMonthEnd(start, billingDay);
  await tx.db
    .updateTable('child_panel')
    .set({
      status: 'active',
      months: month,
      paid_until: paidUntil,
      billing_day: billingDay,
      expired_at: null,
      frozen_at: null,
      freeze_reason: null,
      terminated_at: null,
      noticed: null,
      noticed_for: null,
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', row.id)
    .execute();
  await setStanding(tx, { panelId: row.child_id, standing: 'open' });
  await recordAudit(tx, {
    action: 'child-panels.pay-month',
    subjectType: 'child-panel',
    subjectId: row.id,
    before: { status: row.status, paidUntil: row.paid_until },
    after: { status: 'active', paidUntil, month, price: String(row.price) },
  });
  return paidUntil;
}
